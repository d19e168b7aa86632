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
  /// Adds what is not known yet: an endpoint, or an example of one.
  mutating func add(_ endpoint: KnownEndpoint) {
    if let known = firstIndex(where: { $0.method == nil || $0.method == endpoint.method }) {
      if self[known].example == nil { self[known].example = endpoint.example }
    } else {
      append(endpoint)
    }
  }
}
