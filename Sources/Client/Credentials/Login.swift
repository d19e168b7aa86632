#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// A user and a password that are no header of the request: the transport answers a server's challenge with them, or
/// signs by them what goes out.
public struct Login: Sendable, Hashable {
  package let scheme: AuthScheme
  /// Who asks.
  public let user: String
  /// What proves it.
  public let password: Secret
  /// What else its scheme takes.
  package let settings: [AuthScheme.Setting.Name: String]
  /// A second secret, which goes out with what is signed.
  package let token: Secret?
  /// The moment that its signatures say, where nothing is sent and the same is to come out each time; now, by default.
  package var moment: Date?

  package init(
    _ scheme: AuthScheme, user: String, password: Secret,
    settings: [AuthScheme.Setting.Name: String] = [:], token: Secret? = nil
  ) {
    self.scheme = scheme
    self.user = user
    self.password = password
    self.settings = settings
    self.token = token
  }

  /// Whether what it signs says when.
  package var signsWhen: Bool {
    settings[.stamp] != nil
      || [settings[.sign], settings[.value]].contains { text in
        text.flatMap { try? SigningTemplate($0) }?.saysWhen ?? false
      }
  }

  /// The user where that is a secret too, by the shape of a token, under the name of the variable that its scheme has for
  /// it.
  package var secretUser: Secret? {
    guard let name = scheme.elsewhere?.user.first, !TokenShapes.ranges(in: Array(user.utf8)).isEmpty else {
      return nil
    }
    return Secret(user, name: name)
  }

  /// What the password is called in what others run, where nobody named it.
  package var secretName: String { password.name ?? (scheme.secretName ?? "secret").uppercased() }
}

extension Request {
  /// The same request with its signature, if its login is one that signs. Every hop is signed on its own.
  ///
  /// - Throws: where its body cannot be read before it is sent.
  package func signed() throws(RequestError) -> Request {
    var signed = spelledToSign
    for field in try signature() { signed.headers = signed.headers.setting(field) }
    return signed
  }

  /// The same request with its URL spelled as its login signs it, so that every server finds the signature right.
  package var spelledToSign: Request {
    guard let login = options.login, login.scheme.signs else { return self }
    var request = self
    request.url = login.scheme.spelling(url, login)
    return request
  }

  /// The fields that its login would sign it with now; none for one that does not sign.
  package func signature() throws(RequestError) -> [HeaderField] {
    guard let login = options.login, case .signer(let sign) = login.scheme.shape else { return [] }
    return try sign(self, login)
  }
}
