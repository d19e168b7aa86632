/// Why a success could not be read.
public struct DecodingProblem: Error, Sendable {
  /// `body.empty` or one of the codes of the decode stage.
  public let code: FailureCode
  public let message: String
  /// What the decoder threw.
  public let underlying: any Error

  public init(_ code: FailureCode, _ message: String, underlying: any Error) {
    self.code = code
    self.message = message
    self.underlying = underlying
  }
}

extension DecodingProblem: CustomStringConvertible {
  public var description: String { "error[\(code)]: \(message)" }
}

extension DecodingProblem {
  /// Thrown for a success without the body that was promised.
  struct EmptyBody: Error {}
}
