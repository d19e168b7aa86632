package import ApusClient
package import ApusJSON
internal import Synchronization

/// What a request came to. It never changes after the fact.
package final class Record: Sendable {
  package let number: Int
  /// The line as it was typed.
  package let line: String
  package let exchange: Exchange
  /// `nil` for an answer of any status.
  package let failure: TransportFailure?
  private let parsed = Mutex<Result<Document, SyntaxError>?>(nil)

  package init(number: Int, line: String, exchange: Exchange, failure: TransportFailure? = nil) {
    self.number = number
    self.line = line
    self.exchange = exchange
    self.failure = failure
  }

  /// The body as JSON, parsed when first asked for.
  package func document() throws(SyntaxError) -> Document {
    let result = parsed.withLock { parsed in
      if let parsed { return parsed }
      let result = Result { () throws(SyntaxError) in try Document(exchange.body.bytes) }
      parsed = result
      return result
    }
    return try result.get()
  }

  /// The code of what went wrong, a status of 400 or more included.
  package var code: FailureCode? {
    if let failure { return failure.code }
    guard let status = exchange.response?.status, status >= 400 else { return nil }
    return .http(status)
  }
}
