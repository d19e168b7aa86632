internal import ApusAnswers
package import ApusClient
package import ApusJSON

/// An answer that rules are about, or none with its reason.
package struct JudgedAnswer: Sendable {
  package let exchange: Exchange
  /// Why there is no answer; `nil` for one of any status.
  package let failure: ErrorCode?

  package init(_ exchange: Exchange, failure: ErrorCode? = nil) {
    self.exchange = exchange
    self.failure = failure
  }

  /// The body as something to look into; `nil` where it is nothing of the kind.
  package var document: JSONDocument? { try? exchange.reading(of: exchange.text).document }

  /// What to say of one without a status.
  var absence: String { failure?.name ?? "no response" }
}
