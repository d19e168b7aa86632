import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("Values against shapes", .paced)
struct MismatchTests {
  private func mismatches(_ samples: [String], _ text: String) throws -> [String] {
    let shape = try JSONShape(of: samples.map { try JSONDocument($0).root })
    let node = try JSONDocument(text).root
    let found = shape.mismatches(in: node)
    #expect(shape.accepts(node) == found.isEmpty)
    return found.map(\.description)
  }

  @Test(
    "a value that fits has no mismatches",
    arguments: [
      (["1"], "2"), (["1.5"], "1"), (["1", "null"], "null"), (["[]"], #"[1,"a"]"#), (["[1]"], "[]"),
      ([#"{"a":1}"#], #"{"a":2,"new":true}"#), ([#"{"a":1}"#, "{}"], "{}"), (["1", #""a""#], #""b""#),
      ([#""2024-01-01""#], #""2025-01-01""#), ([#""a""#], #""2025-01-01""#), ([], "{}"),
      (["[null]"], "[null]"),
      ([#"{"a":[]}"#], #"{"a":[{"deep":1}]}"#),
    ] as [([String], String)])
  func fits(_ samples: [String], _ text: String) throws {
    #expect(try mismatches(samples, text) == [])
  }

  @Test(
    "a value that does not fit says where, what was expected and what was found",
    arguments: [
      (["1"], #""2""#, [#".: expected integer, found "2""#]),
      (["1"], "1.0", [".: expected integer, found 1.0"]),
      (["1"], "null", [".: expected integer, found null"]),
      (["true", "null"], "[]", [".: expected boolean or null, found array"]),
      (["1", #""a""#, "null"], "{}", [".: expected integer or string or null, found object"]),
      (["null"], "1", [".: expected null, found 1"]),
      ([#""2024-01-01""#], #""soon""#, [#".: expected date, found "soon""#]),
      (
        ["[1]"], #"[1,"a",null]"#,
        [#".[1]: expected integer, found "a""#, ".[2]: expected integer, found null"]
      ),
      (
        [#"{"a":1,"b":{"c":[]}}"#], "{}",
        [
          ".a: expected integer, found nothing", ".b: expected object, found nothing",
        ]
      ),
      (
        [#"{"a":1,"b":{"c":[]}}"#], #"{"b":{"c":1,"d":2},"a":[]}"#,
        [
          ".b.c: expected array, found 1", ".a: expected integer, found array",
        ]
      ),
      (
        [#"{"odd key":[{"x":"a"}]}"#], #"{"odd key":[{"x":"b"},{"x":1},{}]}"#,
        [
          #".["odd key"][1].x: expected string, found 1"#,
          #".["odd key"][2].x: expected string, found nothing"#,
        ]
      ),
      ([#"{"a":1}"#], #"{"a":1,"a":"x"}"#, [#".a: expected integer, found "x""#]),
    ] as [([String], String, [String])])
  func misfits(_ samples: [String], _ text: String, _ expected: [String]) throws {
    #expect(try mismatches(samples, text) == expected)
  }

  @Test("a long text is cut short")
  func long() throws {
    let text = "\"" + String(repeating: "é", count: 500) + "\""
    #expect(
      try mismatches(["1"], text) == [
        ".: expected integer, found \"" + String(repeating: "é", count: 39) + "…"
      ])
  }

  @Test("no more than the limit are listed")
  func limit() throws {
    let shape = try JSONShape(of: JSONDocument("[1]").root)
    let node = try JSONDocument("[" + Array(repeating: "null", count: 500).joined(separator: ",") + "]").root
    #expect(shape.mismatches(in: node).count == 100)
    #expect(shape.mismatches(in: node, limit: 7).count == 7)
    let wide = try JSONShape(of: JSONDocument(#"{"a":1,"b":1,"c":1}"#).root)
    #expect(try wide.mismatches(in: JSONDocument("{}").root, limit: 2).count == 2)
  }

  @Test("objects that share no keys are compared each with its own few")
  func scatteredKeys() throws {
    let objects = (0..<2_000).map { #"{"id":1,"key\#($0)":1}"# }
    let shape = try JSONShape(of: JSONDocument("[\(objects.joined(separator: ","))]").root)
    #expect(try shape.accepts(JSONDocument("[\(objects.reversed().joined(separator: ","))]").root))
    let mismatches = try shape.mismatches(in: JSONDocument(#"[{"key7":1},{"id":1,"key8":null}]"#).root)
    #expect(
      mismatches.map(\.description) == [
        ".[0].id: expected integer, found nothing", ".[1].key8: expected integer, found null",
      ])
  }
}
