/// A directive that a schema knows.
package struct GraphQLDirectiveType: Sendable, Hashable {
  package let name: String
  package let meaning: String
  package let arguments: [GraphQLInput]
  /// Such as `FIELD` and `INLINE_FRAGMENT`.
  package let places: [String]
  package let isRepeatable: Bool

  package func argument(named name: String) -> GraphQLInput? { arguments.first { $0.name == name } }

  /// Those that every server knows.
  package static let known: [GraphQLDirectiveType] = [
    condition("include", "Takes it only where the condition is true"),
    condition("skip", "Leaves it out where the condition is true"),
  ]

  private static func condition(_ name: String, _ meaning: String) -> GraphQLDirectiveType {
    GraphQLDirectiveType(
      name: name, meaning: meaning,
      arguments: [GraphQLInput(name: "if", meaning: "", type: .nonNull(.named("Boolean")), usual: nil)],
      places: ["FIELD", "FRAGMENT_SPREAD", "INLINE_FRAGMENT"], isRepeatable: false)
  }
}
