internal import ApusEncodings
package import ApusJSON

/// The public keys of who signs tokens, as a server publishes them (RFC 7517).
package struct KeySet: Sendable {
  /// What the keys say of a token.
  package enum Verdict: Sendable, Equatable {
    /// A key signed it, which may have a name.
    case signed(by: String?)
    /// A key of that name is there, or one of the kind, and it did not.
    case notSigned
    /// No key is the token's.
    case noKey
    /// It wants something understood that is not known here, so that no signature makes it good.
    case unknownDemand
    /// It is signed in a way that is not checked here.
    case unknownAlgorithm
  }

  private let keys: [(name: String?, key: PublicKey)]
  /// How many there are, also of kinds that are not known here.
  package let count: Int

  /// `nil` for what is no set of keys.
  package init?(_ root: Node) {
    guard let list = root["keys"], list.kind == .array else { return nil }
    let nodes = Array(list.children)
    count = nodes.count
    keys = nodes.compactMap { node in Self.key(node).map { (node["kid"]?.string, $0) } }
  }

  private static func key(_ node: Node) -> PublicKey? {
    func bytes(_ name: String) -> [UInt8]? { node[name]?.string.flatMap { Base64.decoded($0) } }
    // A key for another use signs nothing.
    if let use = node["use"]?.string, use != "sig" { return nil }
    switch (node["kty"]?.string, node["crv"]?.string) {
    case ("RSA", _): return bytes("n").flatMap { n in bytes("e").map { PublicKey(modulus: n, exponent: $0) } }
    case ("EC", "P-256"): return bytes("x").flatMap { x in bytes("y").flatMap { PublicKey(x: x, y: $0) } }
    case ("OKP", "Ed25519"): return bytes("x").flatMap { PublicKey(ed25519: $0) }
    default: return nil
    }
  }

  /// Whether one of the keys signed a token. The algorithm is the key's own: what the token says of it can choose no
  /// weaker one.
  ///
  /// - Throws: where there is no libcrypto, and there are keys that it could be of.
  package func verdict(on token: JSONWebToken) throws(PublicKey.Problem) -> Verdict {
    if token.critical != nil { return .unknownDemand }
    // RFC 9864 calls it by its curve.
    let name = token.algorithm == "Ed25519" ? PublicKey.Algorithm.edDSA.rawValue : token.algorithm
    guard let algorithm = PublicKey.Algorithm(rawValue: name) else { return .unknownAlgorithm }
    let fitting = keys.filter { name, key in
      key.algorithm == algorithm && (token.keyName == nil || name == nil || name == token.keyName)
    }
    if fitting.isEmpty { return .noKey }
    for (name, key) in fitting where try key.isSignature(token.signature, of: token.signed) {
      return .signed(by: name)
    }
    return .notSigned
  }
}
