package import ApusClient
internal import ApusJSON

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension RateLimit {
  /// `rate limit`, or `rate limit "search"` where a service has several and this is not the usual one.
  var words: String {
    guard let name, !name.isEmpty, !["core", "default"].contains(name) else { return "rate limit" }
    return "rate limit \(name.debugDescription)"
  }

  /// Until when, as the end of a sentence has it; empty where nobody knows.
  var until: String {
    switch reset {
    case .time(let seconds): " until \(UTCTime.text(secondsSince1970: seconds))"
    case .pause(let seconds) where !isResetUnsure: " for \(RetryAfter.words(for: seconds)) more"
    case .pause, nil: ""
    }
  }

  /// Whether its end was past when the answer came that says so: by the server's own clock, where that is told.
  func isOver(in exchange: Exchange) -> Bool {
    guard case .time(let end) = reset else { return false }
    let date = exchange.response?.headers["Date"].flatMap { Date(httpDate: $0) } ?? exchange.startedAt
    return end < Int(date.timeIntervalSince1970)
  }

  /// `3 of 60 left until 14:05 UTC`, for who has little room; `nil` while enough is left, and when that time is over.
  ///
  /// - Parameters:
  ///   - answered: when the answer came that says so, in seconds since 1970.
  ///   - now: the time it is.
  package func warning(answered: Int, now: Int) -> String? {
    guard isScarce else { return nil }
    let left = "\(remaining)\(limit.map { " of \($0)" } ?? " requests") left"
    guard let end = end(answered: answered) else { return left }
    guard end > now else { return nil }
    let pattern = end - now < 12 * 3600 ? "HH:mm" : "yyyy-MM-dd HH:mm"
    return left + (DateFormat(pattern).text(for: Timestamp(seconds: end)).map { " until \($0) UTC" } ?? "")
  }
}
