internal import ApusAnswers
internal import ApusClient
internal import ApusEndpoints
internal import ApusExplorer
internal import ApusJSON
internal import ApusLanguage
internal import ApusRendering
internal import ApusSending
internal import ApusSurroundings
internal import ApusTalking
internal import ApusTeaching

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension FailureReport {
  /// What went wrong, with lines to try that know what is at this API.
  ///
  /// - Parameter isAdvised: whether there are to be lines to try.
  init(
    of record: Record, isHinted: Bool, knowing session: Session, _ environment: Environment,
    isAdvised: Bool = true
  ) {
    // Whoever plays with the practice API sent it on purpose: there a hint is enough.
    let isHinted = isHinted && record.exchange.request.url.origin == session.practice
    self.init(of: record, isHinted: isHinted, isAdvised: isAdvised)
    guard isAdvised else { return }
    let exchange = record.exchange
    suggestions = Suggestions.settingBase(exchange.missingBase(in: session), before: suggestions)
    if (exchange.hops.last?.sent.url ?? exchange.request.url).scheme == "https" {
      let better = TLSAdvice(session: session).betterLines(after: exchange, line: record.line)
      suggestions = suggestions.map { better[$0] ?? $0 }
    }
    if code == .redirectUnsafe && exchange.canFollowOnPurpose || record.leadsToConversation {
      suggestions.insert("follow", at: 0)
    }
    if let part = exchange.body.part, PartOrigin.read(beside: part) != nil {
      suggestions.insert(contentsOf: record.line(with: "--continue"), at: 0)
    }
    if [.timeoutIdle, .timeoutTotal].contains(code) {
      suggestions.insert(contentsOf: record.line(with: "--timeout", " 0"), at: 0)
    }
    if code.status == 401, session.credential == nil, let origin = exchange.hops.last?.sent.url.origin,
      KeptTokens(in: environment)?.hasLogin(for: origin, at: Date()) == true
    {
      suggestions = ["auth oauth2"] + suggestions.filter { !$0.hasPrefix("auth ") }
    }
    guard let status = code.status, !StatusEntry.Meaning.isAboutTLS(exchange),
      let sent = exchange.hops.last?.sent,
      sent.url.origin == session.base?.origin
    else { return }
    let known = KnownEndpoints(session.scope)
    let near = sent.url.origin == session.practice ? exchange.nearest.map { "get \(known.typed($0))" } : nil
    let advice = known.advice(after: status, sent.method, sent.url.path)
    suggestions = (near.map { [$0] } ?? []) + advice + suggestions.filter { $0 != "ls" }
  }
}

extension Exchange {
  /// The path that the practice API names in place of one that is not there.
  fileprivate var nearest: String? {
    guard response?.status == 404, let line = (try? document())?.root["nearest"]?.string,
      line.hasPrefix("GET "), !line.contains("{")
    else { return nil }
    return String(line.dropFirst(4))
  }
}

extension Record {
  /// Whether the conversation that its line wanted is where the answer redirects to: `follow` opens it there.
  fileprivate var leadsToConversation: Bool {
    guard let head = exchange.response, head.isRedirect, let location = head.headers["Location"],
      let place = try? (exchange.hops.last?.sent.url ?? exchange.request.url)
        .resolving(WebSocketAddress.asHTTP(location))
    else { return false }
    return (try? WebSocketCommand(of: self, at: place)) != nil
  }

  /// The record's line with one more option, where that can be shown and the line does not have it.
  fileprivate func line(with name: String, _ value: String = "") -> [String] {
    guard !line.contains(name) else { return [] }
    return MaskedLine(line).offering(Words(line).adding(name + value)).map { [$0] } ?? []
  }
}

extension Exchange {
  /// The origin that answered, where it is not the base's: a credential can be set for the base alone.
  func missingBase(in session: Session) -> Origin? {
    let origin = (hops.last?.sent.url ?? request.url).origin
    return session.base?.origin == origin ? nil : origin
  }
}
