internal import ApusEncodings
package import ApusJSON

/// Writes a value as YAML in block style, which reads back as the same value.
///
/// A string stands plain only where no reader could take it for anything else, by YAML 1.1 either: `no`, `12:30` and `1e3`
/// get quotes, which are those of JSON.
package struct YAMLWriter {
  private var text = ""

  package static func text(of value: JSONValue) -> String {
    var text = ""
    write(value) { text += $0 }
    return text
  }

  /// Hands the text over in parts of whole lines, as soon as each is made.
  package static func write<Failure: Error>(
    _ value: JSONValue, to sink: (String) throws(Failure) -> Void
  ) throws(Failure) {
    var writer = YAMLWriter()
    switch value {
    case .object(let members) where !members.isEmpty:
      try writer.write(members, indent: 0, isOpen: false, to: sink)
    case .array(let elements) where !elements.isEmpty: try writer.write(elements, indent: 0, to: sink)
    default: writer.text += scalar(value) + "\n"
    }
    try writer.hand(to: sink)
  }

  /// - Parameter isOpen: whether the first line is there already, up to where the first key belongs.
  private mutating func write<Failure: Error>(
    _ members: [JSONValue.Member], indent: Int, isOpen: Bool, to sink: (String) throws(Failure) -> Void
  ) throws(Failure) {
    for (place, member) in members.enumerated() {
      if place > 0 || !isOpen { pad(indent) }
      text += Self.string(member.key) + ":"
      switch member.value {
      case .object(let inner) where !inner.isEmpty:
        text += "\n"
        try write(inner, indent: indent + 2, isOpen: false, to: sink)
      case .array(let elements) where !elements.isEmpty:
        text += "\n"
        try write(elements, indent: indent + 2, to: sink)
      default: text += " " + Self.scalar(member.value) + "\n"
      }
      if text.utf8.count >= Self.part { try hand(to: sink) }
    }
  }

  private mutating func write<Failure: Error>(
    _ elements: [JSONValue], indent: Int, to sink: (String) throws(Failure) -> Void
  ) throws(Failure) {
    for element in elements {
      pad(indent)
      text += "-"
      switch element {
      case .object(let members) where !members.isEmpty:
        text += " "
        try write(members, indent: indent + 2, isOpen: true, to: sink)
      case .array(let inner) where !inner.isEmpty:
        text += "\n"
        try write(inner, indent: indent + 2, to: sink)
      default: text += " " + Self.scalar(element) + "\n"
      }
      if text.utf8.count >= Self.part { try hand(to: sink) }
    }
  }

  /// In bytes, or a line where that is longer.
  private static let part = 4_096

  private mutating func hand<Failure: Error>(
    to sink: (String) throws(Failure) -> Void
  ) throws(Failure) {
    if !text.isEmpty { try sink(text) }
    text = ""
  }

  private mutating func pad(_ count: Int) { text += String(repeating: " ", count: count) }

  private static func scalar(_ value: JSONValue) -> String {
    if case .string(let text) = value { return string(text) }
    return value.text
  }

  private static func string(_ text: String) -> String {
    isPlain(text) ? text : escaped(JSONValue.string(text).text)
  }

  /// YAML takes fewer characters than JSON as they are: some end a line there, others may not stand in a text.
  private static func escaped(_ quoted: String) -> String {
    guard quoted.unicodeScalars.contains(where: mustBeEscaped) else { return quoted }
    var result = ""
    for scalar in quoted.unicodeScalars {
      if mustBeEscaped(scalar) {
        result += String(
          decoding: JSONString.escape(of: UInt16(truncatingIfNeeded: scalar.value)), as: UTF8.self)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xfeff, 0xfffe, 0xffff: true
    default: Unseen([.control, .separator]).contains(scalar)
    }
  }

  /// Words that some version of YAML takes for values, or for a sign of its own.
  private static let taken: Set<String> = [
    "true", "false", "null", "yes", "no", "on", "off", "y", "n", "inf", "nan",
  ]

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, text.utf8.count <= 120, !taken.contains(text.lowercased()) else {
      return false
    }
    // With a letter or a slash before it, nothing is a number, a date or a mark.
    guard isLetter(first) || first == UInt8(ascii: "/") || first == UInt8(ascii: "_"), text.last != " " else {
      return false
    }
    return text.utf8.allSatisfy { byte in
      isLetter(byte) || byte &- 0x30 < 10 || " _-./{}()+".utf8.contains(byte)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}
