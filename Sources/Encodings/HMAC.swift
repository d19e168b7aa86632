/// A digest with a key (RFC 2104): who does not have the key cannot make it.
package struct HMAC: Sendable {
  /// The digest that it is made of.
  package enum Algorithm: String, Sendable, Hashable, CaseIterable {
    case sha256, sha512

    package func hash(_ bytes: [UInt8]) -> [UInt8] {
      switch self {
      case .sha256: SHA256.hash(bytes)
      case .sha512: SHA512.hash(bytes)
      }
    }

    fileprivate var blockSize: Int { self == .sha256 ? 64 : 128 }
  }

  private let algorithm: Algorithm
  private let key: [UInt8]

  package init(_ algorithm: Algorithm = .sha256, key: [UInt8]) {
    self.algorithm = algorithm
    let short = key.count > algorithm.blockSize ? algorithm.hash(key) : key
    self.key = short + repeatElement(0, count: algorithm.blockSize - short.count)
  }

  /// What the key makes of some bytes.
  package func code(of bytes: [UInt8]) -> [UInt8] {
    algorithm.hash(key.map { $0 ^ 0x5c } + algorithm.hash(key.map { $0 ^ 0x36 } + bytes))
  }

  /// What the key makes of a text's UTF-8.
  package func code(of text: String) -> [UInt8] { code(of: Array(text.utf8)) }

  /// Whether two codes are the same. How long it takes says nothing of where they differ.
  package static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
