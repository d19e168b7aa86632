@testable import ApusGraphQL

/// A small schema with all kinds of types.
enum PeopleSchema {
  static let text = #"""
    "What can be asked"
    schema { query: Root, mutation: Changes, subscription: News }
    directive @once(note: String = "x") repeatable on FIELD | QUERY
    scalar Date @specifiedBy(url: "https://example.com")
    type Root {
      "A person by name. It may be nobody."
      person(name: String!, size: Size = SMALL): Person
      people(first: Int, after: String, filter: Filter): People!
      search(text: String!): [Thing!]!
      node(id: ID!): Node
      old: String @deprecated(reason: "Ask `person`.")
    }
    type Changes { add(input: NewPerson!): Person! }
    type News { added(since: Date): Person! }
    interface Node { id: ID! }
    """
    Somebody.

      Indented.
    """
    type Person implements Node {
      id: ID!
      name: String!
      born: Date
      friends(first: Int = 10): [Person!]
      favourite: Fruit
    }
    type Fruit implements Node { id: ID!, colour: Colour }
    type People { nodes: [Person]!, pageInfo: PageInfo! }
    type PageInfo { hasNextPage: Boolean!, endCursor: String }
    union Thing = | Person | Fruit
    enum Size { SMALL LARGE @deprecated }
    enum Colour { RED GREEN }
    input NewPerson { name: String!, age: Int, tags: [String!], size: Size, near: Filter }
    input Filter @oneOf { name: String, id: ID }
    extend type Person { age: Int }
    """#

  static func schema() throws -> GraphQLSchema { try GraphQLSchema(definitions: Array(text.utf8)) }
}
