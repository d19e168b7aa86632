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

  @Test("has holes where two braces name a variable")
  func holes() throws {
    let word = try #require(Words("gql { a(b: \"{{name}}\") }").words.last)
    #expect(word.kind == .json && word.template.plain == nil)
  }
}
