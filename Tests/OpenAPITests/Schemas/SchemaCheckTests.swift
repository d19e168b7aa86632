import ApusDescriptionTestSupport
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("A value compared with a schema", .paced)
struct SchemaCheckTests {
  private func mismatches(_ schema: String, _ value: String, _ others: String = "{}") throws -> [String] {
    try Sample.schema(schema, others).mismatches(in: JSONDocument(value).root).map(\.description)
  }

  @Test(
    "fits",
    arguments: [
      (#"{"type":"integer"}"#, "1"), (#"{"type":"integer"}"#, "1.0"), (#"{"type":"number"}"#, "1"),
      ("{}", "[1]"),
      ("true", "1"), (#"{"type":"string","nullable":true}"#, "null"),
      (#"{"type":["string","null"]}"#, "null"),
      (#"{"type":["string","integer"]}"#, "1"), (#"{"enum":["a","b",1.0]}"#, "1"),
      (#"{"const":"a"}"#, "\"a\""),
      (#"{"type":"array","items":{"type":"integer"}}"#, "[1,2]"), (#"{"type":"array"}"#, "[1,\"a\"]"),
      (#"{"type":"object","required":["a"]}"#, #"{"a":null,"b":1}"#),
      (#"{"properties":{"a":{"type":"integer"}}}"#, "{}"),
      (#"{"oneOf":[{"type":"string"},{"type":"integer"}]}"#, "1"),
      (#"{"anyOf":[{"type":"string"},{"type":"null"}]}"#, "null"),
      (#"{"allOf":[{"required":["a"]},{"required":["b"]}]}"#, #"{"a":1,"b":1}"#),
      (#"{"type":"string","format":"date-time"}"#, #""2024-01-31T12:30:00.5+09:00""#),
      (#"{"type":"string","format":"unheard-of"}"#, #""x""#),
      (#"{"type":"string","format":"uri"}"#, #""/a""#),
      (#"{"type":"string","format":"email"}"#, #""果物@例え.jp""#),
      (#"{"type":"object","required":["a"],"properties":{"a":{"writeOnly":true}}}"#, "{}"),
      (#"{"nullable":true,"enum":["a"]}"#, "null"),
      (#"{"type":"array","prefixItems":[{"type":"string"}]}"#, #"["a",1]"#),
      (#"{"allOf":[{"properties":{"a":{}}}],"additionalProperties":false}"#, #"{"a":1}"#),
    ])
  func fits(_ schema: String, _ value: String) throws {
    #expect(try mismatches(schema, value).isEmpty)
    #expect(try Sample.schema(schema).accepts(JSONDocument(value).root))
  }

  @Test(
    "does not fit, at a place",
    arguments: [
      (#"{"type":"integer"}"#, "1.5", ".: expected integer, found 1.5"),
      ("false", "1", ".: expected nothing, found 1"),
      (#"{"type":"string"}"#, "null", ".: expected string, found null"),
      (#"{"enum":["a","b"]}"#, "\"c\"", ".: expected \"a\" or \"b\", found \"c\""),
      (#"{"type":"array","items":{"type":"integer"}}"#, "[1,\"a\"]", ".[1]: expected integer, found \"a\""),
      (
        #"{"type":"object","required":["a"],"properties":{"a":{"type":"string"}}}"#, "{}",
        ".a: expected string, found nothing"
      ),
      (
        #"{"properties":{"a":{"properties":{"b":{"type":"boolean"}}}}}"#, #"{"a":{"b":0}}"#,
        ".a.b: expected boolean, found 0"
      ),
      (#"{"additionalProperties":{"type":"integer"}}"#, #"{"k":"v"}"#, ".k: expected integer, found \"v\""),
      (
        #"{"properties":{"a":{}},"additionalProperties":false}"#, #"{"b":1}"#, ".b: expected nothing, found 1"
      ),
      (
        #"{"oneOf":[{"type":"string"},{"type":"integer"}]}"#, "[]",
        ".: expected string or integer, found array"
      ),
      (
        #"{"oneOf":[{"type":"string"},{"type":"object","required":["a"]}]}"#, "{}",
        ".a: expected any value, found nothing"
      ),
      (#"{"allOf":[{"required":["a"]},{"type":"object"}]}"#, "{}", ".a: expected any value, found nothing"),
      (#"{"type":"string","format":"date"}"#, #""yesterday""#, ".: expected date, found \"yesterday\""),
      (#"{"type":"string","format":"email"}"#, #""name@""#, ".: expected email, found \"name@\""),
      (#"{"type":["string","null"]}"#, "1", ".: expected string or null, found 1"),
    ])
  func doesNotFit(_ schema: String, _ value: String, _ mismatch: String) throws {
    #expect(try mismatches(schema, value) == [mismatch])
  }

  @Test("may be compared with a schema that contains itself")
  func recursive() throws {
    let others = ##"""
      {"tree":{"type":"object","properties":{"children":{"type":"array",
        "items":{"$ref":"#/components/schemas/tree"}}}}}
      """##
    let schema = ##"{"$ref":"#/components/schemas/tree"}"##
    #expect(try mismatches(schema, #"{"children":[{"children":[]},{}]}"#, others).isEmpty)
    #expect(
      try mismatches(schema, #"{"children":[{"children":[1]}]}"#, others)
        == [".children[0].children[0]: expected object, found 1"])
  }

  @Test("is not compared forever with schemas that are nothing but choices among themselves")
  func endless() throws {
    let reference = ##"{"$ref":"#/components/schemas/a"}"##
    let others = #"{"a":{"oneOf":[\#(reference),\#(reference)]}}"#
    let schema = try Sample.schema(reference, others)
    let document = try JSONDocument("1")
    _ = schema.mismatches(in: document.root)
    #expect(schema.description.count < 1_000)
    let all = try Sample.schema(reference, #"{"a":{"allOf":[\#(reference),\#(reference)]}}"#)
    #expect(all.accepts(document.root))
  }

  @Test("is looked into only so deep, and told of only so often")
  func limits() throws {
    let depth = 100_000
    let deep = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let schema = try Sample.schema(
      ##"{"$ref":"#/components/schemas/a"}"##,
      ##"{"a":{"type":"array","items":{"$ref":"#/components/schemas/a"}}}"##)
    #expect(try schema.accepts(JSONDocument(deep).root))
    let many = "[" + Array(repeating: "1", count: 500).joined(separator: ",") + "]"
    #expect(try schema.mismatches(in: JSONDocument(many).root).count == 100)
    #expect(try schema.mismatches(in: JSONDocument(many).root, limit: 3).count == 3)
  }

  @Test("says nothing about a schema whose reference is broken")
  func broken() throws {
    #expect(try mismatches(##"{"$ref":"#/nowhere"}"##, "1").isEmpty)
  }
}
