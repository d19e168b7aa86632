import ApusJSON
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusText

@Suite("Finding text in a document", .paced)
struct JSONSearchTests {
  func paths(_ text: String, in json: String) throws -> [String] {
    JSONSearch(text).findings(in: try JSONDocument(json).root).list.map { "\($0.place)" }
  }

  @Test("keys and scalars are searched, in either case, with their escapes resolved")
  func places() throws {
    let json = #"{"Name": "x", "a": ["my NAME is", {"b": "na\u006de"}], "n": 12345, "name": {"k": null}}"#
    #expect(try paths("name", in: json) == [".Name", ".a[0]", ".a[1].b", ".name"])
    #expect(try paths("234", in: json) == [".n"])
    #expect(try paths("null", in: json) == [".name.k"])
  }

  @Test("only keys, every letter in either case, or by a pattern")
  func options() throws {
    let root = try JSONDocument(#"{"Äpfel": "x", "y": "äpfel", "created_at": "at"}"#).root
    let found = { (search: JSONSearch) in search.findings(in: root).list.map { "\($0.place)" } }
    #expect(found(JSONSearch("äpfel")) == [".y"])
    #expect(found(JSONSearch(SearchedText("äpfel", ignoringCase: true))) == [".Äpfel", ".y"])
    #expect(found(JSONSearch(SearchedText("at"), inKeys: true)) == [".created_at"])
    let pattern = try #require(SearchedText(pattern: "(^x|_AT$)", ignoringCase: true))
    #expect(found(JSONSearch(pattern)) == [".Äpfel", ".created_at"])
    #expect(found(JSONSearch(try #require(SearchedText(pattern: "_AT$")))).isEmpty)
    #expect(SearchedText(pattern: "(") == nil)
  }

  @Test("somebody who takes each when it is found can end the search")
  func taking() throws {
    var places: [String] = []
    var findings = JSONFindings { finding in
      places.append("\(finding.place)")
      return places.count < 2
    }
    var effort = Effort.unlimited
    JSONSearch("x").find(
      in: try JSONDocument(#"["x", "x", "x"]"#).root, at: TreePlace(Location([.key("a")]), inResponse: 3),
      within: &effort, &findings)
    #expect(places == ["$3.a[0]", "$3.a[1]"])
  }

  @Test("nothing is found by nothing, or in nothing")
  func nothing() throws {
    #expect(try paths("", in: "[1]").isEmpty)
    #expect(try paths("x", in: "[]").isEmpty)
    #expect(try paths("x", in: "\"x\"") == ["."])
    #expect(FindView(JSONFindings(), of: SearchedText("x")).text() == "found nowhere\n")
  }

  @Test("any depth is fine, and a limit ends the search")
  func limits() throws {
    let deep = String(repeating: "[", count: 50_000) + "\"x\"" + String(repeating: "]", count: 50_000)
    #expect(try paths("x", in: deep).count == 1)
    let root = try JSONDocument("[" + Array(repeating: "\"x\"", count: 50).joined(separator: ",") + "]").root
    let some = JSONSearch("x").findings(in: root, limit: 7)
    #expect(some.list.count == 7 && some.count == 50, "all are counted")
    // A place costs as many steps as it is deep.
    var effort = Effort(limit: 200_000)
    let nested =
      String(repeating: "[", count: 50_000) + "\"x\",\"x\",\"x\",1" + String(repeating: "]", count: 50_000)
    var found = JSONFindings()
    JSONSearch("x").find(in: try JSONDocument(nested).root, within: &effort, &found)
    #expect(found.count == 2)
    #expect(effort.end == .tooMuch)
  }
}
