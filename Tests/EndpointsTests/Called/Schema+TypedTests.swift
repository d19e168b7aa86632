import ApusJSON
import ApusLanguage
import ApusPacingTestSupport
import Testing

@testable import ApusEndpoints
@testable import ApusOpenAPI

@Suite("Texts as the values that a schema wants", .paced)
struct SchemaTypedTests {
  private func typed(_ item: String, as schema: String) throws -> String {
    let word = try #require(Words("x " + item).words.last)
    let document = try Specification(
      Array(#"{"openapi":"3.0.0","paths":{},"x-schema":\#(schema)}"#.utf8)
    ).document
    return ItemPrinter().print(
      try Schema(try #require(document.root["x-schema"])).typed(try #require(Item(word))))
  }

  @Test(
    "numbers, truth values and containers are JSON, and what may be a text is one",
    arguments: [
      ("a=5", #"{"type":"integer"}"#, "a:=5"), ("a=-1.5", #"{"type":"number"}"#, "a:=-1.5"),
      ("a=true", #"{"type":"boolean"}"#, "a:=true"), ("a=5", #"{"type":"string"}"#, "a=5"),
      ("a=5", "{}", "a=5"), ("a=5", #"{"anyOf":[{"type":"integer"},{"type":"string"}]}"#, "a=5"),
      ("a=5", #"{"oneOf":[{"type":"integer"},{"type":"null"}]}"#, "a:=5"),
      ("a=null", #"{"type":["integer","null"]}"#, "a:=null"),
      ("a={{n}}", #"{"type":"integer"}"#, "'a:={{n}}'"),
      ("a=[1]", #"{"type":"array"}"#, "'a:=[1]'"),
      ("a=x", #"{"type":"array","items":{"type":"string"}}"#, "'a[]=x'"),
      ("a=5", #"{"type":"array","items":{"type":"integer"}}"#, "'a[]:=5'"),
      ("a=@f", #"{"type":"integer"}"#, "a:=@f"), ("a=@f", #"{"type":"string"}"#, "a=@f"),
    ])
  func kinds(_ item: String, _ schema: String, _ expected: String) throws {
    #expect(try typed(item, as: schema) == expected)
  }

  @Test(
    "what is none of the values is refused",
    arguments: [
      ("a=5.5", "integer"), ("a=yes", "boolean"), ("a=x", "object"), ("a=1e", "number"), ("a=", "integer"),
    ])
  func mistakes(_ item: String, _ kind: String) {
    #expect(throws: LineProblem.self) { try typed(item, as: #"{"type":"\#(kind)"}"#) }
  }
}
