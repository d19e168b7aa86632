extension JSONValue {
  /// The value as compact JSON.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  /// The value as compact JSON. To lay it out otherwise, make a `Document` of its `bytes` and write that.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends the value as compact JSON.
  public func append(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let number): bytes += number.text.utf8
    case .string(let text): JSONString.appendQuoted(text, to: &bytes)
    case .array(let elements): appendList(elements, in: ("[", "]"), to: &bytes) { $0.append(to: &$1) }
    case .object(let members):
      appendList(members, in: ("{", "}"), to: &bytes) { member, bytes in
        JSONString.appendQuoted(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.append(to: &bytes)
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
  public var description: String { text }
}
