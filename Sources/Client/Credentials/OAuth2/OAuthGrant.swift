/// A way to a token.
public enum OAuthGrant: String, Sendable, Hashable, CaseIterable {
  /// Somebody says yes in a browser, which brings a code back (RFC 6749, 4.1).
  case code
  /// Somebody says yes in a browser elsewhere (RFC 8628).
  case device
  /// The client asks for itself (RFC 6749, 4.4).
  case client
}
