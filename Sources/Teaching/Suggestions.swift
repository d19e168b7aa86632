package import ApusClient

/// Lines to type after a failure.
package enum Suggestions {
  /// Each of them works as it stands. A line that needs a URL is left out where there is none.
  package static func lines(for code: ErrorCode, _ exchange: Exchange?) -> [String] {
    if let status = code.status {
      let head = exchange?.response
      if let exchange, exchange.wantsUserAgent { return [Exchange.lineWithUserAgent, "body"] }
      let mistake = exchange.flatMap(Refusal.TLSMistake.init)
      if let exchange, status != 404, let refusal = Refusal(exchange) {
        return refusal.suggestions(isAuthorized: exchange.isAuthorized)
      }
      return (mistake?.suggestions ?? [])
        + StatusEntry.of(status).suggestions.compactMap { line in
          guard line == ResponseHead.usualProof, head != nil, let exchange else { return line }
          return exchange.lineToProve()
        }
    }
    let wanted = code == .webSocketRefused ? exchange.flatMap(wantedOfConversation).map { [$0] } ?? [] : []
    // What was said in a conversation is one list, in which a path goes elsewhere.
    let isTalk = exchange?.conversation != nil
    return wanted
      + (CodeEntry.of(code)?.suggestions ?? []).filter { !isTalk || !$0.hasPrefix(".") }
      .compactMap { filled($0, exchange) }
  }

  /// What a server wants that refuses a conversation, where its answer tells.
  private static func wantedOfConversation(_ exchange: Exchange) -> String? {
    switch exchange.response?.status {
    case 401: return exchange.lineToProve()
    case 400, 403, 426:
      let said = String(decoding: exchange.body.bytes.prefix(1_000), as: UTF8.self)
      let asks = said.lowercased().contains("subprotocol")
      let url = exchange.lastURL.text
      return asks && isPlain(url) ? "ws \(url) --protocol NAME" : nil
    default: return nil
    }
  }

  /// Lines of which each works in its turn: before one that sets a credential comes the base that it is for.
  ///
  /// - Parameter missing: where the credential is for; `nil` where that is the base.
  package static func settingBase(_ missing: Origin?, before lines: [String]) -> [String] {
    guard let missing, let place = lines.firstIndex(where: setsCredential) else { return lines }
    return lines[..<place] + ["base \(missing)"] + lines[place...]
  }

  /// Whether a line sets a credential of the base. A login finds its server by itself.
  package static func setsCredential(_ line: String) -> Bool {
    line.hasPrefix("auth ") && !line.hasPrefix("auth oauth2")
  }

  private static func filled(_ line: String, _ exchange: Exchange?) -> String? {
    guard line.contains("{") else { return line }
    guard let exchange else { return nil }
    let url = exchange.lastURL
    // Who asks another machine with TLS wants nobody else to hear it; behind a proxy nobody knows who broke it.
    let isHere =
      (url.isOnThisMachine || url.isOfPractice) && exchange.hops.last?.connection?.proxy == nil
      && exchange.request.options.tls.clientCertificate == nil
    switch line {
    case "{trust}": return "set cacert FILE"
    case "{certificate}": return isHere ? nil : "set cert FILE"
    default: break
    }
    guard isPlain(url.text), isHere || line.contains("{url}") else { return nil }
    let (verb, scheme) = exchange.request.options.webSocket == nil ? ("get", "http") : ("ws", "ws")
    let rest = url.text.dropFirst(url.scheme.utf8.count)
    let secure = url.scheme == "https" ? "s" : ""
    return line.replacing("{url}", with: url.text)
      .replacing("{local}", with: "\(verb) \(scheme)\(secure)\(rest)")
      .replacing("{plain}", with: "\(verb) \(scheme)\(rest)")
  }

  /// Whether a URL can stand in a line without quotes.
  static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f && !"'\"\\|<>#$`{}".utf8.contains($0) }
  }
}

extension ResponseHead {
  /// The line that gives the kind of proof it asks for: a login where it says who gives tokens, else a token, unless it
  /// knows passwords only; `nil` where `auth` has none of what it asks for, and where a proxy asks, for which `auth` is not.
  var lineToProve: String? {
    guard status != 407 else { return nil }
    guard !challenges.isEmpty else { return Self.usualProof }
    if challenges.contains(where: \.namesServer) { return "auth oauth2 --client ID" }
    let schemes = challenges.compactMap(\.known)
    guard let scheme = schemes.first(where: \.takesSecretAlone) ?? schemes.first else { return nil }
    return "auth \(scheme.name)" + (scheme.takesSecretAlone ? "" : " USER")
  }

  fileprivate static let usualProof = "auth \(AuthScheme.usualToken.name)"
}
