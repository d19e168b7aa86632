internal import ApusClient
internal import ApusLanguage
internal import ApusOpenAPI

/// What was asked in this session and is there, the latest first; and what was seen another time and is not described.
enum VisitedEndpoints {
  static func tree(of visited: [Request], at base: WebURL, in scope: EndpointScope) -> EndpointTree {
    guard let specification = scope.specification, let mount = specification.mount(at: base) else {
      return EndpointTree(
        visited.map { KnownEndpoint(method: $0.method.name, path: $0.url.path, meaning: "visited") })
    }
    func seen(_ method: String, _ path: String) -> KnownEndpoint {
      KnownEndpoint(method: method, path: path, meaning: SeenView.mark)
    }
    let now = visited.map { request in
      let path = request.url.path
      guard path.hasPrefix(mount + "/"), scope.described(request) == nil else {
        return seen(request.method.name, path)
      }
      return seen(
        request.method.name, mount + specification.index.template(of: String(path.dropFirst(mount.count))))
    }
    let earlier = specification.seenNotes?.earlier.entries.filter { !$0.isDescribed } ?? []
    return EndpointTree(now + earlier.map { seen($0.method, mount + $0.path) })
  }
}
