import ApusClient
import ApusGraphQL
import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusEndpoints

@Suite("A schema in a text", .paced)
struct KnownGraphQLTests {
  private func names(_ text: String) throws -> [String]? {
    try GraphQLSchema.found(in: Array(text.utf8))?.names
  }

  @Test("is one in GraphQL's own language, or an answer to the introspection")
  func found() throws {
    #expect(try names("# hello\n\"A\" type Query { a: Int }") == ["Query"])
    #expect(try names("extend type Query @x { a: Int }") == ["Query"])
    #expect(
      try names(#"{"__schema":{"types":[{"kind":"SCALAR","name":"Date"}]}}"#) == ["Date"])
  }

  @Test(
    "is none in a description of another kind",
    arguments: ["", "openapi: 3.1.0", "type: object\n", "schema:\n a: 1", "{}", "[1]", "<html>", "{broken"])
  func other(_ text: String) throws {
    #expect(try names(text) == nil)
  }

  @Test(
    "is refused where it begins as one and is wrong inside",
    arguments: ["type Query { a }", "type Query { a: Int"])
  func wrong(_ text: String) {
    #expect(throws: GraphQLSyntaxError.self) { try names(text) }
  }

  @Test("says how much there is")
  func summary() throws {
    let known = try #require(try GraphScope.scope().graphQL)
    #expect(known.summaryLine.text == "3 queries, 1 mutation, 5 types; try: ls")
  }

  @Test(
    "is asked at the base itself where that is what its path says, and else where it usually is",
    arguments: [
      ("https://h/graphql", ""), ("https://h/api/GraphQL/", ""), ("https://h/gql", ""),
      ("https://h", "/graphql"),
      ("https://h/graphql/v1", "/graphql"),
    ])
  func place(_ base: String, _ place: String) throws {
    let base = try WebURL(base)
    #expect(KnownGraphQL.place(nil, below: base) == place)
    #expect(KnownGraphQL.place("/graphql", below: base) == place)
    #expect(KnownGraphQL.place("/q", below: base) == "/q")
    #expect(KnownGraphQL.place(nil, below: nil) == "/graphql")
  }

  @Test("holds where it was asked for, and that of a file at the base")
  func holding() throws {
    let schema = try GraphQLSchema(definitions: Array("type Query { a: Int }".utf8))
    let (url, other) = (try WebURL("http://h/graphql"), try WebURL("http://o/graphql"))
    let known = KnownGraphQL(schema, from: url)
    #expect(known.holds(at: try WebURL("http://h/graphql?x=1"), below: other))
    #expect(!known.holds(at: other, below: other))
    #expect(!known.holds(at: try WebURL("http://h/api"), below: url))
    let file = KnownGraphQL(schema)
    #expect(file.holds(at: url, below: nil))
    #expect(file.holds(at: url, below: try WebURL("http://h/x")))
    #expect(!file.holds(at: other, below: url))
  }
}
