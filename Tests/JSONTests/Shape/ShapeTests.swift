import JSON
import PacingTestSupport
import Testing

@Suite("Shapes", .paced)
struct ShapeTests {
  private func shape(_ texts: String...) throws -> Shape {
    try Shape(of: texts.map { try Document($0).root })
  }

  @Test(
    "one value has the shape of its type",
    arguments: [
      ("null", "null"), ("true", "boolean"), ("false", "boolean"), ("1", "integer"), ("-0", "integer"),
      ("1.0", "number"), ("1e3", "number"), ("123456789012345678901234567890", "integer"),
      (#""a""#, "string"),
      (#""""#, "string"), ("[]", "[unknown]"), ("[1]", "[integer]"), ("[[]]", "[[unknown]]"), ("{}", "{}"),
      (#"{"a":1,"b":{"c":[true]}}"#, "{ a: integer, b: { c: [boolean] } }"),
      (
        #"{"odd key":1,"node-id":2,"":3,"日本":4,"a\"b":5}"#,
        #"{ "odd key": integer, node-id: integer, "": integer, 日本: integer, "a\"b": integer }"#
      ),
      (#"{"\u001b[0m":1}"#, #"{ "\u001b[0m": integer }"#),
      (#""2011-01-25T18:44:36Z""#, "date-time"), (#""https:\/\/example.com\/a""#, "url"),
    ])
  func single(_ text: String, _ description: String) throws {
    #expect(try shape(text).description == description)
  }

  @Test("an API's answer reads as a type")
  func answer() throws {
    let text = #"""
      [{"id":1,"name":"Mona","owner":{"login":"octocat","url":"https://api.github.com/users/octocat"},
        "tags":["a"],"score":1,"created_at":"2011-01-25T18:44:36Z"},
       {"id":2,"name":null,"owner":{"login":"hubot","url":"https://api.github.com/users/hubot"},
        "tags":[],"score":0.5,"created_at":"2012-01-25T18:44:36Z","fork":true}]
      """#
    #expect(
      try shape(text).description
        == "[{ id: integer, name: string?, owner: { login: string, url: url }, tags: [string], "
        + "score: number, created_at: date-time, fork?: boolean }]")
  }

  @Test(
    "what differs from value to value widens the type",
    arguments: [
      (["1", "2.5"], "number"), (["1", "null"], "integer?"), (["null", "null"], "null"),
      (["null", "[]"], "[unknown]?"), (["[]", "[1]"], "[integer]"), (["[1]", "[null]"], "[integer?]"),
      (["1", #""a""#], "integer | string"), (["1.5", #""a""#, "null"], "(number | string)?"),
      ([#"{"a":1}"#, "[1]", "true", "null"], "(boolean | [integer] | { a: integer })?"),
      ([#"{"a":1}"#, "{}"], "{ a?: integer }"), ([#"{"a":1}"#, #"{"a":null}"#], "{ a: integer? }"),
      ([#"{"a":1}"#, #"{"b":null}"#, #"{"a":null}"#], "{ a?: integer?, b?: null }"),
      ([#"{"a":{"x":1}}"#, #"{"a":{"y":1}}"#], "{ a: { x?: integer, y?: integer } }"),
      ([#"{"b":1,"a":1}"#, #"{"a":1,"c":1,"b":1}"#], "{ b: integer, a: integer, c?: integer }"),
      ([#"[1,"a"]"#], "[integer | string]"), (["[[1],[2.5]]"], "[[number]]"),
      ([#""2024-01-01""#, #""2024-01-02""#], "date"), ([#""2024-01-01""#, #""soon""#], "string"),
      ([#""2024-01-01""#, #""2024-01-01T00:00:00Z""#], "string"), ([#""2024-01-01""#, #""""#], "string"),
      ([#""2024-01-01""#, "null"], "date?"), ([String](), "unknown"),
    ])
  func several(_ texts: [String], _ description: String) throws {
    let nodes = try texts.map { try Document($0).root }
    #expect(Shape(of: nodes).description == description)
    let merged = nodes.map { Shape(of: $0) }.reduce(Shape()) { $0.merging($1) }
    #expect(merged == Shape(of: nodes))
  }

  @Test("it counts how often everything was seen")
  func counts() throws {
    let shape = try shape(#"{"a":1,"b":[1,2]}"#, #"{"a":null,"b":[]}"#, #"{"b":[3]}"#, "null", "7")
    #expect(shape.seen == 5)
    #expect(shape.nulls == 1)
    #expect(shape.isNullable)
    #expect(shape.isUnion)
    guard case .union(let parts) = shape.form else { throw Unexpected() }
    #expect(parts.map(\.seen) == [1, 3])
    guard case .object(let fields) = parts[1].form else { throw Unexpected() }
    #expect(fields.map(\.name) == ["a", "b"])
    #expect(fields.map(\.seen) == [2, 3])
    #expect(fields.map(\.isOptional) == [true, false])
    #expect(fields[0].shape.nulls == 1)
    guard case .array(let element) = fields[1].shape.form else { throw Unexpected() }
    #expect(element.seen == 3)
  }

  @Test("a repeated key counts once, and each of its values counts for its shape")
  func repeatedKeys() throws {
    let shape = try shape(#"{"a":1,"\u0061":"x"}"#, "{}")
    #expect(shape.description == "{ a?: integer | string }")
    guard case .object(let fields) = shape.form else { throw Unexpected() }
    #expect(fields.map(\.seen) == [1])
  }

  @Test("keys that Swift's strings hold equal are different fields")
  func canonicalEquivalence() throws {
    guard case .object(let fields) = try shape(#"{"\u00e9":1,"e\u0301":2}"#).form else { throw Unexpected() }
    #expect(fields.count == 2)
  }

  @Test("objects of many keys in any order are told apart key by key")
  func manyKeys() throws {
    let names = (0..<40).map { "key\($0)" }
    func object(_ names: [String]) -> String {
      "{" + names.map { "\"\($0)\":1" }.joined(separator: ",") + "}"
    }
    let shape = try shape(object(names), object(names.reversed()), object(Array(names.dropFirst(5))))
    guard case .object(let fields) = shape.form else { throw Unexpected() }
    #expect(fields.map(\.name) == names)
    #expect(fields.map(\.isOptional) == (0..<40).map { $0 < 5 })
    #expect(fields.allSatisfy { $0.seen == ($0.isOptional ? 2 : 3) })
  }

  @Test("values nested too deep are unknown, and any depth is fine")
  func depth() throws {
    let limit = Shape.depthLimit
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
    }
    #expect(try shape(nested(limit)).description == nested(limit).replacing("1", with: "integer"))
    #expect(try shape(nested(limit + 1)).description == nested(limit).replacing("1", with: "unknown"))
    let deep = try Document(nested(200_000)).root
    #expect(Shape(of: deep).description == nested(limit).replacing("1", with: "unknown"))
    #expect(Shape(of: deep).accepts(deep))
    #expect(Shape(of: deep).merging(Shape(of: deep)).seen == 2)
  }
}

struct Unexpected: Error {}
