internal import ApusAnswers
internal import ApusClient
internal import ApusRedaction

/// What takes secrets out of what leaves a session: it knows what the whole session tells, not only what is exported.
struct SessionRedactors {
  let session: Session

  /// Knows all that a recording of the session would leave out.
  ///
  /// - Parameter exported: whose requests name their secrets.
  /// - Throws: `CancellationError` where nobody waits for it any more.
  func exporting(_ exported: [Record]) throws(CancellationError) -> Redactor {
    try ofAnswers(naming: exported).knowing(session.doubts)
  }

  /// The same for an archive, which tells itself what is secret in what is exported.
  func archiving(_ exported: [Record]) throws(CancellationError) -> Redactor {
    let numbers = Set(exported.map(\.number))
    let others = session.records.all.filter { !numbers.contains($0.number) }
    if others.isEmpty { return session.redactor.knowing(session.doubts) }
    return try session.redactor.knowing(exported + others).knowing(session.doubts)
  }

  /// The same, which knows what every answer that is kept tells, too: what one of them issued, another request may have taken
  /// along under any name. It takes about as long as writing all of them.
  func ofAnswers(naming exported: [Record] = []) throws(CancellationError) -> Redactor {
    var redactor = session.redactor
    let isReplay = redactor.isOfReplay
    for exchange in exported.map(\.exchange) {
      let request = isReplay ? exchange.request : exchange.request.markingLookalikes()
      _ = RedactedRequest(exchange, as: request, redactor: &redactor)
    }
    redactor.isOfReplay = isReplay
    return try redactor.knowing(session.records.all)
  }
}

extension Redactor {
  /// The same, which knows what some exchanges tell.
  fileprivate func knowing(_ records: [Record]) throws(CancellationError) -> Redactor {
    var redactor = self
    redactor.stopsWhenCancelled = true
    for record in records where !redactor.isStopped { redactor.learn(from: record.exchange) }
    if redactor.isStopped { throw CancellationError() }
    redactor.stopsWhenCancelled = false
    return redactor
  }

  /// The same, which knows some secrets more.
  fileprivate func knowing(_ secrets: [Secret]) -> Redactor {
    var redactor = self
    for secret in secrets { redactor.learn(secret) }
    return redactor
  }
}
