/// Why a request could not be made.
public struct RequestError: Error, Sendable, Hashable {
  /// One of the codes of the build stage.
  public let code: ErrorCode
  public let message: String

  public init(_ code: ErrorCode, _ message: String) {
    self.code = code
    self.message = message
  }
}

extension RequestError: CustomStringConvertible {
  public var description: String { "error[\(code)]: \(message)" }
}
