/// Why a request could not be made.
public struct RequestError: Error, Sendable, Hashable {
  /// One of the codes of the build stage.
  public let code: ErrorCode
  /// What is wrong, in plain words, without the code and without a full stop.
  public let message: String

  /// An error with one of the codes of the build stage.
  public init(_ code: ErrorCode, _ message: String) {
    self.code = code
    self.message = message
  }
}

extension RequestError: CustomStringConvertible {
  /// The code and the message.
  public var description: String { "error[\(code)]: \(message)" }
}
