internal import ApusClient
internal import ApusRendering

/// Headers after the body.
enum TrailerFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let trailers = exchange.hops.last?.trailers, let first = trailers.fields.first else { return [] }
    return [
      Fact(
        "\(Units.count(trailers.count, "header")) came after the body, once it was known. Many clients drop them.",
        first)
    ]
  }
}
