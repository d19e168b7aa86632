internal import ApusClient
internal import ApusJSON

/// What a refusal says about its reason.
enum RefusalFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response, head.status >= 400 else { return [] }
    return challenge(exchange, head) + descriptions(head) + path(exchange, head) + words(exchange)
  }

  private static func challenge(_ exchange: Exchange, _ head: ResponseHead) -> [Fact] {
    let challenges = head.challenges
    let names = ["WWW-Authenticate", "Proxy-Authenticate"]
    let evidence = names.compactMap { head.headers.evidence(of: $0)?.withoutErrorDescription }.joined(
      separator: "; ")
    if let scope = challenges.first(where: { $0.error == "insufficient_scope" }) {
      let wanted = scope.scope.map { " \($0)" } ?? ""
      return [
        Fact("The server says that the token lacks a scope\(wanted.isEmpty ? "" : ":")\(wanted).", evidence)
      ]
    }
    if challenges.contains(where: { $0.error == "invalid_token" }) {
      return [
        Fact(
          carriesToken(exchange)
            ? "The server says that the token is not valid."
            : "The server says that a token is not valid, and none was sent in Authorization.", evidence)
      ]
    }
    guard !challenges.isEmpty else { return [] }
    return [
      Fact(
        "It wants to be shown who you are, by \(list(challenges.map(\.scheme), "or")).\(able(challenges))",
        evidence)
    ]
  }

  /// What a server says of its error in a sentence is told whole, and so in a sentence of its own.
  private static func descriptions(_ head: ResponseHead) -> [Fact] {
    head.challenges.compactMap(\.errorDescription).filter { !$0.isEmpty }.map {
      Fact("It describes that as \($0.debugDescription).")
    }
  }

  /// A name with a password is no token.
  private static func carriesToken(_ exchange: Exchange) -> Bool {
    let sent = exchange.hops.last?.sent.headers ?? [:]
    return sent.contains { field in
      ["Authorization", "Proxy-Authorization"].contains(where: field.isNamed)
        && AuthScheme.of(field)?.owner != .user
    }
  }

  /// What Apus can do of it, where that is not all.
  private static func able(_ challenges: [Challenge]) -> String {
    let known = challenges.filter(\.isKnown)
    guard known.count < challenges.count else { return "" }
    return known.isEmpty
      ? " Apus can do none of that." : " Apus can do \(list(known.map(\.scheme), "and"))."
  }

  private static func list(_ names: [String], _ word: String) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(word) \(last)"
  }

  private static func path(_ exchange: Exchange, _ head: ResponseHead) -> [Fact] {
    guard StatusEntry.of(head.status).isAboutPath else { return [] }
    return [Fact("The path was \(exchange.lastURL.path) under \(exchange.lastURL.origin).")]
  }

  /// `message`, `errors[]` and `type`, as GitHub, Qiita and many others send them.
  private static func words(_ exchange: Exchange) -> [Fact] {
    guard JSONBody.isPromised(exchange), let root = try? exchange.document().root else { return [] }
    var facts: [Fact] = []
    if let message = root["message"]?.string {
      let isAll = root["errors"] == nil
      facts.append(Fact("Its own words are \(message.debugDescription).", try: isAll ? ".message" : nil))
    }
    for detail in root["errors"].map({ Array($0.children.prefix(3)) }) ?? [] {
      let parts = ["resource", "field", "code", "message"].compactMap { detail[$0]?.string }
      let text = parts.isEmpty ? detail.string : parts.joined(separator: " ")
      if let text { facts.append(Fact("What it does not accept: \(text).", "errors[]", try: ".errors")) }
    }
    return facts
  }
}

extension String {
  /// A challenge without the words that are told elsewhere.
  fileprivate var withoutErrorDescription: String {
    replacing(/\s*,?\s*error_description\s*=\s*("(\\.|[^"\\])*"|[^\s,;]*)/, with: "")
  }
}
