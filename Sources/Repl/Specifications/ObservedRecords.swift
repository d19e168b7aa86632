internal import ApusAnswers
internal import ApusClient
internal import ApusEndpoints
internal import ApusFormats
internal import ApusOpenAPI
internal import ApusRedaction

/// What a session has seen of one API, as a description can be made of it.
struct ObservedRecords {
  /// Where the API is.
  let server: WebURL
  let exchanges: [ObservedExchange]
  /// Knows the secrets of all of them.
  let redactor: Redactor

  /// Those at the base, or else at the origin that was asked last; `nil` when nothing was answered.
  ///
  /// - Parameter latest: how many are looked at.
  init?(_ session: Session, latest: Int = .max) {
    let answered = session.records.all.suffix(latest).filter { $0.exchange.response != nil }
    guard let last = answered.last?.exchange.request.url else { return nil }
    let isAtBase = answered.contains { record in
      let url = record.exchange.request.url
      return session.base.map { url.origin == $0.origin && url.isBelow($0) } ?? false
    }
    let server = isAtBase ? session.base ?? last : last.with(path: "/", query: nil)
    self.server = server.with(path: server.path, query: nil).withoutUser
    var redactor = session.redactor
    let known = KnownEndpoints(session.scope)
    exchanges = answered.compactMap { record in
      let answer = record.mayBeJSON ? try? record.document() : nil
      var exchange = ObservedExchange(
        record.exchange, number: record.number, at: server, answer: answer, redactor: &redactor)
      let entry = (exchange?.path).flatMap(known.entry)
      if let entry, entry.path.contains("{"), !entry.isOnlyVisited { exchange?.template = entry.path }
      return exchange
    }
    self.redactor = redactor
  }
}
