/// How much may still be asked of a service, as the head of an answer says it.
package struct RateLimit: Sendable, Hashable {
  /// When the window of time ends, and the next begins with all of its requests.
  package enum Reset: Sendable, Hashable {
    /// Seconds since 1970.
    case time(Int)
    /// Seconds from the answer.
    case pause(Int)
  }

  /// What is counted, where the service has several: `search`, `default`.
  package var name: String?
  /// How many requests a window of time allows.
  package let limit: Int?
  package let remaining: Int
  package let reset: Reset?
  /// Whether the end is in seconds where others say a date, so that it is a guess what it is.
  package let isResetUnsure: Bool
  /// What says how many are left, and what says until when.
  package let evidence: HeaderField
  package let resetEvidence: HeaderField?

  init(
    name: String? = nil, limit: Int?, remaining: Int, reset: Reset?, isResetUnsure: Bool = false,
    evidence: HeaderField, resetEvidence: HeaderField? = nil
  ) {
    self.name = name
    self.limit = limit
    self.remaining = remaining
    self.reset = reset
    self.isResetUnsure = isResetUnsure
    self.evidence = evidence
    self.resetEvidence = resetEvidence
  }

  package var isUsedUp: Bool { remaining <= 0 }

  /// Whether less than a tenth is left.
  package var isScarce: Bool {
    isUsedUp || limit.map { remaining < $0 / 10 + ($0 % 10 == 0 ? 0 : 1) } ?? false
  }

  /// How much of it is left, from 0 to 1; 1 where nobody says what it is a part of.
  var share: Double {
    guard !isUsedUp else { return 0 }
    return limit.map { $0 > 0 ? Double(remaining) / Double($0) : 1 } ?? 1
  }

  /// When it begins again, in seconds since 1970.
  ///
  /// - Parameter answered: when the answer came that says so.
  package func end(answered: Int) -> Int? {
    switch reset {
    case .time(let seconds): seconds
    case .pause(let seconds): isResetUnsure ? nil : answered + min(seconds, 1 << 40)
    case nil: nil
    }
  }
}
