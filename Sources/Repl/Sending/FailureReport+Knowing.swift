internal import ApusAnswers
internal import ApusClient
internal import ApusEndpoints
internal import ApusExplorer
internal import ApusLanguage
internal import ApusRendering
internal import ApusTeaching

extension FailureReport {
  /// What went wrong, with lines to try that know what is at this API.
  init(of record: Record, isHinted: Bool, knowing session: Session) {
    // Whoever plays with the practice API sent it on purpose: there a hint is enough.
    self.init(of: record, isHinted: isHinted && record.exchange.request.url.origin == session.practice)
    let exchange = record.exchange
    if (exchange.hops.last?.sent.url ?? exchange.request.url).scheme == "https" {
      let better = TLSAdvice(session: session).betterLines(after: exchange, line: record.line)
      suggestions = suggestions.map { better[$0] ?? $0 }
    }
    if code == .redirectUnsafe, exchange.canFollowWithSecret { suggestions.insert("follow", at: 0) }
    if let part = exchange.body.part, PartOrigin.read(beside: part) != nil {
      suggestions.insert(contentsOf: record.line(with: "--continue"), at: 0)
    }
    if [.timeoutIdle, .timeoutTotal].contains(code) {
      suggestions.insert(contentsOf: record.line(with: "--timeout", " 0"), at: 0)
    }
    guard let status = code.status, !StatusMeaning.isAboutTLS(exchange),
      let sent = exchange.hops.last?.sent,
      sent.url.origin == session.base?.origin
    else { return }
    let advice = KnownEndpoints(session.scope).advice(after: status, sent.method, sent.url.path)
    suggestions = advice + suggestions.filter { $0 != "ls" }
  }
}

extension Record {
  /// The record's line with one more option, where that can be shown and the line does not have it.
  fileprivate func line(with name: String, _ value: String = "") -> [String] {
    guard !line.contains(name) else { return [] }
    return MaskedLine(line).offering(Words(line).adding(name + value)).map { [$0] } ?? []
  }
}
