/// Why there is no token.
public struct OAuthError: Error, Sendable {
  /// How it failed: `oauth.refused`, `oauth.answer`, `oauth.state`, `oauth.expired`, `oauth.endpoint`, or the code of the
  /// transfer that failed.
  public let code: ErrorCode
  /// What happened, in plain words, without the code and without a full stop.
  public let message: String
  /// The server's own word for it (RFC 6749, 5.2), such as `invalid_grant`; `nil` where it said none.
  public let word: String?
  /// What came; `nil` where nothing did.
  public let exchange: Exchange?
  /// The server's own words in the message; `nil` where it said none.
  package let said: String?

  init(
    _ code: ErrorCode, _ message: String, word: String? = nil, said: String? = nil, exchange: Exchange? = nil
  ) {
    self.said = said
    self.code = code
    self.message = message
    self.word = word
    self.exchange = exchange
  }

  /// Whether what was shown is good no more, and never will be.
  package var isOfGrant: Bool { word == "invalid_grant" }

  /// Whether the server does not know who asks.
  var isOfClient: Bool { word == "invalid_client" }

  /// Whether the server says what it says only to who it knows. `unauthorized_client` and `invalid_request` do not count:
  /// with these some refuse a client that they do not know.
  var isToKnownClient: Bool { word.map(Self.wordsToKnownClients.contains) ?? false }

  /// Of RFC 6749, 5.2, of RFC 7009, 2.2.1, and of RFC 8628, 3.5.
  private static let wordsToKnownClients: Set<String> = [
    "access_denied", "authorization_pending", "expired_token", "invalid_grant", "invalid_scope", "slow_down",
    "unsupported_grant_type", "unsupported_token_type",
  ]

  /// A refusal in the server's words.
  ///
  /// - Parameter what: who refuses what, such as "the token endpoint".
  init(refusedBy what: String, _ word: String, _ description: String?, exchange: Exchange? = nil) {
    let said = description.map(Self.short).flatMap { $0.isEmpty ? nil : $0 }
    let reason = said.map { ": \($0)" } ?? ""
    let code: ErrorCode = word == "expired_token" ? .oauthExpired : .oauthRefused
    self.init(code, "\(what) says \(Self.short(word))\(reason)", word: word, said: said, exchange: exchange)
  }

  /// What a server says of itself, cut to what fits in a sentence.
  static func short(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 200 ? line.prefix(200) + "…" : line
  }
}

extension OAuthError: CustomStringConvertible {
  /// The code and the message.
  public var description: String { "error[\(code)]: \(message)" }
}
