internal import ApusEncodings

/// The proof that who asks for the token is who asked for the code (RFC 7636). Only S256.
struct PKCE: Sendable {
  let verifier: Secret
  let challenge: String

  init(verifier: String = Self.random()) {
    self.verifier = Secret(verifier, name: "code_verifier")
    challenge = Self.encoded(SHA256.hash(Array(verifier.utf8)))
  }

  /// 256 bits that nobody can guess, as a text of a URL.
  static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    return encoded((0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
  }

  private static func encoded(_ bytes: [UInt8]) -> String {
    String(
      Base64.encoded(bytes).compactMap { character in
        switch character {
        case "+": "-"
        case "/": "_"
        case "=": nil
        default: character
        }
      })
  }
}
