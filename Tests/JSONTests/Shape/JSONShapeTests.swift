import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("Shapes", .paced)
struct ShapeTests {
  private func shape(_ texts: String...) throws -> JSONShape {
    try JSONShape(of: texts.map { try JSONDocument($0).root })
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
    let nodes = try texts.map { try JSONDocument($0).root }
    #expect(JSONShape(of: nodes).description == description)
    let merged = nodes.map { JSONShape(of: $0) }.reduce(JSONShape()) { $0.merging($1) }
    #expect(merged == JSONShape(of: nodes))
  }

  @Test("values nested too deep are unknown, and any depth is fine")
  func depth() throws {
    let limit = JSONShape.depthLimit
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
    }
    #expect(try shape(nested(limit)).description == nested(limit).replacing("1", with: "integer"))
    #expect(try shape(nested(limit + 1)).description == nested(limit).replacing("1", with: "unknown"))
    let deep = try JSONDocument(nested(200_000)).root
    #expect(JSONShape(of: deep).description == nested(limit).replacing("1", with: "unknown"))
    #expect(JSONShape(of: deep).accepts(deep))
    #expect(JSONShape(of: deep).merging(JSONShape(of: deep)).seen == 2)
  }
}

struct Unexpected: Error {}
