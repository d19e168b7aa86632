internal import ApusClient
internal import ApusOpenAPI
internal import ApusPractice

/// What the practice API of this program serves.
enum PracticeEndpoints: EndpointSource {
  package static func endpoints(at base: WebURL, in scope: EndpointScope) -> EndpointTree? {
    scope.practice == base.origin ? tree : nil
  }

  /// All that is to be said of them. Nothing is checked against it unless somebody loads it with `spec`.
  static let description = try? Specification(PracticeEndpoint.description)

  private static let tree = EndpointTree(
    PracticeEndpoint.all.flatMap { endpoint in
      endpoint.methods.map { method in
        KnownEndpoint(
          method: method == "any method" ? nil : method, path: endpoint.path, meaning: endpoint.summary,
          example: endpoint.example)
      }
    })
}
