internal import ApusClient

/// What was asked in this session and is there, the latest first.
enum VisitedEndpoints: EndpointSource {
  package static func endpoints(at base: WebURL, in scope: EndpointScope) -> EndpointTree? {
    let isDescribed = scope.specification?.mount(at: base) != nil
    return EndpointTree(
      scope.visited.filter { $0.url.origin == base.origin }.map {
        KnownEndpoint(
          method: $0.method.name, path: $0.url.path, meaning: isDescribed ? SeenView.mark : "visited")
      })
  }
}
