import Testing

@testable import ApusGraphQL

@Suite("What a server would refuse in a query")
struct GraphQLValidationTests {
  private let schema: GraphQLSchema
  init() throws { schema = try PeopleSchema.schema() }

  private func problems(_ text: String) throws -> [String] {
    GraphQLValidation(try GraphQLDocument(text), schema: schema).problems.map { problem in
      let marked = String(decoding: Array(text.utf8)[problem.range], as: UTF8.self)
      return "\(marked): \(problem.message)" + (problem.suggestion.map { " → \($0)" } ?? "")
    }
  }

  @Test(
    "is nothing in one that is right",
    arguments: [
      "{ person(name: \"Ada\") { name friends(first: 3) { id } ... on Node { id } } }",
      "query($n: String!, $s: Size = SMALL) { a: person(name: $n, size: $s) { ...P } b: person(name: $n) { ...P } } fragment P on Person { __typename born }",
      "{ search(text: \"x\") { __typename ... on Person { name } ... on Fruit { colour } } }",
      "mutation($p: NewPerson!) { add(input: $p) { id } }",
      "subscription { added(since: \"2026-01-01\") { name @once @once(note: \"y\") } }",
      "{ people(filter: {name: \"A\"}) { nodes { name @skip(if: true) } pageInfo { endCursor } } __schema { types { name } } }",
      "query A { old } query B { old }",
    ])
  func right(_ text: String) throws {
    #expect(try problems(text) == [])
  }

  @Test(
    "are fields that are not there, and braces where none or some must be",
    arguments: [
      ("{ persn(name: \"A\") { id } }", "persn: Root has no field persn → person"),
      ("{ peo(first: 1) { nodes { id } } }", "peo: Root has no field peo → people"),
      ("{ p(name: \"A\") { id } }", "p: Root has no field p"),
      ("{ person(name: \"A\") { zebra } }", "zebra: Person has no field zebra"),
      ("{ person(name: \"A\") }", "person: person is Person, so say which of its fields: person { … }"),
      ("{ old { id } }", "old: old is String, which has no fields"),
      ("{ search(text: \"x\") { name } }", "name: Thing is a union: its fields stand in `... on TYPE { }`"),
    ])
  func fields(_ text: String, _ expected: String) throws {
    #expect(try problems(text) == [expected])
  }

  @Test(
    "are operations that cannot be told apart or are not there",
    arguments: [
      ("query A { old } query A { old }", "A: two operations are called A"),
      ("{ old } query A { old }", "{: an operation without a name stands alone in its document"),
      (
        "subscription S { added { id } other: added { id } }",
        "S: a subscription asks for one field at its root"
      ),
    ])
  func operations(_ text: String, _ expected: String) throws {
    #expect(try problems(text) == [expected])
  }

  @Test("is a mutation where a server has none")
  func missingRoot() throws {
    let small = try GraphQLSchema(definitions: Array("type Query { a: Int }".utf8))
    let found = GraphQLValidation(try GraphQLDocument("mutation { a }"), schema: small).problems
    #expect(found.map(\.message) == ["this server has no mutations"])
    let odd = try GraphQLSchema(definitions: Array("type Mutation { a: Int }".utf8))
    let lacking = GraphQLValidation(try GraphQLDocument("{ a }"), schema: odd).problems
    #expect(lacking.map(\.message) == ["this server has no queries"])
  }

  @Test(
    "are fragments that are unknown, unused, of no such type, or hold themselves",
    arguments: [
      (
        "{ person(name: \"A\") { ...Q } } fragment P on Person { id }",
        ["Q: no fragment is called Q → P", "P: the fragment P is not used"]
      ),
      (
        "{ person(name: \"A\") { ...P } } fragment P on Persn { id }",
        ["Persn: there is no type Persn → Person"]
      ),
      ("{ person(name: \"A\") { ... on Fruit { id } } }", ["Fruit: no Person is a Fruit"]),
      ("{ person(name: \"A\") { ... on Size { id } } }", ["Size: Size has no fields"]),
      (
        "{ person(name: \"A\") { ...P } } fragment P on Person { friends { ...P } }",
        ["P: the fragment P holds itself"]
      ),
      (
        "{ old } fragment P on Person { nme } fragment P on Person { id }",
        [
          "P: the fragment P is not used", "nme: Person has no field nme → name",
          "P: the fragment P is not used", "P: two fragments are called P",
        ]
      ),
    ])
  func fragments(_ text: String, _ expected: [String]) throws {
    #expect(try problems(text) == expected)
  }

  @Test("are told in a fragment by what its operation declares")
  func fragmentVariables() throws {
    let text =
      "query($n: Int) { person(name: \"A\") { ...P } } fragment P on Person { friends(first: $n) { id } }"
    #expect(try problems(text) == [])
    #expect(try problems(text.replacing("query($n: Int) ", with: "")).count == 1)
  }

  @Test("are at most two hundred, and found in a hostile document as well")
  func hostile() throws {
    let many = "{" + (0..<1_000).map { "f\($0) " }.joined() + "}"
    #expect(try problems(many).count == 200)
    let chain = (0..<300).map { "fragment F\($0) on Person { friends { ...F\($0 + 1) ...F\($0 / 2) } }" }
    _ = try problems("{ person(name: \"A\") { ...F0 } } " + chain.joined(separator: "\n"))
  }
}
