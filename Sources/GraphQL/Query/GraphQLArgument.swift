/// A name with a value: an argument of a field, or a member of an object.
package struct GraphQLArgument: Sendable, Hashable {
  package let name: GraphQLName
  package let value: GraphQLValue
}
