#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Why a success could not be read.
public struct ResponseDecodingError: Error, Sendable {
  /// `body.empty` or one of the codes of the decode stage.
  public let code: ErrorCode
  /// What does not fit, in plain words, without the code and without a full stop.
  public let message: String
  /// What the decoder threw.
  public let underlying: any Error

  /// An error with one of the codes of the decode stage, or `body.empty`.
  public init(_ code: ErrorCode, _ message: String, underlying: any Error) {
    self.code = code
    self.message = message
    self.underlying = underlying
  }
}

extension ResponseDecodingError: CustomStringConvertible {
  /// The code and the message.
  public var description: String { "error[\(code)]: \(message)" }
}

extension ResponseDecodingError {
  /// For a `decodeError(from:using:)` to throw: nothing is known of errors with the answer's status.
  public static func undescribed(_ exchange: Exchange) -> ResponseDecodingError {
    let status = exchange.response.map { "\($0.status)" } ?? "no status"
    return ResponseDecodingError(
      .decodeValue, "no error is described for \(status)", underlying: Undescribed())
  }

  /// Thrown for a status that no error is described for.
  struct Undescribed: Error {}

  /// Thrown for a success without the body that was promised.
  struct EmptyBody: Error {}
}

extension ResponseDecodingError: LocalizedError {
  /// What went wrong, in a sentence: that of its code.
  public var errorDescription: String? { code.text().sentence }

  /// Why it did.
  public var failureReason: String? { code.text().reason }

  /// What can be done about it.
  public var recoverySuggestion: String? { code.text().suggestion }
}
