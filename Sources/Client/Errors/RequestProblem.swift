/// Why a request could not be made.
public struct RequestProblem: Error, Sendable, Hashable {
  /// One of the codes of the build stage.
  public let code: FailureCode
  public let message: String

  public init(_ code: FailureCode, _ message: String) {
    self.code = code
    self.message = message
  }
}

extension RequestProblem: CustomStringConvertible {
  public var description: String { "error[\(code)]: \(message)" }
}
