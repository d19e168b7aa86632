import Testing

@testable import ApusClient

@Suite("A field in the text of a query")
struct GraphQLFieldPlaceTests {
  private func shown(_ path: String, _ query: String) -> String? {
    let bytes = Array(query.utf8)
    guard let place = GraphQLFieldPlace(of: path.split(separator: ".").map(String.init), in: bytes) else {
      return nil
    }
    let head = String(decoding: bytes[..<place.nameEnd], as: UTF8.self)
    let arguments = place.arguments.map { "(" + String(decoding: bytes[$0], as: UTF8.self) + ")" }
    return String(head.suffix(4)) + (arguments ?? "")
  }

  @Test(
    "is found by the names on the way to it, which may be other names than its own",
    arguments: [
      ("list", "{ list { id } }", "list"),
      ("a.list", "query Q($x: Int = 1) { a { list(first: 2) { id } } }", "list(first: 2)"),
      ("mine", "{ mine: list(first: 1) { id } }", "list(first: 1)"),
      ("a.list", "{ list b { list } ... on T @x(y: 1) { a @skip(if: false) { # }\n list } } }", "list"),
      ("b", "{ a(s: \"}\", t: \"\"\"{ \" \"\"\", o: {p: [1]}) { b } b }", " } b"),
    ])
  func found(_ path: String, _ query: String, _ expected: String) {
    #expect(shown(path, query) == expected)
  }

  @Test(
    "is not found where it is not",
    arguments: [
      ("x", "{ a }"), ("a.b", "{ a ...F } fragment F on T { b }"), ("a", "a"), ("a", ""), ("a", "}}"),
    ])
  func missing(_ path: String, _ query: String) {
    #expect(shown(path, query) == nil)
  }

  @Test("has the values of its arguments")
  func values() throws {
    let query = Array("{ a(first: 2, o: {after: 1}, after: \"x)\" last: $y) }".utf8)
    let place = try #require(GraphQLFieldPlace(of: ["a"], in: query))
    func value(_ name: String) -> String? {
      place.value(of: name, in: query).map { String(decoding: query[$0], as: UTF8.self) }
    }
    #expect(
      value("after") == "\"x)\"" && value("first") == "2" && value("last") == "$y" && value("none") == nil)
  }

  @Test("is looked for without end in no text")
  func hostile() {
    for text in [
      String(repeating: "{a", count: 50_000), String(repeating: "(", count: 50_000), "{ a(", "{ \"", "{ ...",
    ] {
      _ = shown("b.c", text)
    }
  }
}
