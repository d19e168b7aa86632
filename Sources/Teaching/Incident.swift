package import ApusClient
package import ApusRendering

/// What is to be explained: a line, what happened for it, and what went wrong, if anything did.
package struct Incident: Sendable {
  /// As it was typed.
  package var line: String
  /// `nil` when nothing was sent.
  package var exchange: Exchange?
  /// `nil` for a success.
  package var failure: Failure?
  /// Lines that help here, by the usual ones that would not.
  package var betterLines: [String: String] = [:]
  /// Where a credential would have to be for, where that is not the base: none can be set for it then.
  package var missingBase: Origin?

  package struct Failure: Sendable {
    package let code: ErrorCode
    /// In plain words, without the code and without a full stop.
    package let message: String
    /// The place in what was typed or received; `nil` when there is none to show.
    package let excerpt: Excerpt?
    /// Lines to type that are known to help with this very failure.
    package let suggestions: [String]
    /// What the library underneath said, when it said anything.
    package let underlying: String?
    /// What others say in the message, such as a server: that stays as it came.
    package let foreign: [String]

    package init(
      _ code: ErrorCode, _ message: String, excerpt: Excerpt? = nil, suggestions: [String] = [],
      underlying: String? = nil, foreign: [String] = []
    ) {
      self.code = code
      self.message = message
      self.excerpt = excerpt
      self.suggestions = suggestions
      self.underlying = underlying
      self.foreign = foreign
    }
  }

  package init(line: String, exchange: Exchange?, failure: Failure? = nil) {
    self.line = line
    self.exchange = exchange
    self.failure = failure
  }

  /// What came of a request: a status of 400 or more is a failure too.
  package init(line: String, exchange: Exchange, transportFailure: TransportError?) {
    self.init(line: line, exchange: exchange)
    if let transportFailure {
      let line = transportFailure.offendingLine
      failure = Failure(
        transportFailure.code, transportFailure.message,
        excerpt: line.map { Excerpt(line: $0, span: 0..<$0.count) },
        underlying: transportFailure.underlying)
    } else if let status = exchange.response?.status, status >= 400 {
      failure = Failure(.http(status), StatusEntry.Meaning.of(exchange))
    }
  }
}
