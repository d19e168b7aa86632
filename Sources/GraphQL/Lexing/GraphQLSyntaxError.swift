package import ApusJSON

/// Why a text is not GraphQL: what the grammar wanted, what stood there instead, and where.
package struct GraphQLSyntaxError: Error, Sendable, Hashable {
  /// For people, such as "`}`" or "the name of a field".
  package let expected: String
  package let found: String
  package let range: Range<Int>
  package let position: Position
}

extension GraphQLSyntaxError: CustomStringConvertible {
  package var description: String { "expected \(expected), found \(found) (\(position))" }
}
