import Testing

@testable import ApusGraphQL

@Suite("Fields that would stand at the same key")
struct GraphQLValidation_MergingTests {
  private let schema: GraphQLSchema
  init() throws { schema = try PeopleSchema.schema() }

  private func problems(_ text: String) throws -> [String] {
    GraphQLValidation(try GraphQLDocument(text), schema: schema).problems.map(\.message)
  }

  @Test("are refused when they are different fields, or ask with different arguments")
  func conflicts() throws {
    let person = "{ person(name: \"A\") { %@ } }"
    #expect(
      try problems(person.replacing("%@", with: "x: name x: id"))
        == ["x stands for name and for id: give one another name, such as `other: id`"])
    #expect(
      try problems(person.replacing("%@", with: "friends(first: 1) { id } friends { id }"))
        == ["friends is asked for with other arguments too: give one another name, such as `other: friends`"])
    #expect(try problems("{ person(name: \"A\") { friends { x: id } friends { x: name } } }").count == 1)
  }

  @Test("are found through fragments")
  func fragments() throws {
    let text = "{ person(name: \"A\") { x: id ...P } } fragment P on Person { x: name }"
    #expect(try problems(text).count == 1)
  }

  @Test("are taken when they are the same, or belong to types that nothing is at once")
  func same() throws {
    #expect(
      try problems("{ person(name: \"A\") { id id friends(first: 1) { id } friends(first: 1) { name } } }")
        == [])
    #expect(
      try problems("{ search(text: \"a\") { ... on Person { x: name } ... on Fruit { x: colour } } }") == [])
  }

  @Test("are looked for without end in none")
  func endless() throws {
    let text = "{ person(name: \"A\") { ...P } } fragment P on Person { friends { ...P } }"
    #expect(try problems(text) == ["the fragment P holds itself"])
  }
}
