/// Why an exchange did not come to a whole response, and everything that had happened by then.
public struct TransportError: Error, Sendable {
  public let code: ErrorCode
  /// What happened, in plain words, without the code and without a full stop.
  public let message: String
  /// What the library underneath said, when it said anything.
  public let underlying: String?
  /// The line of the response that could not be read, or the beginning of a long one, without its end of line;
  /// `nil` when the failure is about no line, or the library underneath kept it to itself.
  public let offendingLine: [UInt8]?
  public let exchange: Exchange

  public init(
    _ code: ErrorCode, _ message: String, underlying: String? = nil, offendingLine: [UInt8]? = nil,
    exchange: Exchange
  ) {
    self.code = code
    self.message = message
    self.underlying = underlying
    self.offendingLine = offendingLine
    self.exchange = exchange
  }
}

extension TransportError: CustomStringConvertible {
  public var description: String { "error[\(code)]: \(message)" }
}
