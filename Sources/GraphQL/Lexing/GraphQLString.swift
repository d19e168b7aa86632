/// What a string of GraphQL's says.
enum GraphQLString {
  /// The text between the quotes; `nil` for an escape that the language does not have.
  static func value(of quoted: ArraySlice<UInt8>) -> String? {
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
  /// its ends.
  static func blockValue(of quoted: ArraySlice<UInt8>) -> String {
    let text = String(decoding: quoted.dropFirst(3).dropLast(3), as: UTF8.self)
      .replacing("\\\"\"\"", with: "\"\"\"")
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    func isBlank(_ line: Substring) -> Bool { line.allSatisfy { $0 == " " || $0 == "\t" } }
    let shared = lines.dropFirst().filter { !isBlank($0) }.map { $0.prefix { $0 == " " || $0 == "\t" }.count }
    if let shared = shared.min() {
      for place in lines.indices.dropFirst() { lines[place] = lines[place].dropFirst(shared) }
    }
    let start = lines.firstIndex { !isBlank($0) } ?? lines.endIndex
    let end = lines.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? lines.endIndex
    return lines[start..<max(start, end)].joined(separator: "\n")
  }
}
