import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("A segment of a path template", .paced)
struct PathSegmentTests {
  @Test(
    "is text, parameters in braces, or both",
    arguments: [
      ("users", [.text("users")]), ("{id}", [.parameter("id")]), ("", [.text("")]),
      ("{base}...{head}", [.parameter("base"), .text("..."), .parameter("head")]),
      ("v{n}.json", [.text("v"), .parameter("n"), .text(".json")]),
      ("{a}{b}", [.parameter("a"), .parameter("b")]), ("{}", [.parameter("")]), ("a{b", [.text("a{b")]),
      ("}a{b}", [.text("}a"), .parameter("b")]), ("{a{b}", [.parameter("a{b")]),
    ] as [(String, [PathSegment.Piece])])
  func pieces(_ text: String, _ pieces: [PathSegment.Piece]) {
    #expect(PathSegment(text[...]).pieces == pieces)
  }

  @Test(
    "is what stands between the slashes of a path, also an empty one at its end",
    arguments: [
      ("", []), ("/", []), ("//", []), ("/a", ["a"]), ("a", ["a"]), ("/a/b", ["a", "b"]), ("//a", ["a"]),
      ("/a/", ["a", ""]), ("/a//b", ["a", "", "b"]),
    ] as [(String, [Substring])])
  func segments(_ path: String, _ segments: [Substring]) {
    #expect(PathSegment.segments(of: path) == segments)
  }

  @Test("is preferred for what is fixed of it")
  func precision() {
    #expect(PathSegment("users").precision == .literal)
    #expect(PathSegment("").precision == .literal)
    #expect(PathSegment("{id}.json").precision == .mixed)
    #expect(PathSegment("{a}{b}").precision == .mixed)
    #expect(PathSegment("{id}").precision == .parameter)
    #expect(PathSegment.Precision.parameter < .mixed && .mixed < PathSegment.Precision.literal)
  }

  @Test(
    "takes the values of its parameters from what was written",
    arguments: [
      ("users", "users", []), ("a%20b", "a b", []), ("{id}", "7", ["7"]), ("{id}", "a%2Fb", ["a/b"]),
      ("{id}.json", "x.json", ["x"]), ("{id}.json", "a.json.json", ["a.json"]),
      ("{a}-{b}", "-x-y", ["-x", "y"]), ("v{n}w", "v1w", ["1"]), ("果{n}", "%E6%9E%9C7", ["7"]),
      ("{id}.{format}", "7.json", ["7", "json"]), ("{id}.{format}", "a%2Eb.json", ["a.b", "json"]),
      ("{id}.{format}", "7%2Ejson", ["7", "json"]), ("{y}-{m}-{d}", "2026-11-28", ["2026", "11", "28"]),
    ] as [(String, String, [String])])
  func values(_ template: String, _ written: String, _ values: [String]) {
    #expect(PathSegment(template[...]).values(in: written[...]) == values)
  }

  @Test(
    "fits nothing that lacks a text or a value",
    arguments: [
      ("users", "user"), ("users", "users2"), ("users", "Users"), ("{id}", ""), ("{id}.json", ".json"),
      ("{id}.json", "x.xml"), ("v{n}", "v"), ("v{n}", "w1"), ("{a}{b}", "x"), ("{a}-{b}", "x-"),
      ("{a}-{b}", "xy"),
    ])
  func misfits(_ template: String, _ written: String) {
    #expect(!PathSegment(template[...]).fits(written[...]))
    #expect(PathSegment(template[...]).values(in: written[...]) == nil)
  }

  @Test(
    "says nothing of its values where they may end in several places, and fits",
    arguments: [("{a}-{b}", "x-y-z"), ("{id}.{format}", "1.2.json"), ("{a}{b}", "xyz"), ("{a}{b}", "%2Fxy")])
  func ambiguous(_ template: String, _ written: String) {
    #expect(PathSegment(template[...]).fits(written[...]))
    #expect(PathSegment(template[...]).values(in: written[...]) == nil)
  }

  @Test(
    "has values side by side told apart by what they begin with",
    arguments: [
      ("{a}{b}", "7.json", ["b": "."], ["7", ".json"]),
      ("{a}{b}", ";a=1;a=2;b=3", ["a": ";a=", "b": ";b="], [";a=1;a=2", ";b=3"]),
      ("{a}{b}", ";a=1%3Bb=2;b=3", ["a": ";a=", "b": ";b="], [";a=1%3Bb=2", ";b=3"]),
      ("x{a}", "x.1", ["a": "."], [".1"]), ("{a}{b}", "1.2.json", ["b": "."], nil),
      ("{a}{b}", ".1.2.3", ["a": ".", "b": "."], nil), ("{a}{b}", "7json", ["b": "."], nil),
    ] as [(String, String, [String: String], [String]?)])
  func openings(_ template: String, _ written: String, _ openings: [String: String], _ values: [String]?) {
    #expect(PathSegment(template[...]).written(in: written[...], openings: openings) == values)
  }
}
