import ApusGraphQL
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("An answer in GraphQL", .paced)
struct GraphExecutionTests {
  private let bench = Bench()

  @Test("answers what is asked for and nothing else, by the names that the query has for it")
  func fields() throws {
    #expect(
      try bench.graphData("{ me: viewer { login ... on Node { id } __typename } }")
        == #"{"me":{"login":"octocat","id":"583231","__typename":"Person"}}"#)
    #expect(
      try bench.graphData("query Q($n: String!) { person(login: $n) { name } }", ["n": "nobody-here"])
        == #"{"person":null}"#)
    #expect(
      try bench.graphData("{ viewer { login @skip(if: true) name @include(if: false) followers } }")
        == #"{"viewer":{"followers":21345}}"#)
  }

  @Test("finds people and articles, which are of different types")
  func union() throws {
    let text = try bench.graphData(
      "{ search(text: \"json\", first: 2) { __typename ... on Article { title } ... on Person { login } } }")
    #expect(text.contains(#""__typename":"Article""#) && !text.contains("login"))
  }

  @Test("says of a field that fails where it is, and keeps the rest")
  func partial() throws {
    let root = try bench.graph("{\n  viewer { login }\n  oops: broken\n}")
    #expect(root["data"]?["viewer"]?["login"]?.string == "octocat" && root["data"]?["oops"]?.kind == .null)
    let error = try #require(root["errors"]?[0])
    #expect(error["message"]?.string == "this field is broken on purpose")
    #expect(error["locations"]?[0]?["line"]?.integer == 3 && error["locations"]?[0]?["column"]?.integer == 3)
    #expect(error["path"]?[0]?.string == "oops")
    let first = try bench.graph("{ viewer { articles(first: 0) { totalCount } } }")
    #expect(first["data"]?.kind == .null && first["errors"]?[0]?["path"]?.count == 2)
  }

  @Test("tells its schema to who asks for it")
  func introspection() throws {
    let root = try bench.graph(GraphQLIntrospection.query)
    let schema = try #require(GraphQLSchema(introspection: root))
    #expect(schema.root(.query)?.fields.count == PracticeGraph.schema?.root(.query)?.fields.count)
    #expect(
      schema.type(named: "Person")?.definition == PracticeGraph.schema?.type(named: "Person")?.definition)
    let one = try bench.graph("{ __type(name: \"Fruit\") { name kind fields { name } } }")
    #expect(one["data"]?["__type"]?["fields"]?.count == 3)
  }
}
