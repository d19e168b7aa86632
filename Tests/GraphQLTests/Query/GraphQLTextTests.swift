import Testing

@testable import ApusGraphQL

@Suite("A query that is typed over lines")
struct GraphQLTextTests {
  @Test(
    "is at its end when all that it opens is closed",
    arguments: [
      ("{ a { b } }", 0), ("{ a {", 2), ("query($a: [Int", 2), ("{ a(b: \"{\") ", 1), ("{ # }\n", 1),
      ("}", 0),
      ("{ a(b: \"\"\"x", 3), ("query A", 0),
    ])
  func openings(_ text: String, _ count: Int) {
    #expect(GraphQLText.openings(in: text) == count)
  }
}
