/// What is given to a field, a directive or an input type: its name, its type, and what it is when it is left out.
package struct GraphQLInput: Sendable, Hashable {
  package let name: String
  package let meaning: String
  package let type: GraphQLTypeName
  /// As GraphQL writes it; `nil` where it has no usual value.
  package let usual: String?
  /// Why it is out of use; `nil` while it is not.
  package var deprecation: String?

  /// Whether it must be given.
  package var isRequired: Bool { type.isRequired && usual == nil }
}
