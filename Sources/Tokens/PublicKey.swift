internal import CApusCrypto

/// A public key, by which a signature is checked. The system's libcrypto does the work.
package struct PublicKey: Sendable {
  /// What is signed with it, and how.
  package enum Algorithm: String, Sendable, CaseIterable {
    /// RSA with PKCS #1 and SHA-256.
    case rs256 = "RS256"
    /// P-256 with SHA-256.
    case es256 = "ES256"
    /// Ed25519.
    case edDSA = "EdDSA"
  }

  /// Why nothing can be checked.
  package struct Problem: Error, Sendable, Hashable {
    package let message: String
  }

  package let algorithm: Algorithm
  /// As a SubjectPublicKeyInfo.
  private let info: [UInt8]

  /// - Parameters:
  ///   - modulus: with the largest byte first.
  ///   - exponent: the same.
  package init(modulus: [UInt8], exponent: [UInt8]) {
    algorithm = .rs256
    let key = DER.sequence(DER.number(modulus), DER.number(exponent))
    info = DER.sequence(DER.sequence(DER.identifier(Self.rsa), DER.null), DER.bits(key))
  }

  /// A point of P-256, 32 bytes each; `nil` for another size.
  package init?(x: [UInt8], y: [UInt8]) {
    guard x.count == 32, y.count == 32 else { return nil }
    algorithm = .es256
    info = DER.sequence(
      DER.sequence(DER.identifier(Self.curve), DER.identifier(Self.p256)), DER.bits([0x04] + x + y))
  }

  /// A key of Ed25519, 32 bytes; `nil` for another size.
  package init?(ed25519 bytes: [UInt8]) {
    guard bytes.count == 32 else { return nil }
    algorithm = .edDSA
    info = DER.sequence(DER.sequence(DER.identifier(Self.ed25519)), DER.bits(bytes))
  }

  private static let rsa: [UInt8] = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01]
  private static let curve: [UInt8] = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01]
  private static let p256: [UInt8] = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07]
  private static let ed25519: [UInt8] = [0x2b, 0x65, 0x70]

  /// Whether a signature of a message is this key's. That of ES256 is two numbers of 32 bytes, as a JWT has it.
  ///
  /// - Throws: where there is no libcrypto, and where this is no key.
  package func isSignature(_ signature: [UInt8], of message: [UInt8]) throws(Problem) -> Bool {
    if let problem = ccrypto_load() {
      throw Problem(message: "libcrypto is missing: \(String(cString: problem))")
    }
    var written = signature
    if algorithm == .es256 {
      guard signature.count == 64 else { return false }
      written = DER.sequence(DER.number(signature.prefix(32)), DER.number(signature.dropFirst(32)))
    }
    let digest = algorithm == .edDSA ? nil : "SHA256"
    let said = ccrypto_verify(
      info, info.count, digest, message, message.count, written, written.count)
    guard said >= 0 else { throw Problem(message: "the key is none of \(algorithm.rawValue)") }
    return said == 1
  }
}
