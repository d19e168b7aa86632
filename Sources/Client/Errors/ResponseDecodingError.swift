/// Why a success could not be read.
public struct ResponseDecodingError: Error, Sendable {
  /// `body.empty` or one of the codes of the decode stage.
  public let code: ErrorCode
  public let message: String
  /// What the decoder threw.
  public let underlying: any Error

  public init(_ code: ErrorCode, _ message: String, underlying: any Error) {
    self.code = code
    self.message = message
    self.underlying = underlying
  }
}

extension ResponseDecodingError: CustomStringConvertible {
  public var description: String { "error[\(code)]: \(message)" }
}

extension ResponseDecodingError {
  /// Thrown for a success without the body that was promised.
  struct EmptyBody: Error {}
}
