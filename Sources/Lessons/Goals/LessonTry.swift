package import ApusClient
package import ApusContracts

/// One exchange that a typed line came to.
package struct LessonTry: Sendable {
  package let line: String
  package let exchange: Exchange
  /// Why there is no answer; nil for one of any status.
  package let failure: ErrorCode?
  /// What was said of it before it was sent.
  package let predictions: [Prediction]

  package init(
    line: String, exchange: Exchange, failure: ErrorCode? = nil, predictions: [Prediction] = []
  ) {
    self.line = line
    self.exchange = exchange
    self.failure = failure
    self.predictions = predictions
  }

  /// `GET /users`
  package var summary: String { "\(exchange.request.method) \(exchange.request.url.path)" }
}
