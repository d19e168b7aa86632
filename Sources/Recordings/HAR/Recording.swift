package import ApusClient
internal import ApusJSON

/// One exchange as a cassette keeps it, with the failure it ended in.
package struct Recording: Sendable {
  package let exchange: Exchange
  package let failure: Failure?
  /// Whether the line that asked was interrupted after this.
  package var isInterrupted = false
  /// Whether its line asked for it only when it was recorded: run again, the line went another way.
  package var isUnasked = false
  /// Whether its line waited for something, and asked no more after this.
  package var endsWait = false
  /// Its number in the file that it was read from; `nil` for one that stands in none.
  package var id: Int?
  /// What is being worked out of its body; `nil` where nobody began.
  package var foresight: BodyForesight?

  package struct Failure: Sendable, Hashable {
    package let code: ErrorCode
    package let message: String
    package let underlying: String?
    /// The bytes it is about, when it is about some.
    package let offendingLine: [UInt8]?

    package init(
      code: ErrorCode, message: String, underlying: String? = nil, offendingLine: [UInt8]? = nil
    ) {
      self.code = code
      self.message = message
      self.underlying = underlying
      self.offendingLine = offendingLine
    }
  }

  package init(_ exchange: Exchange, failure: Failure? = nil) {
    self.exchange = exchange
    self.failure = failure
  }

  package init(_ failure: TransportError) {
    let reason = Failure(
      code: failure.code, message: failure.message, underlying: failure.underlying,
      offendingLine: failure.offendingLine)
    self.init(failure.exchange, failure: reason)
  }

  /// The same recording with the bytes of a body that was delivered to a handler or a file.
  package func with(body bytes: [UInt8]) -> Recording {
    with(
      ReceivedBody(
        bytes: bytes, byteCount: exchange.body.byteCount, wireByteCount: exchange.body.wireByteCount))
  }

  /// The same recording with another body, of which nothing is worked out.
  package func with(_ body: ReceivedBody) -> Recording {
    var result = Recording(exchange.with(body), failure: failure)
    (result.isInterrupted, result.endsWait) = (isInterrupted, endsWait)
    return result
  }

  /// What a cassette says of it beside what was asked and answered.
  var marks: [(String, JSONValue)] {
    [("_interrupted", isInterrupted), ("_unasked", isUnasked), ("_held", endsWait)].compactMap { name, isSo in
      isSo ? (name, true) : nil
    }
  }

  /// What a transport makes of it.
  package func outcome(_ exchange: Exchange) throws(TransportError) -> Exchange {
    guard let failure else { return exchange }
    throw TransportError(
      failure.code, failure.message, underlying: failure.underlying, offendingLine: failure.offendingLine,
      exchange: exchange)
  }
}
