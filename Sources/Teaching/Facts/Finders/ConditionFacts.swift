internal import ApusClient

/// What a condition cost, and why it may not have held.
enum ConditionFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response, let condition = exchange.condition else { return [] }
    if head.status == 304 { return [cost(exchange, head)].compactMap(\.self) }
    guard head.status == 200, head.headers.isGitHub, condition.isNamed("If-None-Match") else { return [] }
    return [
      Fact(
        "It has changed, or its ETag was got with another token: GitHub has another ETag for each.", condition
      )
    ]
  }

  private static func cost(_ exchange: Exchange, _ head: ResponseHead) -> Fact? {
    guard head.headers.isGitHub,
      let limit = RateLimit(head.headers)
    else { return nil }
    return exchange.isAuthorized
      ? Fact("It did not count against the rate limit, as the request said who asks.", limit.evidence)
      : Fact(
        "Nobody said who asks, so that it may count against the rate limit all the same.", limit.evidence)
  }
}
