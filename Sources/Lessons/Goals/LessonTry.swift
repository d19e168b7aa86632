package import ApusClient
package import ApusContracts
internal import ApusJSON

/// One exchange that a typed line came to.
package struct LessonTry: Sendable {
  package let line: String
  package let exchange: Exchange
  /// Why there is no answer, or how a conversation ended that was closed with another code than 1000; nil for an answer
  /// of any status.
  package let failure: ErrorCode?
  /// What was said of it before it was sent.
  package let predictions: [Prediction]
  /// Whether it is what `--all-pages` made of several exchanges, and was not sent itself.
  package private(set) var isGathered = false

  package init(
    line: String, exchange: Exchange, failure: ErrorCode? = nil, predictions: [Prediction] = []
  ) {
    self.line = line
    self.exchange = exchange
    self.failure = failure ?? exchange.conversation?.closing.flatMap { $0.isNormal ? nil : .webSocketClosed }
    self.predictions = predictions
  }

  /// All pages of a list as one answer, where a line collected several: goals may be about the whole.
  package static func gathered(_ pages: [LessonTry], by line: String) -> LessonTry? {
    guard pages.count > 1, let first = pages.first, line.split(separator: " ").contains("--all-pages") else {
      return nil
    }
    let bodies = pages.map(\.exchange.body.bytes)
    let lists = bodies.map { body in (try? JSONDocument(body)).flatMap { PageList(in: $0.root) } }
    guard !lists.contains(where: { $0 == nil }) else { return nil }
    let elements = lists.compactMap(\.self).flatMap(\.elements).map { Array($0.bytes) }
    let whole = [UInt8(ascii: "[")] + elements.joined(separator: [UInt8(ascii: ",")]) + [UInt8(ascii: "]")]
    let exchange = Exchange(
      request: first.exchange.request, startedAt: first.exchange.startedAt,
      hops: pages.last?.exchange.hops ?? [], body: ReceivedBody(bytes: whole))
    var gathered = LessonTry(line: line, exchange: exchange, predictions: first.predictions)
    gathered.isGathered = true
    return gathered
  }

  /// `GET /users`
  package var summary: String { "\(exchange.request.method) \(exchange.request.url.path)" }
}
