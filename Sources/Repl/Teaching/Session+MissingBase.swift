internal import ApusClient

extension Session {
  /// The origin that answered, where it is not the base's: a credential can be set for the base alone.
  func missingBase(after exchange: Exchange) -> Origin? {
    let origin = (exchange.hops.last?.sent.url ?? exchange.request.url).origin
    return base?.origin == origin ? nil : origin
  }
}
