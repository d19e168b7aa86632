internal import ApusOpenAPI
internal import ApusPractice

/// What the practice API of this program serves.
enum PracticeEndpoints {
  /// All that is to be said of them. Nothing is checked against it unless somebody loads it with `spec`.
  static let description = try? Specification(PracticeEndpoint.description)

  static let tree = EndpointTree(
    ListedEndpoint.all.map {
      KnownEndpoint(method: $0.method, path: $0.path, meaning: $0.summary, example: $0.example)
    })
}
