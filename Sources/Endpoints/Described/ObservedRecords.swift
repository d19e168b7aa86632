package import ApusAnswers
package import ApusClient
internal import ApusFormats
package import ApusOpenAPI
package import ApusRedaction

/// What a session has seen of one API, as a description can be made of it.
package struct ObservedRecords {
  /// Where the API is.
  package let server: WebURL
  package let exchanges: [ObservedExchange]
  /// Knows the secrets of all of them.
  package let redactor: Redactor

  /// Those at the base, or else at the origin that was asked last; `nil` when nothing was answered.
  ///
  /// - Parameters:
  ///   - redactor: knows what must not be seen.
  ///   - latest: how many are looked at.
  package init?(_ records: Records, in scope: EndpointScope, _ redactor: Redactor, latest: Int = .max) {
    let answered = records.all.suffix(latest).filter { $0.exchange.response != nil }
    guard let last = answered.last?.exchange.request.url else { return nil }
    let isAtBase = answered.contains { record in
      let url = record.exchange.request.url
      return scope.base.map { url.origin == $0.origin && url.isBelow($0) } ?? false
    }
    let server = isAtBase ? scope.base ?? last : last.with(path: "/", query: nil)
    self.server = server.with(path: server.path, query: nil).withoutUser
    var redactor = redactor
    let known = KnownEndpoints(scope)
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
