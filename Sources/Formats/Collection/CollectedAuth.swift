package import ApusClient

/// Who asks.
package enum CollectedAuth: Sendable, Hashable {
  case none
  /// By a scheme that takes a user and a password.
  case login(AuthScheme, user: String, password: String)
  case header(String, prefix: String, token: String)
  case query(String, token: String)

  /// A user and a password as most send them.
  package static func pair(user: String, password: String) -> CollectedAuth {
    .login(.usualPair, user: user, password: password)
  }

  /// A token as most send it.
  package static func token(_ token: String) -> CollectedAuth {
    .header("Authorization", prefix: usualWord + " ", token: token)
  }

  /// The word before a token where nothing else is said.
  static var usualWord: String { AuthScheme.usualToken.word ?? "" }

  /// `nil` where a name is no scheme's that takes a user and a password.
  init?(login name: String, user: String, password: String) {
    guard let scheme = AuthScheme.named(name), scheme.owner == .user else { return nil }
    self = .login(scheme, user: user, password: password)
  }
}
