internal import ApusClient

/// What was asked in this session and is there, the latest first.
enum VisitedEndpoints {
  static func tree(of visited: [Request], at base: WebURL, in scope: EndpointScope) -> EndpointTree {
    let isDescribed = scope.specification?.mount(at: base) != nil
    return EndpointTree(
      visited.map {
        KnownEndpoint(
          method: $0.method.name, path: $0.url.path, meaning: isDescribed ? SeenView.mark : "visited")
      })
  }
}
