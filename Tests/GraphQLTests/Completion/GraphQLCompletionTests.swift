import Testing

@testable import ApusGraphQL

@Suite("What Tab offers in a query")
struct GraphQLCompletionTests {
  private let schema: GraphQLSchema
  init() throws { schema = try PeopleSchema.schema() }

  /// The candidates where `|` stands.
  private func offered(_ text: String) -> [String] {
    let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let cursor = parts[0].utf8.count
    return GraphQLCompletion(parts.joined(), at: cursor, schema: schema).candidates.map(\.text)
  }

  @Test(
    "are the fields of the type that the braces stand in, in the middle of a query too",
    arguments: [
      ("{ |", ["person", "people", "search", "node", "old", "__typename"]),
      ("{ pe|", ["person", "people"]), ("{ people { | } }", ["nodes", "pageInfo", "__typename"]),
      ("{ person(name: \"A\") { na| friends { id } } }", ["name"]),
      ("{ person(name: \"A\") { friends(first: 1) @skip(if: true) { bo|", ["born"]),
      ("{ a: pers|on(name: \"A\") { id } }", ["person"]),
      ("{ person { friends { friends { favourite { c|", ["colour"]),
      ("{ person(name: \"A\") { ... on Person { id } na|", ["name"]),
      ("{ search(text: \"\") { ... on Fruit { c|", ["colour"]),
      ("{ search(text: \"\") { ... on Fruit @skip(if: true) { c|", ["colour"]),
      ("mutation M($p: NewPerson!) { a|", ["add"]), ("fragment P on Person { na|", ["name"]),
      ("{ old } mutation { |", ["add", "__typename"]), ("{ nothing { |", []),
    ])
  func fields(_ text: String, _ expected: [String]) {
    #expect(offered(text) == expected)
  }

  @Test(
    "are arguments that are not given yet, needed ones first, and fields of input types",
    arguments: [
      ("{ person(|", ["name:", "size:"]), ("{ person(size: SMALL, |)", ["name:"]),
      ("mutation { add(input: {|", ["name:", "age:", "tags:", "size:", "near:"]),
      ("mutation { add(input: {name: \"a\", tags: [\"b\"], near: {|", ["name:", "id:"]),
      ("mutation { add(input: {name: \"a\", tags: [\"b\"] a|", ["age:"]), ("{ old @skip(|", ["if:"]),
    ])
  func arguments(_ text: String, _ expected: [String]) {
    #expect(offered(text) == expected)
  }

  @Test(
    "are values of an enumeration, of yes and no, and variables of the type",
    arguments: [
      ("{ person(size: |", ["SMALL"]), ("{ person(size: S|", ["SMALL"]),
      ("{ old @skip(if: |", ["true", "false"]),
      ("query($s: Size, $n: Int) { person(size: |", ["$s", "SMALL"]),
      ("query($s: Size, $n: Int) { person(size: $|", ["$s"]), ("mutation { add(input: |", ["{"]),
      ("query($s: Size = |", ["SMALL"]), ("{ person(name: |", []),
    ])
  func values(_ text: String, _ expected: [String]) {
    #expect(offered(text) == expected)
  }

  @Test(
    "are types, fragments, directives and operations where these stand",
    arguments: [
      ("query($a: New|", ["NewPerson"]), ("query($a: [Fil|", ["Filter"]),
      ("fragment P on Pe|", ["Person", "People"]),
      ("{ node(id: 1) { ... on |", ["Node", "Person", "Fruit"]),
      ("{ person { ...| } } fragment P on Person { id } fragment F on Fruit { id }", ["on", "P"]),
      ("{ old @|", ["once", "include", "skip"]), ("query @o|", ["once"]),
      ("|", ["query", "mutation", "subscription", "fragment"]), ("{ old } m|", ["mutation"]),
    ])
  func others(_ text: String, _ expected: [String]) {
    #expect(offered(text) == expected)
  }

  @Test(
    "is nothing within strings and comments, and behind names of one's own",
    arguments: [
      "{ person(name: \"|\")", "{ # |", "{ # |\n }", "query |", "{ person(size: 1|", "fragment |", "query($|",
    ])
  func nothing(_ text: String) {
    #expect(offered(text) == [])
  }

  @Test("says what is replaced, and what each is")
  func range() {
    let found = GraphQLCompletion("{ pers", at: 6, schema: schema)
    #expect(found.range == 2..<6)
    #expect(found.candidates.map(\.meaning) == ["Person · A person by name"])
  }

  @Test("takes any text without harm")
  func hostile() {
    for text in [
      "}}}|", ")|", "{((((|", "{ a: : : |", "...|", "@|", "$|", String(repeating: "{", count: 5_000) + "|",
    ] {
      _ = offered(text)
    }
    #expect(GraphQLCompletion("{", at: 99, schema: schema).range == 1..<1)
  }
}
