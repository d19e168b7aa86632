/// One header line: a name in the case it was written in, and its value.
public struct HeaderField: Sendable, Hashable {
  /// A value to be shown, or one that is sent and never shown.
  public enum Value: Sendable, Hashable {
    /// What may be shown.
    case text(String)
    /// What reads `•••` wherever it is shown.
    case secret(Secret)
  }

  /// As it was written.
  public let name: String
  /// What is sent.
  public let value: Value

  /// A field with a value that may be shown, unless its name says that it is a credential.
  public init(name: String, value: String) {
    self.name = name
    self.value = .text(value)
  }

  /// A field with a value that is sent and never shown.
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

  /// The value as it goes over the wire.
  package var revealed: String {
    switch value {
    case .text(let text): text
    case .secret(let secret): secret.reveal()
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
    guard !SecretNames.isPlain(header: name), let rule = SecretNames.rule(of: name, in: .header) else {
      return false
    }
    return rule != .random || SecretNames.hides(name, shown, in: .header)
  }
}

extension HeaderField: CustomStringConvertible, CustomReflectable {
  /// The field as it may be printed: the value of a credential reads `•••`, also where it is a plain text.
  public var description: String { "\(name): \(printed)" }

  /// What a dump may show of it, which is as much.
  public var customMirror: Mirror {
    Mirror(self, children: ["name": name, "value": printed], displayStyle: .struct)
  }

  private var printed: String { isCredential ? Secret.mask : shown }
}

func lowercase(_ byte: UInt8) -> UInt8 {
  byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
}
