internal import ApusClient
internal import ApusJSON
internal import ApusWords

/// What a refusal says about its reason in its head.
enum RefusalFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response, head.status >= 400 else { return [] }
    return challenge(exchange, head) + descriptions(head) + path(exchange, head)
  }

  private static let names = ["WWW-Authenticate", "Proxy-Authenticate"]

  private static func challenge(_ exchange: Exchange, _ head: ResponseHead) -> [Fact] {
    let challenges = head.challenges
    guard !challenges.isEmpty, let evidence = head.headers.evidence(ofAny: names) else {
      return unexplained(head)
    }
    if let weak = challenges.first(where: { $0.error == "insufficient_scope" }) {
      return [lackingScope(weak.scope, exchange, evidence)]
    }
    if challenges.contains(where: { $0.error == "invalid_token" }) {
      return [
        carriesToken(exchange)
          ? Fact(.said, "The server says that the token is not valid.", evidence)
          : .contradiction(
            "The server says that a token is not valid, and none was sent in Authorization.", evidence,
            withoutToken(exchange))
      ]
    }
    return [
      Fact(
        .said, "It asks for \(NameList.any(names(of: challenges))) authentication.", evidence,
        try: head.lineToProve)
    ] + able(challenges, evidence)
  }

  private static func lackingScope(_ scope: String?, _ exchange: Exchange, _ evidence: Evidence) -> Fact {
    let line = "explain insufficient_scope"
    guard carriesToken(exchange) else {
      return .contradiction(
        scope.map {
          "The server says that a token lacks a scope: \($0); and none was sent in Authorization."
        } ?? "The server says that a token lacks a scope, and none was sent in Authorization.", evidence,
        withoutToken(exchange), try: line)
    }
    return Fact(
      .said,
      scope.map { "The server says that the token lacks a scope: \($0)." }
        ?? "The server says that the token lacks a scope.", evidence, try: line)
  }

  /// What went out where a token is spoken of.
  private static func withoutToken(_ exchange: Exchange) -> Evidence {
    .request(exchange)
      + (exchange.authorization.map(Evidence.sent) ?? Evidence(.request, "no Authorization"))
  }

  /// A refusal that has to say how to prove who asks, and does not.
  private static func unexplained(_ head: ResponseHead) -> [Fact] {
    let missing = [401: ("WWW-Authenticate", "15.5.2"), 407: ("Proxy-Authenticate", "15.5.8")][head.status]
    guard let (name, section) = missing else { return [] }
    return [
      Fact(
        .rule("RFC 9110, \(section)"),
        "A \(head.status) must say in \(name) which authentication it takes, and this one does not.",
        .status(head) + Evidence(.response, "no \(name)"))
    ]
  }

  /// What a server says of its error in a sentence is told whole, and so in a sentence of its own.
  private static func descriptions(_ head: ResponseHead) -> [Fact] {
    guard let evidence = head.headers.evidence(ofAny: names) else { return [] }
    return head.challenges.compactMap(\.errorDescription).filter { !$0.isEmpty }.map {
      Fact(.said, "It describes that as \(JSONString.quoted($0)).", evidence)
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
  private static func able(_ challenges: [Challenge], _ evidence: Evidence) -> [Fact] {
    let known = names(of: challenges.filter(\.isKnown))
    guard known.count < names(of: challenges).count else { return [] }
    return [
      Fact(
        .seen,
        known.isEmpty
          ? "Apus can do none of that." : "Apus can do \(NameList.all(known)).",
        evidence)
    ]
  }

  /// Each scheme once: one may be asked for with several hashes.
  private static func names(of challenges: [Challenge]) -> [String] {
    challenges.map(\.scheme).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func path(_ exchange: Exchange, _ head: ResponseHead) -> [Fact] {
    guard StatusEntry.of(head.status).isAboutPath else { return [] }
    return [
      Fact(
        .seen, "The path was \(exchange.lastURL.path) under \(exchange.lastURL.origin).", .request(exchange))
    ]
  }
}

extension Exchange {
  fileprivate var authorization: HeaderField? { hops.last?.sent.headers.first("Authorization") }
}
