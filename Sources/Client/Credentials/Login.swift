/// A user and a password that are no header of the request: the transport answers a server's challenge with them, or
/// signs by them what goes out.
public struct Login: Sendable, Hashable {
  package let scheme: AuthScheme
  /// Who asks.
  public let user: String
  /// What proves it.
  public let password: Secret

  package init(_ scheme: AuthScheme, user: String, password: Secret) {
    self.scheme = scheme
    self.user = user
    self.password = password
  }

  /// What the password is called in what others run, where nobody named it.
  package var secretName: String { password.name ?? (scheme.secretName ?? "secret").uppercased() }
}

extension Request {
  /// The same request with its signature, if its login is one that signs. Every hop is signed on its own.
  package func signed() -> Request {
    guard let login = options.login, case .signer(let sign) = login.scheme.shape else { return self }
    var signed = self
    for field in sign(self, login) { signed.headers = signed.headers.setting(field) }
    return signed
  }
}
