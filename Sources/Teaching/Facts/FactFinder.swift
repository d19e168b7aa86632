internal import ApusClient

/// Looks for one kind of fact, each with its level and its evidence. A new kind is one file, and one line in `FactFinders`.
protocol FactFinder: SendableMetatype {
  static func facts(in exchange: Exchange) -> [Fact]
  /// The same where the end of the body is missing.
  static func facts(inCut exchange: Exchange) -> [Fact]
}

extension FactFinder {
  static func facts(inCut exchange: Exchange) -> [Fact] { facts(in: exchange) }
}

extension Exchange {
  /// The last request that went out; the one that was asked for when none did.
  var lastURL: WebURL { hops.last?.sent.url ?? request.url }
  /// Where those of its requests went, in order.
  func origins(where isWanted: (Hop) -> Bool) -> [String] {
    hops.filter(isWanted).map { "\($0.sent.url.origin)" }.reduce(into: []) { origins, origin in
      if !origins.contains(origin) { origins.append(origin) }
    }
  }

  var lastMethod: HTTPMethod { hops.last?.sent.method ?? request.method }
}
