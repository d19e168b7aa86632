internal import OpenAPI

/// Endpoints by their paths.
typealias EndpointTree = PathTree<[KnownEndpoint]>

extension EndpointTree {
  init(_ endpoints: some Sequence<KnownEndpoint>) {
    self.init(empty: [])
    for endpoint in endpoints { update(endpoint.path) { $0.add(endpoint) } }
  }
}

extension [KnownEndpoint] {
  /// Adds what is not known yet.
  mutating func add(_ endpoint: KnownEndpoint) {
    if !contains(where: { $0.method == nil || $0.method == endpoint.method }) { append(endpoint) }
  }
}
