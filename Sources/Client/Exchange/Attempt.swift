#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One of the times that a request was sent, where a middleware sent it more than once.
public struct Attempt: Sendable, Hashable {
  /// When it was sent.
  public let startedAt: Date
  /// From asking to the last byte, redirects included.
  public let duration: Duration
  /// The status that came; `nil` without a response.
  public let status: Int?
  /// Why there was no whole response; `nil` where there was one, and for the last attempt, whose failure is thrown.
  public var code: ErrorCode?
  /// How long was waited after it; `nil` after the last, and where nothing was waited for.
  public var pause: Duration?

  init(_ exchange: Exchange, code: ErrorCode? = nil, pause: Duration? = nil) {
    startedAt = exchange.startedAt
    duration = exchange.duration
    status = exchange.response?.status
    self.code = code
    self.pause = pause
  }
}

extension Exchange {
  /// Every time that the request was sent, in order: one, unless a middleware asked again. The last is this exchange.
  public var attempts: [Attempt] { earlier + [Attempt(self)] }
}
