internal import APIClient

/// What was asked in this session, the latest first.
enum VisitedEndpoints: EndpointSource {
  static func endpoints(at base: WebURL, in session: Session) -> EndpointTree? {
    // The latest are enough, and a long session costs no more than a short one.
    let requests = session.records.all.suffix(500).reversed().map(\.exchange.request)
    return EndpointTree(
      requests.filter { $0.url.origin == base.origin }.map {
        KnownEndpoint(method: $0.method.name, path: $0.url.path, meaning: "visited")
      })
  }
}
