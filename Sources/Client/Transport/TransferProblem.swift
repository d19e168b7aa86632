/// Why a transfer fails, before a transport puts it together with the exchange.
package struct TransferProblem: Error, Sendable {
  package let code: ErrorCode
  /// What happened, in plain words, without a full stop.
  package let message: String
  /// What the library underneath said.
  package var underlying: String?
  /// The line of the head that it is about.
  package var line: [UInt8]?

  package init(_ code: ErrorCode, _ message: String, underlying: String? = nil) {
    self.code = code
    self.message = message
    self.underlying = underlying
  }

  package init(_ problem: RequestError) { self.init(problem.code, problem.message) }

  package init(_ refusal: RedirectRefusal) { self.init(refusal.code, refusal.message) }

  /// For a body that cannot be sent.
  package init(_ problem: BodySource.Unreadable) {
    self.init(.requestBody, "\(problem.path) cannot be sent", underlying: problem.reason)
  }

  /// The failure of an exchange, as far as that came.
  package func failure(of exchange: Exchange) -> TransportError {
    TransportError(code, message, underlying: underlying, offendingLine: line, exchange: exchange)
  }
}
