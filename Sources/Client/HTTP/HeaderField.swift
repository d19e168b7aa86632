/// One header line: a name in the case it was written in, and its value.
public struct HeaderField: Sendable, Hashable {
  /// A value to be shown, or one that is sent and never shown.
  public enum Value: Sendable, Hashable {
    case text(String)
    case secret(Secret)
  }

  public let name: String
  public let value: Value

  public init(name: String, value: String) {
    self.name = name
    self.value = .text(value)
  }

  public init(name: String, value secret: Secret) {
    self.name = name
    self.value = .secret(secret)
  }

  /// The value as it may be shown: a secret reads `•••`.
  public var shown: String {
    switch value {
    case .text(let text): text
    case .secret(let secret): secret.description
    }
  }

  /// Whether this is its name. The case of ASCII letters does not matter.
  public func isNamed(_ other: String) -> Bool {
    name.utf8.count == other.utf8.count
      && (name == other || zip(name.utf8, other.utf8).allSatisfy { lowercase($0) == lowercase($1) })
  }

  /// Whether the field may go to another origin than the one it was meant for: it says what is sent or wanted, and not
  /// who asks. A name that nobody knows may be a credential's.
  package var belongsAnywhere: Bool {
    if case .secret = value { return false }
    return Self.namesForAnyOrigin.contains(where: isNamed)
  }

  private static let namesForAnyOrigin = [
    "Accept", "Accept-Language", "Accept-Encoding", "User-Agent", "Content-Type", "Content-Encoding",
    "Content-Language", "Range", "If-Range",
  ]

  /// Whether the field holds a secret, or its name says that it does.
  public var isCredential: Bool {
    if case .secret = value { return true }
    return !SecretNames.isPlain(header: name) && SecretNames.rule(of: name, in: .header) != nil
  }
}

extension HeaderField: CustomStringConvertible {
  public var description: String { "\(name): \(shown)" }
}

func lowercase(_ byte: UInt8) -> UInt8 {
  byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
}
