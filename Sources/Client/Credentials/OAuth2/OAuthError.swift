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

  init(_ code: ErrorCode, _ message: String, word: String? = nil, exchange: Exchange? = nil) {
    self.code = code
    self.message = message
    self.word = word
    self.exchange = exchange
  }

  /// Whether what was shown is good no more, and never will be.
  package var isOfGrant: Bool { word == "invalid_grant" }

  /// A refusal in the server's words.
  ///
  /// - Parameter what: who refuses what, such as "the token endpoint".
  init(refusedBy what: String, _ word: String, _ description: String?, exchange: Exchange? = nil) {
    let reason = description.map { ": \(Self.short($0))" } ?? ""
    let code: ErrorCode = word == "expired_token" ? .oauthExpired : .oauthRefused
    self.init(code, "\(what) says \(Self.short(word))\(reason)", word: word, exchange: exchange)
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
