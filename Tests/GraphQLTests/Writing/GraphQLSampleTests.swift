import Testing

@testable import ApusGraphQL

@Suite("Sample queries")
struct GraphQLSampleTests {
  private let schema: GraphQLSchema
  init() throws { schema = try PeopleSchema.schema() }

  private func query(_ name: String, depth: Int) -> String? {
    var sample = GraphQLSample(schema, depth: depth)
    return sample.query(for: name)
  }

  @Test("ask for what a field has, to a depth, with what must be given")
  func depth() {
    #expect(
      query("person", depth: 1) == """
        {
          person(name: "name") {
            id
            name
            born
            favourite {
              id
              colour
            }
            age
          }
        }
        """)
    #expect(query("people", depth: 0) == "{\n  people(first: 10) {\n    __typename\n  }\n}")
  }

  @Test("can be sent as they are", arguments: ["person", "people", "search", "node", "old", "add", "added"])
  func valid(_ name: String) throws {
    let text = try #require(query(name, depth: 3))
    #expect(GraphQLValidation(try GraphQLDocument(text), schema: schema).problems == [])
  }

  @Test("are none for what no root has")
  func none() {
    #expect(query("nobody", depth: 2) == nil)
    #expect(query("add", depth: 0)?.hasPrefix("mutation {\n  add(input: {name: \"name\"})") == true)
  }
}
