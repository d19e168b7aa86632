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

  private func problems(_ schema: String, _ value: String) throws -> [String] {
    try Sample.schema(schema).mismatches(inAnswer: JSONDocument(value).root).map(\.description)
  }

  @Test(
    "in an answer is as large as is described, and no other",
    arguments: [
      (#"{"minimum":2}"#, "1", ".: expected at least 2, found 1"),
      (#"{"maximum":2}"#, "2.5", ".: expected at most 2, found 2.5"),
      (#"{"exclusiveMinimum":2}"#, "2", ".: expected more than 2, found 2"),
      (#"{"maximum":2,"exclusiveMaximum":true}"#, "2", ".: expected less than 2, found 2"),
      (#"{"multipleOf":0.5}"#, "0.7", ".: expected a multiple of 0.5, found 0.7"),
      (#"{"minLength":1}"#, #""""#, #".: expected at least 1 character, found """#),
      (#"{"maxLength":2}"#, #""りんご""#, #".: expected at most 2 characters, found "りんご""#),
      (#"{"pattern":"^[A-Z]-\\d+$"}"#, #""a-1""#, #".: expected text like ^[A-Z]-\d+$, found "a-1""#),
      (#"{"minItems":1}"#, "[]", ".: expected at least 1 element, found array"),
      (#"{"maxItems":1}"#, "[1,2]", ".: expected at most 1 element, found array"),
      (#"{"uniqueItems":true}"#, "[1,1.0]", ".: expected no element twice, found array"),
      (#"{"maxProperties":0}"#, #"{"a":1}"#, ".: expected at most 0 members, found object"),
      (#"{"enum":[1,2],"maximum":1}"#, "2", ".: expected at most 1, found 2"),
      (#"{"not":{"type":"string"}}"#, #""x""#, #".: expected nothing that `not` describes, found "x""#),
      (
        #"{"not":{"required":["error"]}}"#, #"{"error":1}"#,
        ".: expected nothing that `not` describes, found object"
      ),
      (
        #"{"properties":{"a":{"items":{"maximum":1}}}}"#, #"{"a":[1,3]}"#,
        ".a[1]: expected at most 1, found 3"
      ),
    ])
  func measured(_ schema: String, _ value: String, _ problem: String) throws {
    #expect(try problems(schema, value) == [problem])
    // Where an answer is seen without its description being asked for, none of it counts.
    #expect(try mismatches(schema, value).isEmpty)
  }

  @Test(
    "in an answer is not judged where nobody can tell, and fits where it does",
    arguments: [
      (#"{"pattern":"(?<=a)b"}"#, #""c""#), (#"{"pattern":"^\\p{L}+$"}"#, #""1""#),
      (#"{"pattern":"b"}"#, #""abc""#),
      (#"{"pattern":"^\\s$"}"#, "\"\u{3000}\""), (#"{"multipleOf":0.01}"#, "123456789.01"),
      (#"{"minLength":3}"#, "1"), (#"{"maximum":1}"#, #""x""#), (#"{"maxItems":1}"#, #"{"a":1,"b":2}"#),
      (#"{"minimum":5,"nullable":true}"#, "null"), (#"{"not":{"type":"string"}}"#, "1"),
      (#"{"not":{"pattern":"(?<=a)b"}}"#, #""c""#), (#"{"not":{"contains":{"type":"integer"}}}"#, #"["a"]"#),
      (#"{"not":{"format":"ipv4"}}"#, #""c""#), (#"{"oneOf":[{"type":"integer"},{"minimum":1}]}"#, "3"),
    ])
  func untold(_ schema: String, _ value: String) throws {
    #expect(try problems(schema, value).isEmpty)
  }

  @Test("of several forms fits none, which is told without naming what it is twice")
  func forms() throws {
    let forms = #"{"oneOf":[{"type":"object","required":["a","b"]},{"type":"object","required":["c","d"]}]}"#
    #expect(try mismatches(forms, "{}") == [".: expected one of the forms described, found object"])
    let named = ##"{"oneOf":[{"$ref":"#/components/schemas/cat"},{"$ref":"#/components/schemas/dog"}]}"##
    let others =
      #"{"cat":{"type":"object","required":["a","b"]},"dog":{"type":"object","required":["c","d"]}}"#
    #expect(try mismatches(named, "{}", others) == [".: expected one of cat, dog, found object"])
    #expect(try mismatches(named, "1", others) == [".: expected object, found 1"])
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
