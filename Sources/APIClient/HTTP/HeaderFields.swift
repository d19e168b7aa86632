/// One header line: a name in the case it was written in, and its value.
public struct HeaderField: Sendable, Hashable {
  /// A value to be shown, or one that is sent and never shown.
  public enum Value: Sendable, Hashable {
    case text(String)
    case secret(Secret)
  }

  public let name: String
  public let value: Value

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = .text(value)
  }

  public init(_ name: String, _ secret: Secret) {
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
    return SecretNames.rule(of: name, in: .header) != nil
  }
}

extension HeaderField: CustomStringConvertible {
  public var description: String { "\(name): \(shown)" }
}

/// Header lines in order, duplicates and letter case kept. A value that never changes: every edit makes another.
public struct HeaderFields: Sendable, Hashable {
  public let fields: [HeaderField]

  public init(_ fields: [HeaderField] = []) { self.fields = fields }

  /// The first value of that name, whatever its case, as it may be shown.
  public subscript(name: String) -> String? { first(name)?.shown }

  /// The first field of that name, whatever its case.
  public func first(_ name: String) -> HeaderField? { fields.first { $0.isNamed(name) } }

  /// Every value of that name, in order, as they may be shown.
  public func values(of name: String) -> [String] { fields.filter { $0.isNamed(name) }.map(\.shown) }

  /// Whether there is a field of that name, whatever its case.
  public func contains(_ name: String) -> Bool { first(name) != nil }

  /// The same fields and one more, even where its name is there already.
  public func adding(_ field: HeaderField) -> HeaderFields { HeaderFields(fields + [field]) }
  public func adding(_ name: String, _ value: String) -> HeaderFields { adding(HeaderField(name, value)) }

  /// The same fields with this one in the place of any of its name.
  public func setting(_ field: HeaderField) -> HeaderFields {
    guard let place = fields.firstIndex(where: { $0.isNamed(field.name) }) else { return adding(field) }
    var kept = fields
    kept[place] = field
    let later = kept[(place + 1)...].filter { !$0.isNamed(field.name) }
    return HeaderFields(kept[...place] + later)
  }
  public func setting(_ name: String, _ value: String) -> HeaderFields { setting(HeaderField(name, value)) }

  /// The same fields without those of that name, whatever its case.
  public func removing(_ name: String) -> HeaderFields { HeaderFields(fields.filter { !$0.isNamed(name) }) }

  /// These fields, and those of `defaults` whose names are not here.
  public func merged(over defaults: HeaderFields) -> HeaderFields {
    HeaderFields(defaults.fields.filter { !contains($0.name) } + fields)
  }
}

extension HeaderFields: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { fields.count }
  public subscript(position: Int) -> HeaderField { fields[position] }
}

extension HeaderFields: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { HeaderField($0, $1) })
  }
}

func lowercase(_ byte: UInt8) -> UInt8 {
  byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
}
