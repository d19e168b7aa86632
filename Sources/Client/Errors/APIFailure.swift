internal import ApusJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Any failure of a request, whatever endpoint it was for: what an app shows, logs or asks again after.
///
///     func show(_ error: any Error) {
///       guard let failure = error as? any APIFailure else { return alert(error.localizedDescription) }
///       if failure.isCancelled { return }  // Somebody left: nothing to tell.
///       alert(failure.localizedDescription, offersRetry: failure.mayRetry)
///     }
///
/// **Cancelling** a task makes its request fail as `cancelled`; it never throws `CancellationError`. Whoever asked does
/// not wait any more, so such a failure is not shown: ask `isCancelled` first.
///
/// `localizedDescription` is a sentence for people in the app's language, where that is Japanese, and in English
/// otherwise; `description` is for a log.
public protocol APIFailure: Error, Sendable, LocalizedError, CustomStringConvertible {
  /// What went wrong, by a name that is the same for ever.
  var code: ErrorCode { get }
  /// What had happened; `nil` when nothing was sent.
  var exchange: Exchange? { get }
}

extension APIFailure {
  /// The status that the server answered with; `nil` without an answer.
  public var status: Int? { exchange?.response?.status }

  /// Whether no way led to the server, as for a device without a network, or without names for hosts.
  public var isOffline: Bool { code == .unreachable || code == .dns }

  /// Whether whoever asked did not want the answer any more. Nothing is to be shown then.
  public var isCancelled: Bool { code == .cancelled }

  /// Whether something took too long: a connection, a silence, or all of it.
  public var isTimeout: Bool { [.timeoutConnect, .timeoutIdle, .timeoutTotal].contains(code) }

  /// Whether the same may go well when it is asked again: no connection, or one that broke off, a body that was cut, too
  /// long a wait, and the statuses 408, 425, 429, 500, 502, 503 and 504. That it does no harm to ask again is for the
  /// caller to know; of methods such as POST it is not certain.
  public var mayRetry: Bool {
    if let status = code.status { return [408, 425, 429, 500, 502, 503, 504].contains(status) }
    let passing: [ErrorCode] = [.dns, .refused, .unreachable, .reset, .closed, .bodyTruncated]
    return isTimeout || passing.contains(code)
  }

  /// How long the server wants to be left alone, from now on; `nil` where it does not say.
  public var retryAfter: Duration? {
    exchange?.response.flatMap { RetryAfter($0.headers) }?.pause(from: Date())
  }

  /// What the server says of the failure, where it says it as `application/problem+json` (RFC 9457), whatever the
  /// endpoint's `ErrorResponse` is.
  public var problemDetails: ProblemDetails? { exchange.flatMap(ProblemDetails.init(in:)) }

  /// The failure in sentences for people: what it is, why, and what can be done. By default in the app's language.
  public func text(in language: FailureLanguage = .current) -> FailureText {
    var text = code.text(in: language)
    if let details = problemDetails, let reason = details.detail ?? details.title { text.reason = reason }
    if let pause = retryAfter, pause > .zero {
      text.suggestion = language.suggestion(toWait: pause)
    }
    return text
  }

  /// What went wrong, in a sentence.
  public var errorDescription: String? { text().sentence }

  /// Why it did: the server's own words where they are `application/problem+json`.
  public var failureReason: String? { text().reason }

  /// What can be done about it.
  public var recoverySuggestion: String? { text().suggestion }
}

extension APIError: APIFailure {}

extension RequestError: APIFailure {
  /// Always `nil`: nothing was sent.
  public var exchange: Exchange? { nil }
}

extension OAuthError: APIFailure {}

/// What a transport throws always has an exchange. `asAPIFailure` is the same for code that takes any failure.
extension TransportError: LocalizedError {
  /// The failure as a client would throw it.
  public var asAPIFailure: any APIFailure { APIError<Never>.transport(self) }

  /// What went wrong, in a sentence.
  public var errorDescription: String? { asAPIFailure.errorDescription }

  /// Why it did.
  public var failureReason: String? { asAPIFailure.failureReason }

  /// What can be done about it.
  public var recoverySuggestion: String? { asAPIFailure.recoverySuggestion }
}
