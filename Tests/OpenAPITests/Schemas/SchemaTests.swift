import ApusDescriptionTestSupport
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("A schema", .paced)
struct SchemaTests {
  private static let others = ##"""
    {"user": {"type": "object", "description": "A person."},
     "list": {"type": "array", "items": {"$ref": "#/components/schemas/list"}},
     "of a": {"type": "integer"}}
    """##

  private func schema(_ text: String) throws -> Schema { try Sample.schema(text, Self.others) }

  @Test(
    "says what it takes in a few words",
    arguments: [
      ("{}", "any value"), ("true", "any value"), ("false", "nothing"), (#"{"type":"null"}"#, "null"),
      (#"{"type":"integer"}"#, "integer"), (#"{"type":"string","format":"date-time"}"#, "date-time"),
      (#"{"type":"integer","format":"int64"}"#, "integer"),
      (#"{"type":["string","null"]}"#, "string or null"),
      (#"{"type":["string","integer"]}"#, "string or integer"), (#"{"type":"array"}"#, "array"),
      (#"{"type":"array","items":{"type":"array","items":{"type":"string"}}}"#, "array of array of string"),
      (#"{"type":"boolean","nullable":true}"#, "boolean or null"), (#"{"properties":{}}"#, "object"),
      (#"{"items":{"type":"number"}}"#, "array of number"), (#"{"enum":["a"]}"#, "any value"),
      (#"{"oneOf":[{"type":"string"},{"type":"integer"},{"type":"string"}]}"#, "string or integer"),
      (#"{"anyOf":[{"type":"null"},{"type":"string"}]}"#, "string or null"),
      (#"{"allOf":[{"type":"integer"},{"type":"string"}]}"#, "integer"), ("[]", "any value"),
      ("7", "any value"),
      (##"{"$ref":"#/components/schemas/user"}"##, "object"), (##"{"$ref":"#/nowhere"}"##, "any value"),
      (
        ##"{"$ref":"#/components/schemas/list"}"##,
        "array of array of array of array of array"
      ),
    ])
  func descriptions(_ text: String, _ description: String) throws {
    #expect(try schema(text).description == description)
  }

  @Test(
    "has the kinds it names, or those that its other words tell",
    arguments: [
      (#"{"type":"object"}"#, [.object]), (#"{"type":["null","string"]}"#, [.string]),
      (#"{"type":"null"}"#, []),
      (#"{"type":"file"}"#, [.file]), (#"{"type":"unheard-of"}"#, []), (#"{"type":7}"#, []), ("{}", []),
      (#"{"type":"string","properties":{}}"#, [.string]), (#"{"properties":{"a":{}}}"#, [.object]),
      (#"{"additionalProperties":{}}"#, [.object]), (#"{"additionalProperties":false}"#, []),
      (#"{"properties":[]}"#, []), (#"{"items":{}}"#, [.array]),
    ] as [(String, [Schema.Kind])])
  func kinds(_ text: String, _ kinds: [Schema.Kind]) throws {
    #expect(try schema(text).kinds == kinds)
  }

  @Test(
    "may be null in any of the spellings there are",
    arguments: [
      (#"{"type":"string","nullable":true}"#, true, false), (#"{"x-nullable":true}"#, true, false),
      (#"{"type":["string","null"]}"#, true, false), (#"{"type":"null"}"#, true, true),
      (#"{"enum":["a",null]}"#, true, false), (#"{"enum":[null]}"#, true, true),
      (#"{"const":null}"#, true, true),
      (#"{"oneOf":[{"type":"null"},{"type":"string"}]}"#, true, false), (#"{"enum":[]}"#, false, false),
      (#"{"anyOf":[{"type":"integer"},{"type":"string"}]}"#, false, false),
      (#"{"nullable":false}"#, false, false),
      (#"{"type":"string","enum":["a",null]}"#, false, false), ("{}", false, false), ("true", false, false),
    ])
  func null(_ text: String, _ isNullable: Bool, _ isNothingElse: Bool) throws {
    #expect(try schema(text).isNullable == isNullable)
    #expect(try schema(text).isNothingButNull == isNothingElse)
  }

  @Test("that is referred to has the name of what it leads to, and is the same from everywhere")
  func references() throws {
    let both = try schema(
      ##"""
      {"properties": {"a": {"$ref": "#/components/schemas/user"}, "b": {"$ref": "#/components/schemas/user"},
        "c": {"$ref": "#/components/schemas/of%20a"}}}
      """##
    ).properties
    #expect(both.map(\.name) == ["a", "b", "c"])
    #expect(both.map(\.schema.name) == ["user", "user", "of a"])
    #expect(both[0].schema.identity == both[1].schema.identity)
    #expect(both[0].schema.identity != both[2].schema.identity)
    #expect(try schema(#"{"type":"object"}"#).name == nil)
    #expect(try schema(##"{"$ref":"#/nowhere"}"##).name == "nowhere")
  }

  @Test("has items and additional values where those are schemas, and choices and parts in order")
  func inside() throws {
    #expect(try schema(#"{"items":{"type":"string"}}"#).items?.kinds == [.string])
    #expect(try schema(#"{"items":true}"#).items?.verdict == true)
    #expect(try schema(#"{"items":[{"type":"string"}]}"#).items == nil)
    #expect(try schema(#"{"additionalProperties":false}"#).additional?.verdict == false)
    #expect(try schema(#"{"additionalProperties":7}"#).additional == nil)
    let some = try schema(
      #"{"allOf":[{"type":"string"}],"oneOf":[{"type":"integer"}],"anyOf":[{"type":"null"}]}"#)
    #expect(some.parts.map(\.description) == ["string"])
    #expect(some.choices.map(\.description) == ["integer"])
    #expect(try schema(#"{"oneOf":[],"anyOf":[{"type":"number"}]}"#).choices.map(\.description) == ["number"])
    #expect(try schema(#"{"required":["a",7,"b"]}"#).required == ["a", "b"])
  }
}
