internal import ApusClient
internal import ApusWords

/// Headers after the body.
enum TrailerFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let trailers = exchange.hops.last?.trailers, let first = trailers.fields.first else { return [] }
    let count = trailers.count
    return [
      Fact(
        .seen,
        count == 1
          ? "1 header came after the body, once it was known. Many clients drop it."
          : "\(count) headers came after the body, once it was known. Many clients drop them.",
        trailers.fields.dropFirst().map(Evidence.line).reduce(.line(first), +))
    ]
  }
}
