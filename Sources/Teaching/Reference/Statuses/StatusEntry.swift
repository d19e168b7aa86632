package import ApusClient
internal import ApusRendering
internal import ApusWords

/// What a status means.
package struct StatusEntry: Sendable {
  package let code: Int
  /// What the server says with it, as a part of a sentence, without a full stop.
  package let meaning: String
  /// Sentences.
  let notes: [String]
  /// What is usually behind it. Sentences.
  let guesses: [String]
  let source: String
  /// Whether the path is what it is about.
  package let isAboutPath: Bool
  /// Lines to type after such a response.
  package let suggestions: [String]

  init(
    _ code: Int, _ meaning: String, _ notes: String..., source: String, aboutPath: Bool = false,
    perhaps guesses: [String] = [], try suggestions: [String] = []
  ) {
    self.code = code
    self.meaning = meaning
    self.notes = notes
    self.guesses = guesses
    self.source = source
    isAboutPath = aboutPath
    self.suggestions = suggestions
  }

  /// Every registered status, class by class. A new one is one entry in its class's file.
  package static let all = informational + successes + redirections + clientErrors + serverErrors

  private static let byCode = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })

  /// `nil` for a status that nobody registered.
  package static func registered(_ code: Int) -> StatusEntry? { byCode[code] }

  /// What is known of any status: of one that nobody registered, what its class says (RFC 9110, 15).
  package static func of(_ code: Int) -> StatusEntry {
    if let entry = byCode[code] { return entry }
    let note = said("Nobody registered \(code); a client takes it for the \(code / 100)00 of its class.")
    let source = "RFC 9110, 15"
    switch code {
    case ..<200: return StatusEntry(code, "the final response is still to come", note, source: source)
    case ..<300: return StatusEntry(code, "the request was understood and done", note, source: source)
    case ..<400: return StatusEntry(code, "more is to be done to finish the request", note, source: source)
    case ..<500:
      return StatusEntry(
        code, "the server says that the request is at fault", note, source: source,
        try: ["request", "headers"])
    default:
      return StatusEntry(
        code, "the server says that it is at fault, not the request", note, source: source, try: ["rerun"])
    }
  }
}

extension StatusEntry {
  /// What a status means where it is known what was asked and what came with it, as a part of a sentence.
  package enum Meaning {
    /// - Parameter isHinted: Whether a hint goes on behind it: that says by itself when to come back, and that a credential
    ///   was refused.
    package static func of(_ exchange: Exchange, isHinted: Bool = false) -> String {
      guard let head = exchange.response else { return "" }
      let usual = StatusEntry.of(head.status).meaning
      if let mistake = Refusal.TLSMistake(exchange) { return mistake.meaning }
      let refusal = head.status == 404 ? nil : Refusal(exchange)
      if let refusal, !refusal.isLimit { return refusal.meaning }
      if isHinted { return usual }
      if case .tooFast? = refusal { return refusal?.meaning ?? usual }
      if head.status == 405, !head.headers.contains("Allow") {
        return "the resource is there and does not take this method"
      }
      return refusedPerson(exchange, head) ?? pause(exchange, head) ?? refusal?.meaning ?? usual
    }

    /// What else the head tells of a refusal, as lines of a report.
    package static func details(of exchange: Exchange) -> [String] {
      guard let refusal = Refusal(exchange) else { return [] }
      let isTold = exchange.response?.status != 404
      return (isTold ? [] : [refusal.meaning]) + [refusal.detail].compactMap(\.self)
    }

    /// Whether the request came in the wrong way for the server's TLS: then it is not about its path.
    package static func isAboutTLS(_ exchange: Exchange) -> Bool { Refusal.TLSMistake(exchange) != nil }

    // MARK: Who was refused

    /// `u was sent by Basic and refused`.
    private static func refusedPerson(_ exchange: Exchange, _ head: ResponseHead) -> String? {
      let name = [401: "Authorization", 407: "Proxy-Authorization"][head.status]
      guard let name, let hop = exchange.hops.last, let field = hop.sent.headers.first(name) else {
        return nil
      }
      if let pair = AuthScheme.pair(in: field), let word = pair.scheme.word {
        return sentence(pair.user, pair.password, word)
      }
      // What a login makes of a user and a password is no pair any more.
      guard let login = exchange.request.options.login, hop.sent.withheld.isEmpty,
        let word = login.scheme.word
      else { return nil }
      return sentence(login.user, login.password, word)
    }

    private static func sentence(_ user: String, _ password: Secret, _ word: String) -> String {
      isName(user, beside: password)
        ? "\(user) was sent by \(word) and refused" : "a user and a password were sent by \(word) and refused"
    }

    /// Some services take a token for a user, with nothing or anything for a password.
    private static func isName(_ user: String, beside password: Secret) -> Bool {
      let isLong = user.utf8.count > 20 && !user.contains("@")
      return !user.isEmpty && !password.isEmpty && !isLong && user.utf8.count <= 64
    }

    fileprivate static func isAboutPerson(_ exchange: Exchange) -> Bool {
      exchange.response.flatMap { refusedPerson(exchange, $0) } != nil
    }

    // MARK: When to come back

    /// `too many requests; ask again in 3 s`.
    private static func pause(_ exchange: Exchange, _ head: ResponseHead) -> String? {
      let what = [429: "too many requests", 503: "the server cannot answer now"][head.status]
      guard let what, let after = RetryAfter(head.headers) else { return nil }
      switch after {
      case .seconds: return "\(what); ask again \(after.words)"
      case .time: return "\(what); ask again after \(head.headers["Retry-After"] ?? "that")"
      }
    }
  }
}

extension Exchange {
  /// Whether a user and a password were sent, and the server did not take them.
  var hasRefusedPerson: Bool { StatusEntry.Meaning.isAboutPerson(self) }
}
