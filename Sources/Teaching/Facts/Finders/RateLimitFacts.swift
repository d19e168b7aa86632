internal import ApusClient
internal import ApusWords

/// How much may still be asked, as the service says it.
enum RateLimitFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response, let limit = RateLimit(head.headers) else { return [] }
    let reset = limit.resetEvidence.flatMap { $0 == limit.evidence ? nil : Evidence.line($0) }
    let evidence = Evidence.line(limit.evidence) + reset
    return [Fact(.said, sentence(limit), evidence)] + reason(limit, head, evidence) + guess(limit, reset)
  }

  private static func sentence(_ limit: RateLimit) -> Sentence {
    guard limit.isUsedUp else {
      let left = limit.limit.map { "\(limit.remaining) of \($0)" } ?? "\(limit.remaining)"
      return switch limit.end {
      case .time(let time): "The \(limit.spoken) allows \(left) more requests until \(time)."
      case .pause(let pause): "The \(limit.spoken) allows \(left) more requests for \(pause) more."
      case .unknown: "The \(limit.spoken) allows \(left) more requests."
      }
    }
    return switch limit.end {
    case .time(let time): "The \(limit.spoken) is used up until \(time)."
    case .pause(let pause): "The \(limit.spoken) is used up for \(pause) more."
    case .unknown: "The \(limit.spoken) is used up."
    }
  }

  /// Whether it is why the request was refused.
  private static func reason(_ limit: RateLimit, _ head: ResponseHead, _ evidence: Evidence) -> [Fact] {
    guard limit.isUsedUp else { return [] }
    switch head.status {
    case ..<400:
      return [Fact(.seen, "Nothing failed: this request was answered.", .status(head))]
    case 403, 429:
      return [Fact(.perhaps, "That is reason enough for the refusal.", .status(head) + evidence)]
    default: return []
    }
  }

  private static func guess(_ limit: RateLimit, _ reset: Evidence?) -> [Fact] {
    guard case .pause(let seconds) = limit.reset, limit.isResetUnsure, let reset else { return [] }
    return [
      Fact(.perhaps, "\(seconds) is too small for a date: it is probably seconds from then.", reset)
    ]
  }
}

extension RateLimit {
  /// `rate limit`, with its name where a service has several and this is not the usual one.
  fileprivate var spoken: Sentence {
    guard let name, words != "rate limit" else { return "rate limit" }
    return "rate limit \(name.debugDescription)"
  }

  fileprivate enum End {
    case time(String)
    case pause(String)
    case unknown
  }

  /// When it begins again, as far as that is sure.
  fileprivate var end: End {
    switch reset {
    case .time(let seconds): .time(UTCTime.text(secondsSince1970: seconds))
    case .pause(let seconds) where !isResetUnsure: .pause(RetryAfter.words(for: seconds))
    case .pause, nil: .unknown
    }
  }
}
