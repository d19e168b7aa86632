import ApusJSON
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusText

@Suite("Finding text in a document", .paced)
struct JSONSearchTests {
  func paths(_ text: String, in json: String) throws -> [String] {
    JSONSearch(text).findings(in: try Document(json).root).map { "\($0.location)" }
  }

  @Test("keys and scalars are searched, in either case, with their escapes resolved")
  func places() throws {
    let json = #"{"Name": "x", "a": ["my NAME is", {"b": "na\u006de"}], "n": 12345, "name": {"k": null}}"#
    #expect(try paths("name", in: json) == [".Name", ".a[0]", ".a[1].b", ".name"])
    #expect(try paths("234", in: json) == [".n"])
    #expect(try paths("null", in: json) == [".name.k"])
  }

  @Test("nothing is found by nothing, or in nothing")
  func nothing() throws {
    #expect(try paths("", in: "[1]").isEmpty)
    #expect(try paths("x", in: "[]").isEmpty)
    #expect(try paths("x", in: "\"x\"") == ["."])
    #expect(FindView([], of: "x").text() == "found nowhere\n")
  }

  @Test("any depth is fine, and a limit ends the search")
  func limits() throws {
    let deep = String(repeating: "[", count: 50_000) + "\"x\"" + String(repeating: "]", count: 50_000)
    #expect(try paths("x", in: deep).count == 1)
    let root = try Document("[" + Array(repeating: "\"x\"", count: 50).joined(separator: ",") + "]").root
    #expect(JSONSearch("x").findings(in: root, limit: 7).count == 7)
    // A place costs as many steps as it is deep.
    var effort = Effort(limit: 200_000)
    let nested =
      String(repeating: "[", count: 50_000) + "\"x\",\"x\",\"x\",1" + String(repeating: "]", count: 50_000)
    #expect(JSONSearch("x").findings(in: try Document(nested).root, within: &effort).count == 2)
    #expect(effort.end == .tooMuch)
  }
}
