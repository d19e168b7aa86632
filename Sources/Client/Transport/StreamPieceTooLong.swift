#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A line or an event of a stream is longer than allowed.
public struct StreamPieceTooLong: Error, Sendable, Hashable, CustomStringConvertible {
  /// How long a piece may be, in bytes.
  public let limit: Int

  /// What is too long, and how long it may be.
  public var description: String {
    "a line or an event of the stream is longer than the \(limit) bytes allowed"
  }
}

extension StreamPieceTooLong: LocalizedError {
  /// What went wrong, in a sentence: that of `body.tooLarge`, as which a client throws it.
  public var errorDescription: String? { ErrorCode.bodyTooLarge.text().sentence }

  /// Why it did.
  public var failureReason: String? { ErrorCode.bodyTooLarge.text().reason }

  /// What can be done about it.
  public var recoverySuggestion: String? { ErrorCode.bodyTooLarge.text().suggestion }
}
