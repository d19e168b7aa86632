internal import ApusClient
internal import ApusRendering

/// When to come back, and whether that is safe.
enum RetryFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response else { return [] }
    var facts: [Fact] = []
    if let field = head.headers.first("Retry-After") {
      switch RetryAfter(head.headers) {
      case .seconds(let seconds):
        facts.append(
          Fact("The server wants to be asked again in \(Units.time(.seconds(seconds))), not before.", field))
      case .time: facts.append(Fact("The server wants to be asked again then, not before.", field))
      case nil: facts.append(Fact("When to come back is said in a way that cannot be read.", field))
      }
    }
    if head.status >= 500, !exchange.request.method.isIdempotent {
      facts.append(
        Fact(
          "\(exchange.request.method) is not idempotent: it may have been done, and sent again it may be done twice."
        ))
    }
    return facts
  }
}
