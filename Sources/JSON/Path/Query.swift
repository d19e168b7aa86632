/// A path once it is parsed. RFC 9535's words are used for its parts.
struct Query: Sendable, Hashable {
  enum Start: Sendable, Hashable {
    /// `$`, the value the whole path looks into.
    case root
    /// `@`, the value a filter is looking at.
    case current
  }

  let start: Start
  let segments: [Segment]
  /// Numbers the queries of one path, so that what does not depend on `@` is looked up once.
  let number: Int

  /// Whether it can find one value at most, which is what a comparison needs.
  var isSingular: Bool { segments.allSatisfy(\.isSingular) }
}
