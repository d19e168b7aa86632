/// A field that a type answers.
package struct GraphQLField: Sendable, Hashable {
  package let name: String
  package let meaning: String
  package let arguments: [GraphQLInput]
  package let type: GraphQLTypeName
  /// Why it is out of use; `nil` while it is not.
  package var deprecation: String?

  package func argument(named name: String) -> GraphQLInput? { arguments.first { $0.name == name } }
}
