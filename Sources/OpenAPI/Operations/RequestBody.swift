/// What an operation takes as its body.
package struct RequestBody: Sendable {
  package let isRequired: Bool
  package let summary: String?
  /// The ways to write it, the preferred one first.
  package let contents: [Content]

  /// The JSON one, if there is one.
  package var json: Content? { contents.first(where: \.isJSON) }
}
