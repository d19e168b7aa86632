/// A variable as an operation declares it: `$first: Int = 10`.
package struct GraphQLVariable: Sendable, Hashable {
  /// Without its `$`.
  package let name: GraphQLName
  package let type: GraphQLTypeName
  package let typeRange: Range<Int>
  package let usual: GraphQLValue?
  package let directives: [GraphQLDirective]

  /// Whether the operation cannot be sent without it.
  package var isRequired: Bool { type.isRequired && usual == nil }
}
