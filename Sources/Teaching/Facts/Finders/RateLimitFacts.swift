internal import ApusClient

/// How much may still be asked, as GitHub and Qiita say it.
enum RateLimitFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response,
      let left = head.headers.first("X-RateLimit-Remaining") ?? head.headers.first("Rate-Remaining")
    else { return [] }
    let limit = head.headers["X-RateLimit-Limit"] ?? head.headers["Rate-Limit"]
    let reset = head.headers.first("X-RateLimit-Reset") ?? head.headers.first("Rate-Reset")
    let of = limit.map { " of \($0)" } ?? ""
    let (times, evidence) = (Reset(reset), left.description)
    let second = times.remark.isEmpty ? "" : reset.map { "; \($0)" } ?? ""
    return [Fact(sentence(left.shown, of, times, head.status), evidence + second)]
  }

  private static func sentence(_ left: String, _ of: String, _ reset: Reset, _ status: Int) -> String {
    guard left == "0" else {
      return "The rate limit allows \(left)\(of) more requests\(reset.until).\(reset.remark)"
    }
    switch status {
    case ..<400: return "Nothing failed, and the rate limit is used up\(reset.until).\(reset.remark)"
    case 403, 429: return "The rate limit is used up\(reset.until): that is reason enough.\(reset.remark)"
    default: return "The rate limit is used up\(reset.until).\(reset.remark)"
    }
  }

  /// When it begins again: at some services seconds since 1970, at others seconds from now.
  private struct Reset {
    var until = ""
    var remark = ""

    /// In 1973 no service had a rate limit.
    private static let leastDate = 100_000_000

    init(_ field: HeaderField?) {
      guard let number = field.flatMap({ Int($0.shown) }), number >= 0 else { return }
      if number >= Self.leastDate {
        until = " until \(UTCTime.text(secondsSince1970: number))"
      } else {
        remark = " \(number) is too small for a date: it is probably seconds from then."
      }
    }
  }
}
