/// What a server would refuse in a query, where that stands, and what may have been meant.
package struct GraphQLProblem: Sendable, Hashable {
  package let message: String
  package let range: Range<Int>
  /// A name to put in the place; `nil` where none is near.
  package var suggestion: String?

  init(_ message: String, at range: Range<Int>, suggestion: String? = nil) {
    (self.message, self.range, self.suggestion) = (message, range, suggestion)
  }
}
