import Testing

@testable import ApusGraphQL

@Suite("What a server would refuse in arguments")
struct GraphQLValidation_ArgumentsTests {
  private let schema: GraphQLSchema
  init() throws { schema = try PeopleSchema.schema() }

  private func problems(_ text: String) throws -> [String] {
    GraphQLValidation(try GraphQLDocument(text), schema: schema).problems.map {
      $0.message + ($0.suggestion.map { " → \($0)" } ?? "")
    }
  }

  @Test(
    "are names that are unknown, missing or given twice",
    arguments: [
      ("{ person { id } }", ["Root.person needs the argument name: String!"]),
      ("{ person(nme: \"A\") { id } }", ["Root.person has no argument nme → name"]),
      (
        "{ person(zzz: \"A\") { id } }",
        ["Root.person has no argument zzz", "Root.person needs the argument name: String!"]
      ),
      (
        "mutation { add(input: {zzz: 1, agee: 2}) { id } }",
        [
          "NewPerson has no field zzz", "NewPerson needs the field name: String!",
          "NewPerson has no field agee → age",
        ]
      ),
      ("{ person(name: \"A\", name: \"B\") { id } }", ["name is given twice"]),
    ])
  func names(_ text: String, _ expected: [String]) throws {
    #expect(try problems(text) == expected)
  }

  @Test(
    "are values of another type",
    arguments: [
      ("{ person(name: 5) { id } }", "5 is no String"),
      ("{ person(name: null) { id } }", "null cannot be given for String!"),
      ("{ person(name: \"A\", size: SMAL) { id } }", "SMAL is no Size → SMALL"),
      ("{ person(name: \"A\", size: \"SMALL\") { id } }", "a value of Size stands without quotes → SMALL"),
      ("{ people(first: 3000000000) { nodes { id } } }", "3000000000 is no Int"),
      ("{ people(first: 1.5) { nodes { id } } }", "1.5 is no Int"),
      ("{ people(filter: [1]) { nodes { id } } }", "a list is no Filter"),
      ("{ people(filter: {name: \"A\", id: 1}) { nodes { id } } }", "Filter takes exactly one of its fields"),
      ("mutation { add(input: {name: \"A\", agee: 1}) { id } }", "NewPerson has no field agee → age"),
      ("mutation { add(input: {age: 1}) { id } }", "NewPerson needs the field name: String!"),
      ("mutation { add(input: {name: \"A\", tags: [1]}) { id } }", "1 is no String"),
    ])
  func values(_ text: String, _ expected: String) throws {
    #expect(try problems(text) == [expected])
  }

  @Test("are none where one value stands for a list, an integer for a float, and a custom scalar is anything")
  func coercion() throws {
    #expect(try problems("mutation { add(input: {name: \"A\", tags: \"x\"}) { id } }") == [])
    #expect(try problems("subscription { added(since: 5) { id } }") == [])
    #expect(try problems("{ node(id: 5) { id } }") == [])
  }

  @Test(
    "are directives that are unknown, in a wrong place or given twice",
    arguments: [
      ("{ old @skp(if: true) }", "there is no directive @skp → skip"),
      ("query @skip(if: true) { old }", "@skip cannot stand here"),
      ("{ old @skip(if: true) @skip(if: false) }", "@skip is given twice"),
      ("{ old @skip }", "@skip needs the argument if: Boolean!"),
    ])
  func directives(_ text: String, _ expected: String) throws {
    #expect(try problems(text) == [expected])
  }
}
