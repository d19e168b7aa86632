/// `fragment Name on Type { }`.
package struct GraphQLFragment: Sendable, Hashable {
  package let name: GraphQLName
  package let type: GraphQLName
  package let directives: [GraphQLDirective]
  package let selections: [GraphQLSelection]
}
