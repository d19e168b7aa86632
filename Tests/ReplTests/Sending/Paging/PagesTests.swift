import ApusClient
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusRepl

@Suite("The pages of one list", .paced)
struct PagesTests {
  private func list(_ text: String) throws -> Node { try Document(text).root }

  @Test(
    "have their list in the body: the only one, or the one by a usual name",
    arguments: [
      ("[1]", "[1]"), (#"{"workflow_runs":[1],"count":1}"#, "[1]"), (#"{"items":[1],"facets":[2]}"#, "[1]"),
      (#"{"errors":[],"data":[1]}"#, "[1]"), (#"{"data":{"children":[1],"after":null}}"#, "[1]"),
      (#"{"items":[1],"links":[]}"#, "[1]"), (#"{"response":{"docs":[1]}}"#, "[1]"),
      (#"{"_embedded":{"a":[1]}}"#, "[1]"),
      (#"{"a":[1],"b":[2]}"#, nil), (#"{"a":1}"#, nil), ("7", nil), (#"{"items":{"a":1}}"#, nil),
    ] as [(String, String?)])
  func lists(_ body: String, _ expected: String?) throws {
    #expect(Pages.list(in: try list(body))?.text == expected)
  }

  @Test("are one array, with each element as it was spelled")
  func array() throws {
    var pages = Pages(from: .http("h"))
    #expect(pages.array == Array("[]".utf8))
    pages.add(try list("[1.0, {\"a\" : 2}]"))
    pages.add(try list("[]"))
    pages.add(try list("[3]"))
    #expect(String(decoding: pages.array, as: UTF8.self) == "[1.0,{\"a\" : 2},3]")
    #expect(pages.count == 3 && pages.elements == 3)
  }

  @Test("know a page that comes again, and one that would be asked for again")
  func repeats() throws {
    var pages = Pages(from: try WebURL("http://h/l"))
    #expect(!pages.isRepeated(try list("[1]")))
    pages.add(try list("[1]"))
    #expect(
      try pages.isRepeated(list("[1]")) && !pages.isRepeated(list("[2]")) && !pages.isRepeated(list("[]")))
    #expect(try pages.goOn(to: WebURL("http://h/l?p=2"), by: ".next") && pages.rule == ".next")
    #expect(try !pages.goOn(to: WebURL("http://h/l"), by: "Link") && pages.rule == "Link")
  }

  @Test("begin at the start unless their URL says otherwise")
  func start() throws {
    for query in ["page=3", "cursor=x", "offset=2", "starting_after=a"] {
      #expect(!Pages(from: try WebURL("http://h/l?\(query)")).asksFromTheStart, "\(query)")
    }
    #expect(Pages(from: try WebURL("http://h/l?per_page=2&q=page")).asksFromTheStart)
  }
}
