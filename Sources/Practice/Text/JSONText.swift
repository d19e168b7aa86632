internal import ApusJSON

/// A JSON value to be written: keys keep their order, numbers are written as given.
///
/// Most bodies are literals: `["message": "Not Found", "status": .int(404)]`.
enum JSONText: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])
  /// Already JSON: `1.10`, or a whole value.
  case raw(String)

  static func strings(_ values: some Sequence<String>) -> JSONText { .array(values.map { .string($0) }) }
  static func optional(_ value: String?) -> JSONText { value.map { .string($0) } ?? .null }

  /// The object with more members at its end; anything else stays as it is.
  func adding(_ members: [(String, JSONText)]) -> JSONText {
    if case .object(let own) = self { return .object(own + members) }
    return self
  }

  /// The object with another value under a key, or without the key.
  func replacing(_ key: String, with value: JSONText?) -> JSONText {
    guard case .object(let members) = self else { return self }
    return .object(
      members.compactMap { member in
        if member.0 != key { return member }
        return value.map { (key, $0) }
      })
  }

  /// Two spaces a level and a line feed at the end, so that a body reads well in any client.
  func written() -> [UInt8] {
    var bytes: [UInt8] = []
    write(into: &bytes, indent: 0)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// On one line, without spaces.
  func writtenOnOneLine() -> [UInt8] {
    var bytes: [UInt8] = []
    write(into: &bytes, indent: nil)
    return bytes
  }

  private func write(into bytes: inout [UInt8], indent: Int?) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .int(let value): bytes += String(value).utf8
    case .raw(let text): bytes += text.utf8
    case .string(let value): JSONString.appendQuoted(value, to: &bytes, .delete)
    case .array(let values):
      Self.write(values, between: "[", "]", into: &bytes, indent) { value, bytes, indent in
        value.write(into: &bytes, indent: indent)
      }
    case .object(let members):
      Self.write(members, between: "{", "}", into: &bytes, indent) { member, bytes, indent in
        JSONString.appendQuoted(member.0, to: &bytes, .delete)
        bytes += (indent == nil ? ":" : ": ").utf8
        member.1.write(into: &bytes, indent: indent)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between open: String, _ close: String, into bytes: inout [UInt8], _ indent: Int?,
    writeElement: (Element, inout [UInt8], Int?) -> Void
  ) {
    bytes += open.utf8
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      newLine(into: &bytes, indent.map { $0 + 1 })
      writeElement(element, &bytes, indent.map { $0 + 1 })
    }
    if !elements.isEmpty { newLine(into: &bytes, indent) }
    bytes += close.utf8
  }

  private static func newLine(into bytes: inout [UInt8], _ indent: Int?) {
    guard let indent else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes += String(repeating: "  ", count: indent).utf8
  }
}

extension JSONText: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .int(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(nilLiteral: ()) { self = .null }
  init(arrayLiteral elements: JSONText...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSONText)...) { self = .object(elements) }
}
