import ApusGraphQL

@testable import ApusEndpoints

/// A scope that knows a small GraphQL schema.
enum GraphScope {
  static let text = #"""
    type Query { "Somebody" person(name: String!, size: Size): Person people(first: Int): [Person!]! old: Int @deprecated(reason: "Gone.") }
    type Mutation { add(input: NewPerson!): Person }
    "A person."
    type Person { id: ID! "How they are called." name: String! friends: [Person!] }
    enum Size { SMALL LARGE }
    input NewPerson { name: String!, age: Int }
    """#

  static func scope() throws -> EndpointScope {
    var scope = EndpointScope()
    scope.schemas = [KnownGraphQL(try GraphQLSchema(definitions: Array(text.utf8)))]
    scope.graphQLPlace = "/api"
    return scope
  }
}
