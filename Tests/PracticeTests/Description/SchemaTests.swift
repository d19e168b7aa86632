import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("What values are like", .paced)
struct SchemaTests {
  @Test("numbers have bounds and what is usual, where they are given")
  func numbers() {
    #expect(Schema.integer().json.line == #"{"type":"integer"}"#)
    #expect(
      Schema.integer(1...9, usually: 3).json.line
        == #"{"type":"integer","minimum":1,"maximum":9,"default":3}"#)
    #expect(Schema.number(0...60).json.line == #"{"type":"number","minimum":0,"maximum":60}"#)
    #expect(Schema.oneOf([301, 302]).json.line == #"{"type":"integer","enum":[301,302]}"#)
  }

  @Test("one of some words, and the one that is usual")
  func words() {
    #expect(
      Schema.oneOf(["asc", "desc"], usually: "desc").json.line
        == #"{"type":"string","enum":["asc","desc"],"default":"desc"}"#)
  }

  @Test("a member with a question mark may be missing")
  func objects() {
    #expect(
      Schema.object(["a": .text, "b?": .boolean]).json.line
        == #"{"type":"object","properties":{"a":{"type":"string"},"b":{"type":"boolean"}},"required":["a"]}"#)
  }

  @Test("a named schema is referred to, and what it refers to comes along")
  func names() {
    let inner = Schema.named("Inner", .text)
    let outer = Schema.named("Outer", .object(["list": .array(of: inner), "map": .map(of: inner)]))
    #expect(outer.json.line == ##"{"$ref":"#/components/schemas/Outer"}"##)
    #expect(outer.components.map(\.name) == ["Outer", "Inner", "Inner"])
    #expect(outer.components.last?.json.line == #"{"type":"string"}"#)
  }

  @Test(
    "of a body of which only the type is known, its kind is said",
    arguments: [
      ("text/html", #"{"type":"string"}"#), ("application/problem+json", "{}"),
      ("image/png", #"{"type":"string","format":"binary"}"#),
    ])
  func bodies(_ type: String, _ json: String) { #expect(Schema.ofBodies(type).json.line == json) }

  @Test(
    "what values have in common is told from them",
    arguments: [
      (["1", "2"], #"{"type":"integer"}"#), (["1", "2.5"], #"{"type":"number"}"#),
      (["true"], #"{"type":"boolean"}"#), ([#""a""#], #"{"type":"string"}"#),
      ([#""2020-12-31T23:59:59Z""#], #"{"type":"string","format":"date-time"}"#),
      (["null"], #"{"type":["string","null"]}"#), (["1", "null"], #"{"type":["integer","null"]}"#),
      (["1", "[]"], "{}"), (["[1, 2]"], #"{"type":"array","items":{"type":"integer"}}"#),
      ([], "{}"), (["{"], "{}"),
    ])
  func covering(_ values: [String], _ json: String) {
    #expect(Schema(covering: values.map(JSONText.raw)).json.line == json)
  }

  @Test("what is missing in one of the values is not required, and what is null in one may be null")
  func coveringObjects() {
    let schema = Schema(covering: [["a": 1, "b": "x"], ["a": nil]])
    #expect(
      schema.json.line
        == #"{"type":"object","properties":{"a":{"type":["integer","null"]},"b":{"type":"string"}},"required":["a"]}"#
    )
  }

  @Test("a key that is known is described as it is known, at any depth")
  func known() {
    let schema = Schema(
      covering: [["list": [["owner": ["id": 1]]]]], known: ["owner": .named("Account", .anything)])
    #expect(schema.json.line.contains(##""owner":{"$ref":"#/components/schemas/Account"}"##))
    #expect(schema.components.map(\.name) == ["Account"])
  }
}
