internal import ApusClient

/// Secrets behind a name at the beginning of a line: `password: x` of YAML, `API_KEY=x` of settings, `token = "x"` of TOML.
///
/// A sentence may begin like this, and so may source code: a value is one word or stands between quotes, calls nothing, and
/// the name is a secret's by its end.
struct LineSecrets {
  /// - Parameter isYAML: whether a value may have blanks, and goes on to the end of its line.
  static func all(in bytes: [UInt8], isYAML: Bool = false) -> [NamedPlace] {
    var names = KnownNames(in: bytes) { SecretNames.holdsSecrets($0) }
    var found: [NamedPlace] = []
    var named: NamedLine?
    var start = 0
    while start < bytes.count {
      let end = MarkSearch.next(UInt8(ascii: "\n"), in: bytes, from: start) ?? bytes.count
      if mayBegin(in: bytes, start..<end) {
        let line = bytes[start..<end]
        if let place = secret(in: line, &names, isYAML: isYAML)
          ?? named.flatMap({ value(in: line, behind: $0) })
        {
          found.append(place)
        }
        named = naming(line, &names)
      } else {
        named = nil
      }
      start = end + 1
    }
    return found
  }

  /// Whether nothing but words stands before the first mark of a line, and no more than in `- export NAME=`. On most lines
  /// something else does, or there is none.
  private static func mayBegin(in bytes: [UInt8], _ line: Range<Int>) -> Bool {
    var (words, isInWord) = (0, false)
    for place in line {
      let byte = bytes[place]
      if byte == UInt8(ascii: ":") || byte == UInt8(ascii: "=") { return true }
      let isPart = KnownNames.isPart(byte)
      if isPart, !isInWord { words += 1 }
      guard words <= 3, isPart || isBlank(byte) else { return false }
      isInWord = isPart
    }
    return false
  }

  private static func secret(
    in line: ArraySlice<UInt8>, _ names: inout KnownNames, isYAML: Bool
  ) -> NamedPlace? {
    var rest = withoutBlanks(line)
    if rest.starts(with: JSONLines.field) { rest = withoutBlanks(rest.dropFirst(JSONLines.field.count)) }
    if rest.first == UInt8(ascii: "-") { rest = withoutBlanks(rest.dropFirst()) }
    if rest.starts(with: "export ".utf8) { rest = withoutBlanks(rest.dropFirst(7)) }
    let name = rest.prefix(KnownNames.longest).prefix(while: KnownNames.isPart)
    rest = withoutBlanks(rest[name.endIndex...])
    guard let mark = rest.first, names.has(name.indices) else { return nil }
    rest = rest.dropFirst()
    let isSetting = mark == UInt8(ascii: ":") && rest.first.map(isBlank) == true
    guard isSetting || mark == UInt8(ascii: "=") else { return nil }
    rest = withoutBlanks(rest)
    guard let range = isYAML && isSetting ? value(ofYAML: rest) : value(in: rest) else { return nil }
    let text = String(decoding: line[range], as: UTF8.self)
    let label = names.text(of: name.indices)
    let isValue = !NamedValue.isReference(text) && SecretNames.hides(label, text, in: .member)
    return isValue ? NamedPlace(name: label, range: range) : nil
  }

  // MARK: Names beside values

  /// A line that says what the next one is called: `- name: DB_PASSWORD`, as settings of a container are written.
  private struct NamedLine {
    let name: String
    /// How far its own name is indented.
    let column: Int
  }

  private static func naming(_ line: ArraySlice<UInt8>, _ names: inout KnownNames) -> NamedLine? {
    var rest = withoutBlanks(line)
    if rest.first == UInt8(ascii: "-") { rest = withoutBlanks(rest.dropFirst()) }
    let column = rest.startIndex - line.startIndex
    guard let behind = Self.rest(of: rest, behind: "name: ") ?? Self.rest(of: rest, behind: "key: "),
      let range = value(in: withoutBlanks(behind)), names.has(range)
    else { return nil }
    return NamedLine(name: names.text(of: range), column: column)
  }

  private static func value(in line: ArraySlice<UInt8>, behind named: NamedLine) -> NamedPlace? {
    let own = withoutBlanks(line)
    guard own.startIndex - line.startIndex == named.column, let behind = rest(of: own, behind: "value: "),
      let range = value(in: withoutBlanks(behind))
    else { return nil }
    let text = String(decoding: line[range], as: UTF8.self)
    let isValue = !NamedValue.isReference(text) && SecretNames.hides(named.name, text, in: .member)
    return isValue ? NamedPlace(name: named.name, range: range) : nil
  }

  private static func rest(of line: ArraySlice<UInt8>, behind word: StaticString) -> ArraySlice<UInt8>? {
    let count = word.utf8CodeUnitCount
    let isSame = word.withUTF8Buffer { line.prefix(count).elementsEqual($0) }
    return isSame ? line.dropFirst(count) : nil
  }

  // MARK: Values

  private static func value(in rest: ArraySlice<UInt8>) -> Range<Int>? {
    if let quote = rest.first, "\"'".utf8.contains(quote) {
      return QuotedValue.range(in: rest.dropFirst(), endingAt: quote)
    }
    let word = rest.prefix { $0 > 0x20 }
    // A remark may follow, and nothing else.
    let next = withoutBlanks(rest[word.endIndex...]).first
    guard let first = word.first, next == nil || next == UInt8(ascii: "#") || next == 0x0d,
      !"&*|>=".utf8.contains(first), !word.contains(where: { "();".utf8.contains($0) })
    else { return nil }
    return word.indices
  }

  /// A remark begins behind a blank. What begins with a capital and goes on in words is one for people.
  private static func value(ofYAML rest: ArraySlice<UInt8>) -> Range<Int>? {
    guard let first = rest.first, !"\"'&*|>={[!#".utf8.contains(first) else { return value(in: rest) }
    let remark = rest.indices.first { place in
      rest[place] == UInt8(ascii: "#") && place > rest.startIndex && isBlank(rest[place - 1])
    }
    let text = rest[..<(remark ?? rest.endIndex)]
    guard let last = text.lastIndex(where: { $0 > 0x20 }) else { return nil }
    let value = text[...last]
    let isSentence =
      first &- 0x41 < 26 && value.contains(where: isBlank) && !value.contains(where: { $0 &- 0x30 < 10 })
    return isSentence ? nil : value.indices
  }

  private static func withoutBlanks(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.drop(while: isBlank)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
