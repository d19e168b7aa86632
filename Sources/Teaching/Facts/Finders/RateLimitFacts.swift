internal import APIClient

/// How much may still be asked, as GitHub and Qiita say it.
enum RateLimitFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let headers = exchange.response?.headers,
      let left = headers.first("X-RateLimit-Remaining") ?? headers.first("Rate-Remaining")
    else { return [] }
    let limit = headers["X-RateLimit-Limit"] ?? headers["Rate-Limit"]
    let reset = headers["X-RateLimit-Reset"] ?? headers["Rate-Reset"]
    let of = limit.map { " of \($0)" } ?? ""
    let until = reset.flatMap { Int($0) }.map { " until \(UTCTime.text(secondsSince1970: $0))" } ?? ""
    if left.shown == "0" {
      return [Fact("The rate limit is used up\(until): that is why, whatever the status says.", left)]
    }
    return [Fact("The rate limit allows \(left.shown)\(of) more requests\(until).", left)]
  }
}
