internal import ApusClient
internal import ApusWords

/// How much may still be asked, as the service says it.
enum RateLimitFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response, let limit = RateLimit(head.headers) else { return [] }
    let reset = limit.resetEvidence.flatMap { $0 == limit.evidence ? nil : Evidence.line($0) }
    let evidence = Evidence.line(limit.evidence) + reset
    if limit.isOver(in: exchange) { return over(limit, head, evidence + head.headers.evidence(of: "Date")) }
    return [Fact(.said, sentence(limit), evidence)] + reason(limit, head, evidence) + guess(limit, reset)
  }

  /// Of a window of time that had ended when the answer came: the next has all of its requests.
  private static func over(_ limit: RateLimit, _ head: ResponseHead, _ evidence: Evidence) -> [Fact] {
    guard case .time(let time) = limit.end else { return [] }
    let told: Sentence =
      limit.isUsedUp
      ? "The \(limit.spoken) was used up until \(time): that was over when the answer came."
      : "The \(limit.spoken) allowed \(limit.left) more requests until \(time): that was over when the answer came."
    let claim = Fact(.said, told, evidence)
    guard limit.isUsedUp, [403, 429].contains(head.status) else { return [claim] }
    return [
      claim,
      Fact(
        .perhaps, "Another limit is the reason, or a clock is wrong.", .status(head) + evidence),
    ]
  }

  private static func sentence(_ limit: RateLimit) -> Sentence {
    guard limit.isUsedUp else {
      return switch limit.end {
      case .time(let time): "The \(limit.spoken) allows \(limit.left) more requests until \(time)."
      case .pause(let pause): "The \(limit.spoken) allows \(limit.left) more requests for \(pause) more."
      case .unknown: "The \(limit.spoken) allows \(limit.left) more requests."
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

  /// `5 of 60`
  fileprivate var left: String { limit.map { "\(remaining) of \($0)" } ?? "\(remaining)" }

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
