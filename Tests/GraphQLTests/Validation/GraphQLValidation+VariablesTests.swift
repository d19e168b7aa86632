import Testing

@testable import ApusGraphQL

@Suite("What a server would refuse in variables")
struct GraphQLValidation_VariablesTests {
  private let schema: GraphQLSchema
  init() throws { schema = try PeopleSchema.schema() }

  private func problems(_ text: String) throws -> [String] {
    GraphQLValidation(try GraphQLDocument(text), schema: schema).problems.map {
      $0.message + ($0.suggestion.map { " → \($0)" } ?? "")
    }
  }

  @Test(
    "are declarations of no type, of a type of answers, twice, or for nothing",
    arguments: [
      (
        "query($n: Strin!) { person(name: $n) { id } }",
        ["there is no type Strin → String!", "$n is Strin!, and String! is wanted"]
      ),
      (
        "query($n: Person) { old }",
        ["$n is declared and not used", "a variable cannot be Person"]
      ),
      ("query($n: Int) { old }", ["$n is declared and not used"]),
      ("query($n: Int, $n: Int) { people(first: $n) { nodes { id } } }", ["$n is declared twice"]),
    ])
  func declarations(_ text: String, _ expected: [String]) throws {
    #expect(try problems(text) == expected)
  }

  @Test(
    "are uses that are not declared or do not fit",
    arguments: [
      (
        "{ person(name: $n) { id } }",
        "$n is not declared: write it behind the operation's name, ($n: String!)"
      ),
      (
        "query($name: String!) { person(name: $nam) { id } a: person(name: $name) { id } }",
        "$nam is not declared: write it behind the operation's name, ($nam: String!) → $name"
      ),
      ("query($n: String) { person(name: $n) { id } }", "$n is String, and String! is wanted"),
      ("query($n: [Int]) { people(first: $n) { nodes { id } } }", "$n is [Int], and Int is wanted"),
      ("query($n: Int = \"x\") { people(first: $n) { nodes { id } } }", "\"x\" is no Int"),
    ])
  func uses(_ text: String, _ expected: String) throws {
    #expect(try problems(text) == [expected])
  }

  @Test("are none where a usual value makes up for null, or a list takes what it holds")
  func fitting() throws {
    #expect(try problems("query($n: String = \"A\") { person(name: $n) { id } }") == [])
    #expect(try problems("query($i: Boolean!) { old @include(if: $i) }") == [])
    #expect(try problems("mutation($t: [String!]!) { add(input: {name: \"A\", tags: $t}) { id } }") == [])
    #expect(try problems("query($f: String) { people(filter: {name: $f}) { nodes { id } } }") == [])
  }
}
