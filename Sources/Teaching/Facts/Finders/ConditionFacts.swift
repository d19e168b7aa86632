internal import ApusClient
internal import ApusWords

/// What a condition cost, and why it may not have held.
enum ConditionFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response, let condition = exchange.condition else { return [] }
    if head.status == 304 { return [cost(exchange, head)].compactMap(\.self) }
    guard head.status == 200, head.headers.isGitHub, condition.isNamed("If-None-Match") else { return [] }
    return [
      Fact(
        .perhaps, "It has changed, or its ETag was got with another token: GitHub has another ETag for each.",
        .status(head) + .sent(condition))
    ]
  }

  private static func cost(_ exchange: Exchange, _ head: ResponseHead) -> Fact? {
    guard head.headers.isGitHub, let limit = RateLimit(head.headers) else { return nil }
    return exchange.isAuthorized
      ? Fact(
        .said, "It did not count against the rate limit, as the request carried a credential.",
        .line(limit.evidence))
      : Fact(
        .perhaps, "The request carried no credential, so it may count against the rate limit all the same.",
        .request(exchange) + .line(limit.evidence))
  }
}
