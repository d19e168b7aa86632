import Testing

@testable import ApusLanguage

@Suite("A query in a line")
struct WordReader_GraphQLTests {
  @Test(
    "is one word, whatever stands in it",
    arguments: [
      ("gql { a { b } } x=1", ["gql", "{ a { b } }", "x=1"]),
      (
        "gql /graphql query Q($a: Int) { b(c: \"|>\") } a=1 | wc",
        ["gql", "/graphql", "query Q($a: Int) { b(c: \"|>\") }", "a=1"]
      ),
      ("graphql mutation { a } --anyway", ["graphql", "mutation { a }", "--anyway"]),
      ("gql {\n  # a comment }\n  a\n}", ["gql", "{\n  # a comment }\n  a\n}"]),
      ("gql query.graphql --operation query", ["gql", "query.graphql", "--operation", "query"]),
      ("get query { a }", ["get", "query", "{ a }"]),
    ])
  func words(_ line: String, _ expected: [String]) {
    #expect(Words(line).words.map(\.text) == expected)
  }

  @Test("goes on over lines until its braces close")
  func open() {
    #expect(!ParsedLine.isComplete("gql {"))
    #expect(!ParsedLine.isComplete("gql query Q(\n  $a: Int"))
    #expect(!ParsedLine.isComplete("gql query Q($a: Int)"))
    #expect(ParsedLine.isComplete("gql query Q($a: Int)\n{ b }"))
    #expect(OpenText("gql {\n  a(")?.reminder == "(")
  }

  @Test(
    "tells what is open where the line is over",
    arguments: [
      ("gql { a { b } n=1", "the `{` that opens here is never closed", 4..<5),
      ("gql { a { b } c(", "the `(` that opens here is never closed", 15..<16),
      ("gql query Q", "expected `{`, found the end of the text", 11..<11),
    ])
  func unclosed(_ text: String, _ message: String, _ range: Range<Int>) {
    let problems = Words(text).problems
    #expect(problems.map(\.message) == [message] && problems.first?.range == range)
  }

  @Test("has holes where two braces name a variable")
  func holes() throws {
    let word = try #require(Words("gql { a(b: \"{{name}}\") }").words.last)
    #expect(word.kind == .json && word.template.plain == nil)
  }
}
