import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("The schema of values that were seen", .paced)
struct ShapeSchemaTests {
  private func schema(_ values: String...) throws -> String {
    JSONShape(of: try values.map { try JSONDocument($0).root }).schema.text
  }

  @Test("has kinds, formats, and null beside them")
  func kinds() throws {
    #expect(try schema("1") == #"{"type":"integer"}"#)
    #expect(try schema("1", "2.5") == #"{"type":"number"}"#)
    #expect(try schema("true", "null") == #"{"type":["boolean","null"]}"#)
    #expect(try schema("null") == #"{"type":"null"}"#)
    #expect(try schema(#""2024-01-31""#) == #"{"type":"string","format":"date"}"#)
    #expect(try schema(#""a""#, "1") == #"{"anyOf":[{"type":"integer"},{"type":"string"}]}"#)
    #expect(try schema("[]") == #"{"type":"array","items":{}}"#)
  }

  @Test("requires what every object had")
  func objects() throws {
    #expect(
      try schema(#"{"a":1,"b":"x"}"#, #"{"a":2}"#)
        == #"{"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"string"}},"required":["a"]}"#)
    #expect(try schema("{}") == #"{"type":"object","properties":{}}"#)
  }

  @Test("has no names where the keys are data")
  func maps() throws {
    let keys = (1...9).map { "\"2024-01-0\($0)\":\($0)" }.joined(separator: ",")
    #expect(try schema("{\(keys)}") == #"{"type":"object","additionalProperties":{"type":"integer"}}"#)
  }

  @Test("fits every value it was made of")
  func fits() throws {
    for text in [#"{"a":[1,null,"x"],"b":{"c":null}}"#, "[[],[{}],[{\"k\":1.5}]]", "null", #""x""#] {
      let value = try JSONDocument(text)
      let schema = Schema(try JSONDocument(JSONShape(of: value.root).schema.text).root)
      #expect(schema.mismatches(in: value.root).isEmpty, "\(text)")
    }
  }
}
