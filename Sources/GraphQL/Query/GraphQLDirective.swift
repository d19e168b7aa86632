/// `@include(if: $x)` behind what it changes.
package struct GraphQLDirective: Sendable, Hashable {
  package let name: GraphQLName
  package let arguments: [GraphQLArgument]
  package let range: Range<Int>
}
