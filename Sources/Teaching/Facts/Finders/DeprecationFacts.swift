internal import ApusClient

/// What will not be there for long.
enum DeprecationFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let headers = exchange.response?.headers else { return [] }
    let deprecated = headers.first("Deprecation").map { Fact("It should no longer be used.", $0) }
    let sunset = headers.first("Sunset").map { Fact("It will be gone then.", $0) }
    return [deprecated, sunset].compactMap(\.self)
  }
}
