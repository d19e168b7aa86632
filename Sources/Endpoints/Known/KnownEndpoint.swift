internal import ApusOpenAPI

/// Something an API can be asked, as far as it is known without asking.
package struct KnownEndpoint: Sendable, Hashable {
  /// `nil` takes any method.
  package let method: String?
  /// From the root of the origin, perhaps with holes: `/users/{login}`.
  package let path: String
  /// In a few words; empty where nothing is known.
  package let meaning: String
  /// A path to try, with its query, where one is known.
  package var example: String?
  /// Which operation of the description it is.
  var operation: Int?

  /// Reading comes before writing, and that before removing.
  package var rank: Int {
    let order = ["GET", "POST", "PUT", "PATCH", "DELETE"]
    return method.flatMap(order.firstIndex) ?? (method == nil ? -1 : order.count)
  }

  /// Whether a request with this method may be meant for it.
  package func takes(_ method: String) -> Bool { self.method.map { $0 == method.uppercased() } ?? true }
}

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
