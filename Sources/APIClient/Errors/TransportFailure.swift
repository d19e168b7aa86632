/// Why an exchange did not come to a whole response, and everything that had happened by then.
public struct TransportFailure: Error, Sendable {
  public let code: FailureCode
  /// What happened, in plain words, without the code and without a full stop.
  public let message: String
  /// What the library underneath said, when it said anything.
  public let underlying: String?
  public let exchange: Exchange

  public init(_ code: FailureCode, _ message: String, underlying: String? = nil, exchange: Exchange) {
    self.code = code
    self.message = message
    self.underlying = underlying
    self.exchange = exchange
  }
}

extension TransportFailure: CustomStringConvertible {
  public var description: String { "error[\(code)]: \(message)" }
}
