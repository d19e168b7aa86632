internal import ApusOpenAPI

/// Endpoints by their paths.
typealias EndpointTree = PathTree<[KnownEndpoint]>

extension EndpointTree {
  /// Paths with more segments are left out: nobody types them, and a tree as deep could not be walked.
  private static var mostSegments: Int { 100 }

  init(_ endpoints: some Sequence<KnownEndpoint>) {
    self.init(empty: [])
    for endpoint in endpoints where PathSegment.segments(of: endpoint.path).count <= Self.mostSegments {
      update(endpoint.path) { $0.add(endpoint) }
    }
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
