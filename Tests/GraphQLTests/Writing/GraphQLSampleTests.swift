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

  @Test("ask each type that something may be for what it has besides")
  func members() throws {
    #expect(
      query("search", depth: 0) == """
        {
          search(text: "text") {
            __typename
            ... on Person {
              id
              name
              born
              age
            }
            ... on Fruit {
              id
              colour
            }
          }
        }
        """)
    #expect(
      query("node", depth: 1) == """
        {
          node(id: "1") {
            __typename
            id
            ... on Person {
              name
              born
              favourite {
                id
                colour
              }
              age
            }
            ... on Fruit {
              colour
            }
          }
        }
        """)
  }

  @Test("ask for nothing that two types answer differently under one name")
  func merging() throws {
    let text = """
      type Query { found: Found, any: Any }
      union Found = A | B | C
      interface Any { n: Int }
      type A implements Any { n: Int, x: Int!, y: D }
      type B implements Any { n: Int!, x: Int, y: D, z: [Int] }
      type C { n(of: Int!): Int }
      type D { x: String, found: Found }
      """
    let schema = try GraphQLSchema(definitions: Array(text.utf8))
    for name in ["found", "any"] {
      for depth in 0..<5 {
        var sample = GraphQLSample(schema, depth: depth)
        let text = sample.query(for: name) ?? ""
        #expect(GraphQLValidation(try GraphQLDocument(text), schema: schema).problems == [], "\(text)")
        #expect(text.contains("... on B {"))
        #expect(!text.contains("... on C {"))
      }
    }
  }

  @Test("declare a file as a variable, and give usual scalars what they take")
  func scalars() throws {
    let text = """
      scalar Upload scalar DateTime scalar URI scalar Odd
      input In { file: Upload!, at: DateTime! }
      type Query { a(at: DateTime!, link: URI!, odd: Odd!): Int }
      type Mutation {
        up(file: Upload!, files: [Upload!]!, in: [In!]!): Int
        two(file_2: Upload!, file: Upload!, in: In!): Int
      }
      """
    let schema = try GraphQLSchema(definitions: Array(text.utf8))
    var sample = GraphQLSample(schema)
    let query = sample.query(for: "a") ?? ""
    #expect(
      query == "{\n  a(at: \"2026-01-31T12:00:00Z\", link: \"https://example.com\", odd: \"odd\")\n}")
    #expect(sample.variables.isEmpty)
    let upload = sample.query(for: "up") ?? ""
    #expect(
      upload == """
        mutation($file: Upload!, $files: [Upload!]!, $file_2: Upload!) {
          up(file: $file, files: $files, in: [{file: $file_2, at: "2026-01-31T12:00:00Z"}])
        }
        """)
    #expect(sample.variables.map(\.name) == ["file", "files", "file_2"])
    let two = sample.query(for: "two") ?? ""
    #expect(sample.variables.map(\.name) == ["file_2", "file", "file_3"])
    for text in [query, upload, two] {
      #expect(GraphQLValidation(try GraphQLDocument(text), schema: schema).problems == [])
    }
  }
}
