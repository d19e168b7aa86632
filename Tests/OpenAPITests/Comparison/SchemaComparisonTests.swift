import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("What changed in the values that a schema allows", .paced)
struct SchemaComparisonTests {
  /// What is told of a value that is sent, and of one that is received; `!` stands before what breaks a program.
  private func changes(_ old: String, _ new: String) throws -> (sent: [String], received: [String]) {
    let schemas = try [old, new].map { Schema(try JSONDocument($0).root) }
    func told(_ direction: SchemaComparison.Direction) -> [String] {
      SchemaComparison(from: schemas[0], to: schemas[1], direction: direction).changes.map { change in
        (change.effect == .breaking ? "! " : "") + change.text(in: "it")
      }
    }
    return (told(.sent), told(.received))
  }

  @Test("may be fewer in what is received, and more in what is sent")
  func kinds() throws {
    let narrower = try changes(#"{"type":"number"}"#, #"{"type":"integer"}"#)
    #expect(
      narrower.sent == ["! it is integer, was number"] && narrower.received == ["it is integer, was number"])
    let wider = try changes(#"{"type":"integer"}"#, #"{"type":"number"}"#)
    #expect(wider.sent == ["it is number, was integer"] && wider.received == ["! it is number, was integer"])
    let other = try changes(#"{"type":"string"}"#, #"{"type":"integer"}"#)
    #expect(other.sent.first?.hasPrefix("!") == true && other.received.first?.hasPrefix("!") == true)
    let open = try changes(#"{"type":"string"}"#, "{}")
    #expect(
      open.sent == ["it is any value, was string"] && open.received == ["! it is any value, was string"])
    let null = try changes(#"{"type":"string"}"#, #"{"type":["string","null"]}"#)
    #expect(null.sent == ["it may be null now"] && null.received == ["! it may be null now"])
  }

  @Test("are one of fewer, or of more")
  func values() throws {
    let fewer = try changes(#"{"enum":["a","b"]}"#, #"{"enum":["a"]}"#)
    #expect(fewer.sent == [#"! it is never "b" now"#] && fewer.received == [#"it is never "b" now"#])
    let more = try changes(#"{"enum":["a"]}"#, #"{"enum":["a","b"]}"#)
    #expect(more.sent == [#"it may be "b" now"#] && more.received == [#"! it may be "b" now"#])
    #expect(try changes("{}", #"{"enum":["a"]}"#).sent == [#"! it is one of "a" only"#])
    #expect(try changes(#"{"enum":["a"]}"#, "{}").received == ["! it may be any value now"])
  }

  @Test("have fields, those of `allOf` and of elements too")
  func fields() throws {
    let old =
      #"{"properties":{"a":{"type":"string"},"list":{"items":{"properties":{"x":{}}}}},"required":["a"]}"#
    let new = """
      {"allOf":[{"properties":{"a":{"type":"integer"}}},{"properties":{"list":{"items":{"properties":{"y":{}},"required":["y"]}}}}]}
      """
    let found = try changes(old, new)
    #expect(
      found.sent == [
        "`a` of it may be missing now", "! `a` of it is integer, was string", "! `list[].x` of it is gone",
        "! `list[].y` of it is new and required",
      ], "\(found.sent)")
    #expect(
      found.received == [
        "! `a` of it may be missing now", "! `a` of it is integer, was string", "! `list[].x` of it is gone",
        "`list[].y` of it is new",
      ], "\(found.received)")
  }

  @Test("do not count where they never are: read-only ones in what is sent")
  func readOnly() throws {
    let found = try changes(
      #"{"properties":{"id":{"readOnly":true}}}"#, #"{"properties":{"me":{"writeOnly":true}}}"#)
    #expect(found.sent == ["`me` of it is new"] && found.received == ["! `id` of it is gone"])
  }

  @Test("are looked into as far as is sensible")
  func deep() throws {
    func nested(_ inner: String) -> String {
      String(repeating: #"{"properties":{"a":"#, count: 60) + inner + String(repeating: "}}", count: 60)
    }
    let found = try changes(nested(#"{"type":"string"}"#), nested(#"{"type":"integer"}"#))
    #expect(found.sent.isEmpty && found.received.isEmpty)
    let many = "{\"properties\":{\((0..<900).map { "\"f\($0)\":{}" }.joined(separator: ","))}}"
    #expect(try changes(many, #"{"properties":{}}"#).sent.count == 200)
  }
}
