internal import ApusClient

/// Where endpoints are known from. A new source is one file in `Sources`, and one line in `EndpointSources`.
protocol EndpointSource: SendableMetatype {
  /// What is known of a session's origin, from the root of the origin; `nil` when this source has nothing to say.
  static func endpoints(at base: WebURL, in scope: EndpointScope) -> EndpointTree?
}
