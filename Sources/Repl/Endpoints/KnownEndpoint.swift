internal import APIClient

/// Something an API can be asked, as far as it is known without asking.
struct KnownEndpoint: Sendable, Hashable {
  /// `nil` takes any method.
  let method: String?
  /// From the root of the origin, perhaps with holes: `/users/{login}`.
  let path: String
  /// In a few words; empty where nothing is known.
  let meaning: String
  /// A path to try, with its query, where one is known.
  var example: String?

  /// Reading comes before writing, and that before removing.
  var rank: Int {
    let order = ["GET", "POST", "PUT", "PATCH", "DELETE"]
    return method.flatMap(order.firstIndex) ?? (method == nil ? -1 : order.count)
  }

  /// Whether a request with this method may be meant for it.
  func takes(_ method: String) -> Bool { self.method.map { $0 == method.uppercased() } ?? true }
}

/// Where endpoints are known from. A new source is one file in `Sources`, and one line in `EndpointSources`.
protocol EndpointSource: SendableMetatype {
  /// What is known of a session's origin, from the root of the origin; `nil` when this source has nothing to say.
  static func endpoints(at base: WebURL, in session: Session) -> EndpointTree?
}

/// Every source there is. Where two know the same endpoint, the words of the first are taken.
enum EndpointSources {
  static let all: [any EndpointSource.Type] = [
    DescribedEndpoints.self, TypedEndpoints.self, PracticeEndpoints.self, VisitedEndpoints.self,
  ]
}
