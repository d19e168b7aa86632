import ApusClient
import ApusGraphQL
import ApusLanguage
import ApusLineEditing
import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusEndpoints

@Suite("The schema of a place", .paced)
struct EndpointScopeSchemasTests {
  private static let here = "http://here.test/graphql"

  /// A scope at a base, with a schema that was asked for at `here`.
  private func scope(base: String, place: String? = nil) throws -> EndpointScope {
    var scope = EndpointScope(base: try WebURL(base))
    let schema = try GraphQLSchema(definitions: Array(GraphScope.text.utf8))
    scope.schemas = [KnownGraphQL(schema, from: try WebURL(Self.here))]
    scope.graphQLPlace = place
    return scope
  }

  /// A URL as it stands in a line.
  private static func template(_ url: String) -> Template? { Words("gql \(url)").words.last?.template }

  @Test(
    "holds where it was asked for, wherever a line asks",
    arguments: [
      ("http://here.test", nil, nil), ("http://here.test/graphql", nil, nil),
      ("http://other.test", "http://here.test/graphql", nil), ("http://other.test", nil, Self.here),
      ("http://other.test", nil, "{{place}}"), ("http://here.test", "/api", "/graphql"),
    ] as [(String, String?, String?)])
  func holding(_ base: String, _ place: String?, _ typed: String?) throws {
    var scope = try scope(base: base, place: place)
    scope.variables.values["place"] = .text(Self.here)
    #expect(scope.schema(askedAt: typed.flatMap(Self.template)) != nil)
  }

  @Test(
    "is not known of another server or another path, nor of what is no URL",
    arguments: [
      ("http://other.test", nil, nil), ("http://here.test", "/api", nil), ("http://here.test/v2", nil, nil),
      ("http://here.test", nil, "/api"), ("http://here.test", nil, "http://other.test/graphql"),
      ("http://here.test", nil, "http://[/graphql"),
    ] as [(String, String?, String?)])
  func notHolding(_ base: String, _ place: String?, _ typed: String?) throws {
    let scope = try scope(base: base, place: place)
    #expect(scope.schema(askedAt: typed.flatMap(Self.template)) == nil)
  }

  @Test("is that of a file about any base, also where there is none")
  func file() throws {
    let schema = try GraphQLSchema(definitions: Array(GraphScope.text.utf8))
    for base in ["http://one.test", "http://two.test/v1"] {
      var scope = EndpointScope(base: try WebURL(base))
      scope.schemas = [KnownGraphQL(schema)]
      #expect(scope.graphQL != nil && scope.schema(askedAt: Template("/api")) != nil)
      #expect(scope.schema(askedAt: Template(Self.here)) == nil)
    }
    #expect(try GraphScope.scope().graphQL != nil)
    #expect(EndpointScope().graphQL == nil)
  }

  @Test("is offered nowhere else: types, help, lists and samples tell whose it is")
  func elsewhere() throws {
    let here = try scope(base: "http://here.test")
    #expect(!here.types(typed: "Per").isEmpty && here.help(ofOperation: "Person") != nil)
    let other = try scope(base: "http://other.test")
    #expect(other.types(typed: "Per").isEmpty && other.help(ofOperation: "Person") == nil)
    #expect(other.nearestType(to: "Persno") == nil && other.nearestHelp(to: "Query.peple") == nil)
    let told = "the GraphQL schema of this place is not known, only that of \(Self.here)"
    let problem = other.withoutSchema(of: "Query.people", at: 0..<1)
    #expect(problem?.message == told && problem?.suggestion == "gql /graphql")
    #expect(other.withoutSchema(of: "Nothing", at: 0..<1) == nil)
    #expect(here.withoutSchema(of: "Query.people", at: 0..<1) == nil)
    let sample = #expect(throws: LineProblem.self) {
      try GraphQLSampleView(Word(typed: "people"), depth: 1, in: other)
    }
    #expect(sample?.message == told)
    #expect(throws: Never.self) {
      try GraphQLSampleView(
        Word(typed: "people"), depth: 1, in: other, askedAt: Template("http://here.test/graphql"))
    }
    for words in [[], ["graphql"], ["mutations"]] {
      let listed = ListedEndpoints(words, in: other, isLong: false, isRecursive: false, line: "ls")
      #expect(listed.isEmpty && listed.nothing.text == "\(told); try: gql /graphql", "\(words)")
    }
  }

  @Test("is asked for by a line that reaches the place")
  func asking() throws {
    #expect(try scope(base: "http://other.test/gql").withoutSchemaLine?.text.hasSuffix("try: gql") == true)
    let line = try scope(base: "http://other.test", place: "/api").withoutSchemaLine
    #expect(line?.text.hasSuffix("try: gql /api") == true)
    #expect(try scope(base: "http://here.test").withoutSchemaLine == nil)
    #expect(EndpointScope().withoutSchemaLine == nil)
  }

  @Test("has kinds of operations that can be listed, where it holds and nobody went further")
  func kinds() throws {
    var scope = try GraphScope.scope()
    #expect(scope.graphQLKinds.map(\.name) == ["queries", "mutations"])
    scope.directory = "users"
    #expect(scope.graphQLKinds.isEmpty)
    #expect(
      try self.scope(base: "http://other.test").graphQLKinds.isEmpty && EndpointScope().graphQLKinds.isEmpty)
  }

  @Test("is offered by Tab in a line that asks there")
  func completion() throws {
    let other = try scope(base: "http://other.test")
    func offered(_ text: String) -> [String]? {
      GraphQLLineCompletion(text, at: text.utf8.count, in: other)?.completion.candidates.map(\.text)
    }
    #expect(offered("gql { pe") == nil && offered("gql --sample pe") == nil)
    #expect(offered("gql \(Self.here) { pe") == ["person", "people"])
    #expect(offered("gql /graphql { pe") == nil)
  }
}
