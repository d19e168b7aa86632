internal import ApusClient

/// How much may still be asked, as the service says it.
enum RateLimitFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response, let limit = RateLimit(head.headers) else { return [] }
    let isSure = limit.reset != nil && !limit.isResetUnsure
    let second = isSure ? "" : limit.resetEvidence.map { "; \($0)" } ?? ""
    return [Fact(sentence(limit, head), limit.evidence.description + second)]
  }

  private static func sentence(_ limit: RateLimit, _ head: ResponseHead) -> String {
    let remark = limit.remark
    guard limit.isUsedUp else {
      let of = limit.limit.map { " of \($0)" } ?? ""
      return "The \(limit.words) allows \(limit.remaining)\(of) more requests\(limit.until).\(remark)"
    }
    let isUsedUp = "the \(limit.words) is used up\(limit.until)"
    switch head.status {
    case ..<400: return "Nothing failed, and \(isUsedUp).\(remark)"
    case 403, 429: return "\(isUsedUp.sentenceCased): that is reason enough.\(remark)"
    default: return "\(isUsedUp.sentenceCased).\(remark)"
    }
  }
}

extension RateLimit {
  fileprivate var remark: String {
    guard case .pause(let seconds) = reset, isResetUnsure else { return "" }
    return " \(seconds) is too small for a date: it is probably seconds from then."
  }
}

extension String {
  /// With a capital at its beginning.
  var sentenceCased: String { prefix(1).uppercased() + dropFirst() }
}
