#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A server wanted another token, and there was none to be had.
///
/// A client throws it as `APIError.transport` with the code `auth.refresh`; this is its `cause`.
public struct TokenRefreshError: Error, Sendable, CustomStringConvertible {
  /// What asking for a token threw.
  public let cause: any Error
  /// The answer that refused the old token; without a response where there was no token yet.
  public let exchange: Exchange

  /// The cause, in words.
  public var description: String { "the token could not be renewed: \(cause)" }
}

extension TokenRefreshError: LocalizedError {
  /// What went wrong, in a sentence: that of `auth.refresh`, as which a client throws it.
  public var errorDescription: String? { ErrorCode.refresh.text().sentence }

  /// Why it did.
  public var failureReason: String? { ErrorCode.refresh.text().reason }

  /// What can be done about it.
  public var recoverySuggestion: String? { ErrorCode.refresh.text().suggestion }
}
