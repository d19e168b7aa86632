import ApusEncodings

#if canImport(Security)
  import Foundation
  import Security
#endif

/// A public key as it is pinned: the Base64 of the SHA-256 of its `SubjectPublicKeyInfo`, which RFC 7469 compares too.
enum PinnedKey {
  /// - Parameter key: as Security exports it: PKCS #1 for RSA, the uncompressed point for an elliptic curve.
  /// - Returns: `nil` for a key of another kind.
  static func pin(of key: [UInt8]) -> String? {
    guard let algorithm = algorithm(of: key) else { return nil }
    let info = der(0x30, der(0x30, algorithm) + der(0x03, [0] + key))
    return Base64.encoded(SHA256.hash(info))
  }

  private static let rsa: [UInt8] = [0x06, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 1, 1, 0x05, 0]
  private static let elliptic: [UInt8] = [0x06, 7, 0x2a, 0x86, 0x48, 0xce, 0x3d, 2, 1]

  /// The kind of a key by its first byte, and the curve by its length.
  private static func algorithm(of key: [UInt8]) -> [UInt8]? {
    switch (key.first, key.count) {
    case (0x30, _): rsa
    case (0x04, 65): elliptic + [0x06, 8, 0x2a, 0x86, 0x48, 0xce, 0x3d, 3, 1, 7]
    case (0x04, 97): elliptic + [0x06, 5, 0x2b, 0x81, 4, 0, 0x22]
    case (0x04, 133): elliptic + [0x06, 5, 0x2b, 0x81, 4, 0, 0x23]
    default: nil
    }
  }

  /// A value with its tag and its length.
  private static func der(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    let count = content.count
    if count < 0x80 { return [tag, UInt8(count)] + content }
    if count < 0x100 { return [tag, 0x81, UInt8(count)] + content }
    return [tag, 0x82, UInt8(truncatingIfNeeded: count >> 8), UInt8(truncatingIfNeeded: count)] + content
  }

  #if canImport(Security)
    /// The pins of all keys in a server's chain of certificates.
    static func all(in trust: SecTrust) -> [String] {
      let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate] ?? []
      return chain.compactMap { certificate in
        guard let key = SecCertificateCopyKey(certificate),
          let data = SecKeyCopyExternalRepresentation(key, nil) as Data?
        else { return nil }
        return pin(of: [UInt8](data))
      }
    }
  #endif
}
