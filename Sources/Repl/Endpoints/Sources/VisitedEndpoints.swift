internal import ApusClient

/// What was asked in this session and is there, the latest first.
enum VisitedEndpoints: EndpointSource {
  static func endpoints(at base: WebURL, in session: Session) -> EndpointTree? {
    // The latest are enough, and a long session costs no more than a short one.
    let latest = session.records.all.suffix(500).reversed()
    let found = latest.filter {
      ![404, 405, 410].contains($0.exchange.response?.status) && $0.failure == nil
    }
    return EndpointTree(
      found.map(\.exchange.request).filter { $0.url.origin == base.origin }.map {
        KnownEndpoint(method: $0.method.name, path: $0.url.path, meaning: "visited")
      })
  }
}
