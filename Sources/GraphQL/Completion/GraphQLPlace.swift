/// What may stand at a place of a document that is not finished yet.
enum GraphQLPlace: Sendable {
  /// `query`, `fragment` and the like.
  case definition
  /// A field of a type.
  case field(GraphQLType?)
  /// `on TYPE`, or the name of a fragment, behind `...`.
  case fragment(GraphQLType?)
  /// The name of an argument, or of a field of an input type.
  case input([GraphQLInput], given: Set<String>)
  case value(GraphQLTypeName?)
  /// The type of a variable, or what a fragment is on, within a type.
  case inputType
  case compositeType(within: GraphQLType?)
  case directive(at: String)
  /// A name of one's own, or a sign.
  case nothing
}
