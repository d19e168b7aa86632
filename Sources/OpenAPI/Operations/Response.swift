/// What an operation may answer.
package struct Response: Sendable {
  /// `200`, `4XX` or `default`.
  package let status: String
  package let summary: String?
  package let contents: [Content]

  package var json: Content? { contents.first(where: \.isJSON) }

  package var isSuccess: Bool { status.hasPrefix("2") }
}
