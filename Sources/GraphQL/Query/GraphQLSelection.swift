/// What stands between the braces of a query.
package indirect enum GraphQLSelection: Sendable, Hashable {
  case field(GraphQLFieldSelection)
  /// `...Name`
  case spread(GraphQLName, [GraphQLDirective])
  /// `... on Type { }`, or without a type.
  case inline(on: GraphQLName?, [GraphQLDirective], [GraphQLSelection], Range<Int>)
}
