import ApusDescriptionTestSupport
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("The fields a schema describes", .paced)
struct SchemaFieldTests {
  private func fields(_ text: String) throws -> [String] {
    try Sample.schema(text, #"{"more": {"properties": {"b": {"type": "integer"}}, "required": ["b"]}}"#)
      .fields.map {
        ($0.isRequired ? "!" : "") + $0.name
      }
  }

  @Test(
    "are its own, those of what it consists of, or those of the first choice that has any",
    arguments: [
      (#"{"properties": {"a": {}, "c": {}}, "required": ["c"]}"#, ["a", "!c"]),
      (##"{"properties": {"a": {}}, "allOf": [{"$ref": "#/components/schemas/more"}]}"##, ["a", "!b"]),
      (##"{"oneOf": [{"type": "null"}, {"$ref": "#/components/schemas/more"}]}"##, ["!b"]),
      (#"{"type": "string"}"#, []), (#"{"type": "object"}"#, []), ("true", []), ("[]", []),
    ] as [(String, [String])])
  func list(_ text: String, _ expected: [String]) throws {
    #expect(try fields(text) == expected)
  }

  @Test(
    "the texts a value may be are told when they are few",
    arguments: [
      (#"{"type": "string", "enum": ["a", "b", null]}"#, ["a", "b"]),
      (#"{"type": "boolean"}"#, ["true", "false"]),
      (#"{"type": "array", "items": {"enum": [1, 2.0]}}"#, ["1", "2.0"]), (#"{"type": "integer"}"#, []),
      ("{}", []),
    ] as [(String, [String])])
  func choices(_ text: String, _ expected: [String]) throws {
    #expect(try Sample.schema(text).choicesOfText == expected)
  }

  @Test(
    "a type goes by the name it has in the description",
    arguments: [
      (##"{"$ref": "#/components/schemas/more"}"##, "more"),
      (##"{"type": "array", "items": {"$ref": "#/components/schemas/more"}}"##, "array of more"),
      (#"{"type": "integer"}"#, "integer"),
      (
        String(repeating: #"{"type": "array", "items": "#, count: 100_000) + "{}"
          + String(repeating: "}", count: 100_000),
        "array of array of array of array of array of array of array of array of array"
      ),
    ] as [(String, String)])
  func names(_ text: String, _ expected: String) throws {
    #expect(try Sample.schema(text, #"{"more": {"type": "object"}}"#).typeName == expected)
  }

  @Test("a list that holds itself has no end, and nothing goes on for ever")
  func endless() throws {
    let list = try Sample.schema(
      ##"{"type": "array", "items": {"$ref": "#/components/schemas/list"}}"##,
      ##"{"list": {"type": "array", "items": {"$ref": "#/components/schemas/list"}}}"##)
    #expect(list.choicesOfText.isEmpty)
    #expect(list.typeName == "array of list")
    #expect(list.sample() == [[]])
  }

  @Test("what only answers have may be missing from a request, and the other way round")
  func directions() throws {
    let schema = try Sample.schema(
      #"""
      {"type": "object", "required": ["id", "password"], "properties": {
        "id": {"type": "integer", "readOnly": true}, "password": {"type": "string", "writeOnly": true}}}
      """#)
    let sent = try Sample.schema(#"{"example": {"password": "x"}}"#).node["example"]
    let received = try Sample.schema(#"{"example": {"id": 1}}"#).node["example"]
    let request = try #require(sent)
    let response = try #require(received)
    #expect(schema.mismatches(in: request, isRequest: true).isEmpty)
    #expect(
      schema.mismatches(in: request).map(\.description) == [
        ".schema.example.id: expected integer, found nothing"
      ])
    #expect(schema.mismatches(in: response).isEmpty)
    #expect(schema.mismatches(in: response, isRequest: true).count == 1)
  }
}
