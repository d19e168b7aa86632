/// Why an exchange did not come to a whole response, and everything that had happened by then.
public struct TransportError: Error, Sendable {
  /// How it failed.
  public let code: ErrorCode
  /// What happened, in plain words, without the code and without a full stop.
  public let message: String
  /// What the library underneath said, when it said anything.
  public let underlying: String?
  /// The line of the response that could not be read, or the beginning of a long one, without its end of line;
  /// `nil` when the failure is about no line, or the library underneath kept it to itself.
  public let offendingLine: [UInt8]?
  /// What a middleware threw; `nil` for every failure of a transport.
  public let cause: (any Error)?
  /// What was sent, and what had been received by then.
  public let exchange: Exchange

  /// An error as a transport throws it; what the library said and the offending line are unknown by default.
  public init(
    _ code: ErrorCode, _ message: String, underlying: String? = nil, offendingLine: [UInt8]? = nil,
    cause: (any Error)? = nil, exchange: Exchange
  ) {
    self.code = code
    self.message = message
    self.underlying = underlying
    self.offendingLine = offendingLine
    self.cause = cause
    self.exchange = exchange
  }
}

extension TransportError: CustomStringConvertible {
  /// The code and the message.
  public var description: String { "error[\(code)]: \(message)" }
}

extension TransportError {
  /// The same failure, of another exchange.
  package func about(_ exchange: Exchange) -> TransportError {
    TransportError(
      code, message, underlying: underlying, offendingLine: offendingLine, cause: cause, exchange: exchange)
  }
}
