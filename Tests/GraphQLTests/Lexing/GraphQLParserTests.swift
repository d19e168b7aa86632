import Testing

@testable import ApusGraphQL

@Suite("A document that is not GraphQL")
struct GraphQLParserTests {
  private func failure(_ text: String) -> String? {
    do throws(GraphQLSyntaxError) { _ = try GraphQLDocument(text) } catch { return "\(error)" }
    return nil
  }

  @Test(
    "is refused with what was wanted, what stood there, and where",
    arguments: [
      (
        "",
        "expected `{`, `query`, `mutation`, `subscription` or `fragment`, found the end of the text (line 1, column 1)"
      ),
      ("{ a", "expected `}`, found the end of the text (line 1, column 4)"),
      ("{\n  a(b 1)\n}", "expected `:`, found `1` (line 2, column 7)"),
      ("{ }", "expected the name of a field, or `}`, found `}` (line 1, column 3)"),
      ("{ a(b: ) }", "expected a value, found `)` (line 1, column 8)"),
      ("query ($a) { b }", "expected `:`, found `)` (line 1, column 10)"),
      ("query ($a: Int = $b) { c }", "expected a value that is no variable, found `$` (line 1, column 18)"),
      ("fragment on on T { a }", "expected the fragment's name, found `on` (line 1, column 10)"),
      (#"{ a(b: "c) }"#, "expected a value, found a string that does not end (line 1, column 8)"),
      (#"{ a(b: "\q") }"#, "expected a string with right escapes, found `\"\\q\"` (line 1, column 8)"),
      (
        "{ a } b",
        "expected `{`, `query`, `mutation`, `subscription` or `fragment`, found `b` (line 1, column 7)"
      ),
    ])
  func refused(_ text: String, _ expected: String) {
    #expect(failure(text) == expected)
  }

  @Test("may not be deeper than 64 levels, however they are made")
  func depth() {
    let braces = String(repeating: "{a", count: 100_000)
    #expect(failure(braces)?.contains("at most 64 levels") == true)
    #expect(failure("{a(b:" + String(repeating: "[", count: 100_000))?.contains("at most 64 levels") == true)
    #expect(failure("query($a:" + String(repeating: "[", count: 70) + "T")?.contains("at most 64") == true)
    #expect(failure(String(repeating: "{a", count: 60) + String(repeating: "}", count: 60)) == nil)
  }

  @Test("may not be larger than a megabyte")
  func size() {
    #expect(failure("{a}" + String(repeating: " ", count: 1_000_000))?.contains("at most 1 MB") == true)
  }
}
