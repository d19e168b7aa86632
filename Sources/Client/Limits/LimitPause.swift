#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension ResponseHead {
  /// How long a server that limits the rate wants to be left alone: by `Retry-After`, or until a limit that is used up
  /// begins again. `nil` when this is no such answer, or does not say.
  package func limitPause(from now: Date) -> Duration? {
    guard status == 429 || status == 403 else { return nil }
    if let after = RetryAfter(headers) { return after.pause(from: now) }
    guard let limit = RateLimit(headers), limit.isUsedUp else { return nil }
    let answered = Int(now.timeIntervalSince1970)
    return limit.end(answered: answered).map { .seconds(max(0, $0 - answered)) }
  }
}
