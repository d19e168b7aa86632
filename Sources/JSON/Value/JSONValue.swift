/// JSON made by a program rather than read from a text.
///
/// Members keep the order they are given in, and repeated keys are written as given. Numbers are kept as
/// text, so that none is too large or too precise.
///
///     let body: JSONValue = ["name": "Ada", "tags": [1, 2.5, nil]]
///     body.text       // {"name":"Ada","tags":[1,2.5,null]}
public enum JSONValue: Sendable, Hashable {
  /// `null`
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number as it is spelled.
  case number(Number)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Members in order, repeated names and all.
  case object([Member])

  /// A member of an object made by a program.
  public struct Member: Sendable, Hashable {
    /// Its name in the object.
    public var key: String
    /// What stands behind the name.
    public var value: JSONValue

    /// A member of its parts.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// A number as JSON spells it.
  public struct Number: Sendable, Hashable {
    /// As it is spelled in JSON.
    public let text: String

    /// Any integer.
    public init(_ value: some BinaryInteger) { text = String(value) }

    /// A floating-point number, spelled as shortly as reads back the same. `nil` for NaN and the infinities,
    /// which JSON cannot say.
    public init?(_ value: some BinaryFloatingPoint & CustomStringConvertible) {
      guard value.isFinite else { return nil }
      self.init(finite: value)
    }

    /// Takes a spelling such as `1.50` or `1e400`; `nil` when it is not a JSON number.
    public init?(text: String) {
      guard let first = text.utf8.first, first == UInt8(ascii: "-") || (0x30...0x39).contains(first),
        let node = try? JSONDocument(text).root, node.text.utf8.count == text.utf8.count
      else { return nil }
      self.text = text
    }

    /// The number of a document, which is one.
    init(of node: Node) { text = node.text }

    /// Whole numbers lose the `.0` that Swift prints.
    init(finite value: some CustomStringConvertible) {
      let text = value.description
      self.text = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
  }
}

extension JSONValue {
  /// Any integer.
  public static func number(_ value: some BinaryInteger) -> JSONValue { .number(Number(value)) }

  /// The value of the first member with the key; `nil` when there is none or this is no object.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The same value with the members of every object in the order of their keys' UTF-8.
  public var sorted: JSONValue {
    switch self {
    case .array(let elements):
      .array(elements.map(\.sorted))
    case .object(let members):
      .object(
        members.map { Member($0.key, $0.value.sorted) }
          .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
    default: self
    }
  }
}

extension JSONValue {
  /// The value as compact JSON.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  /// The value as compact JSON. To lay it out otherwise, make a `JSONDocument` of its `bytes` and write that.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends the value as compact JSON.
  public func append(to bytes: inout [UInt8]) { append(to: &bytes, JSONString.Style(rawValue: 0)) }

  /// Appends the value as compact JSON, its strings spelled in a style.
  package func append(to bytes: inout [UInt8], _ style: JSONString.Style) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let number): bytes += number.text.utf8
    case .string(let text): JSONString.appendQuoted(text, to: &bytes, style)
    case .array(let elements): appendList(elements, in: ("[", "]"), to: &bytes) { $0.append(to: &$1, style) }
    case .object(let members):
      appendList(members, in: ("{", "}"), to: &bytes) { member, bytes in
        JSONString.appendQuoted(member.key, to: &bytes, style)
        bytes.append(UInt8(ascii: ":"))
        member.value.append(to: &bytes, style)
      }
    }
  }

  private func appendList<Element>(
    _ elements: [Element], in brackets: (Unicode.Scalar, Unicode.Scalar), to bytes: inout [UInt8],
    each append: (Element, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: brackets.0))
    for (position, element) in elements.enumerated() {
      if position > 0 { bytes.append(UInt8(ascii: ",")) }
      append(element, &bytes)
    }
    bytes.append(UInt8(ascii: brackets.1))
  }
}

extension JSONValue: CustomStringConvertible {
  /// As it is spelled in JSON.
  public var description: String { text }
}

// MARK: Literals

extension JSONValue: ExpressibleByNilLiteral {
  /// `nil` is null.
  public init(nilLiteral: ()) { self = .null }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  /// `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral value: Int) { self = .number(value) }
}

extension JSONValue: ExpressibleByFloatLiteral {
  /// A literal too large for a `Double` becomes `null`.
  public init(floatLiteral value: Double) { self = Number(value).map(JSONValue.number) ?? .null }
}

extension JSONValue: ExpressibleByStringInterpolation {
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  /// An array of these values.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// An object with these members, in this order.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0, $1) })
  }
}
