/// A field that is asked for.
package struct GraphQLFieldSelection: Sendable, Hashable {
  package let alias: GraphQLName?
  package let name: GraphQLName
  package let arguments: [GraphQLArgument]
  package let directives: [GraphQLDirective]
  /// Empty where it has no braces.
  package let selections: [GraphQLSelection]

  /// What the answer calls it.
  package var key: String { (alias ?? name).text }
}
