internal import ApusClient

/// What will not be there for long.
enum DeprecationFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    (exchange.response?.headers).map { Fading($0).facts } ?? []
  }
}
