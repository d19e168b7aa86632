/// What a string of GraphQL's says.
enum GraphQLString {
  /// The text between the quotes; `nil` for an escape that the language does not have.
  static func value(of quoted: ArraySlice<UInt8>) -> String? {
    // Most have none.
    guard quoted.contains(UInt8(ascii: "\\")) else {
      return String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
    }
    var scalars = String.UnicodeScalarView()
    var rest = String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        scalars.append(scalar)
        continue
      }
      guard let kind = rest.popFirst() else { return nil }
      if kind == "u" {
        guard let code = unicode(&rest) else { return nil }
        scalars.append(code)
      } else {
        guard let meant = escapes[kind] else { return nil }
        scalars.append(meant)
      }
    }
    return String(scalars)
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{c}", "n": "\n", "r": "\r", "t": "\t",
  ]

  /// Four digits, which may be half of a character, or any number of them in braces.
  private static func unicode(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    if rest.first == "{" {
      let digits = rest.dropFirst().prefix { $0 != "}" }
      guard digits.count <= 8, digits.allSatisfy(\.properties.isASCIIHexDigit),
        let code = UInt32(String(digits), radix: 16)
      else { return nil }
      rest = rest.dropFirst(digits.count + 2)
      return Unicode.Scalar(code)
    }
    guard let code = four(&rest) else { return nil }
    guard (0xd800...0xdbff).contains(code) else { return Unicode.Scalar(code) }
    guard rest.popFirst() == "\\", rest.popFirst() == "u", let low = four(&rest),
      (0xdc00...0xdfff).contains(low)
    else { return nil }
    return Unicode.Scalar(0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00))
  }

  private static func four(_ rest: inout Substring.UnicodeScalarView) -> UInt32? {
    let digits = rest.prefix(4)
    guard digits.count == 4, digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
    rest = rest.dropFirst(4)
    return UInt32(String(digits), radix: 16)
  }

  /// The text of a string in three quotes: without the blanks that all lines begin with, and without empty lines at
  /// its ends. A schema has thousands of them, so it goes by bytes.
  static func blockValue(of quoted: ArraySlice<UInt8>) -> String {
    var lines = lines(of: unescaped(quoted.dropFirst(3).dropLast(3)))
    let shared = lines.dropFirst().filter { !isBlank($0) }.map { $0.prefix(while: isBlank).count }.min() ?? 0
    for place in lines.indices.dropFirst() { lines[place] = lines[place].dropFirst(shared) }
    let start = lines.firstIndex { !isBlank($0) } ?? lines.endIndex
    let end = lines.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? lines.endIndex
    let shown = lines[start..<max(start, end)]
    guard shown.count != 1, let first = shown.first else {
      return String(decoding: shown.first ?? [], as: UTF8.self)
    }
    let joined = shown.dropFirst().reduce(into: Array(first)) { text, line in
      text.append(0x0a)
      text += line
    }
    return String(decoding: joined, as: UTF8.self)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool { line.allSatisfy { isBlank($0) } }

  /// With `"""` for each that has a backslash before it.
  private static func unescaped(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let escape = Array("\\\"\"\"".utf8)
    guard text.contains(escape[0]) else { return text }
    var result: [UInt8] = []
    var rest = text
    while let first = rest.first {
      result.append(first)
      rest = rest.dropFirst()
      guard first == escape[0], rest.starts(with: escape[1...]) else { continue }
      result.removeLast()
      result += escape[1...]
      rest = rest.dropFirst(3)
    }
    return result[...]
  }

  /// A line ends with LF, CR, or both.
  private static func lines(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = text
    while let end = rest.firstIndex(where: { $0 == 0x0a || $0 == 0x0d }) {
      lines.append(rest[..<end])
      rest = rest[(end + 1)...]
      if text[end] == 0x0d, rest.first == 0x0a { rest = rest.dropFirst() }
    }
    return lines + [rest]
  }
}
