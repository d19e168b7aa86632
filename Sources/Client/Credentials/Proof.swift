#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What a request has to show who asks.
package enum Proof: Sendable {
  case field(HeaderField)
  case login(Login)

  /// What must not be seen of it.
  package var secrets: [Secret] {
    switch self {
    case .field(let field): if case .secret(let secret) = field.value { [secret] } else { [] }
    case .login(let login): [login.password] + [login.token].compactMap(\.self)
    }
  }

  /// The same that signs at one moment only, where nothing is sent: a replay shows what was recorded. It is the moment of
  /// AWS's own examples.
  package var atOneMoment: Proof {
    guard case .login(var login) = self else { return self }
    login.moment = Date(timeIntervalSince1970: 1_440_938_160)
    return .login(login)
  }
}

extension AuthScheme {
  /// - Parameters:
  ///   - owner: the user, or the header's name; nothing for a scheme that takes neither.
  ///   - settings: what else one that signs takes. Nothing by default.
  ///   - token: a second secret of one that signs. None by default.
  package func proof(
    of owner: String = "", _ secret: Secret, settings: [Setting.Name: String] = [:], token: Secret? = nil
  ) -> Proof {
    switch shape {
    case .header(let name):
      .field(HeaderField(name: name ?? owner, value: word.map { secret.prefixed(by: $0 + " ") } ?? secret))
    case .userAndPassword(.atOnce(let coding)):
      .field(HeaderField(name: "Authorization", value: coding.encoded(owner, secret)))
    case .userAndPassword(.whenAsked), .signer:
      .login(Login(self, user: owner, password: secret, settings: settings, token: token))
    }
  }
}
