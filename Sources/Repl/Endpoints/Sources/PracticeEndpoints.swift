internal import APIClient
internal import Practice

/// What the practice API of this program serves.
enum PracticeEndpoints: EndpointSource {
  static func endpoints(at base: WebURL, in session: Session) -> EndpointTree? {
    session.practice == base.origin ? tree : nil
  }

  private static let tree = EndpointTree(
    PracticeEndpoint.all.flatMap { endpoint in
      endpoint.methods.map { method in
        KnownEndpoint(
          method: method == "any method" ? nil : method, path: endpoint.path, meaning: endpoint.summary,
          example: endpoint.example)
      }
    })
}
