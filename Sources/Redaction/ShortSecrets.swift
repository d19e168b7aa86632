internal import ApusJSON

/// Short values that somebody declared to be secret, such as a PIN. The texts of an answer may say them once more. Elsewhere
/// they are not looked for: a number counts something, and a word may be any word.
struct ShortSecrets: Sendable {
  private var search = NeedleSearch()
  private var placeholders: [String] = []
  private var known: Set<String> = []

  var isEmpty: Bool { placeholders.isEmpty }

  /// One without a digit is a word like others.
  mutating func add(_ value: String, _ placeholder: String) {
    guard value.utf8.count >= SecretForms.shortest, value.utf8.contains(where: { $0 &- 0x30 < 10 }),
      !value.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }),
      known.insert(value).inserted
    else { return }
    search.add(Array(value.utf8), label: placeholders.count, isWord: true, isInText: true)
    placeholders.append(placeholder)
  }

  /// A body without them. Of JSON only texts are looked into.
  func hidden(in body: [UInt8]) -> [UInt8] {
    guard !isEmpty, !search.matches(in: body).isEmpty else { return body }
    guard let document = try? JSONDocument(body) else { return hidden(inLines: body) }
    let bytes = Array(document.bytes)
    var result: [UInt8] = []
    var at = bytes.startIndex
    for range in Self.texts(of: document.root) where range.lowerBound >= at {
      result += bytes[at..<range.lowerBound] + replaced(bytes[range])
      at = range.upperBound
    }
    return result + bytes[at...]
  }

  /// Text, or a JSON text a line. Broken JSON would be broken once more.
  private func hidden(inLines body: [UInt8]) -> [UInt8] {
    let first = body.first { $0 > 0x20 }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return replaced(body[...]) }
    let newline = UInt8(ascii: "\n")
    guard body.contains(newline) else { return body }
    let lines = body.split(separator: newline, omittingEmptySubsequences: false)
    return Array(lines.map { hidden(in: Array($0)) }.joined(separator: [newline]))
  }

  private func replaced(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let bytes = Array(text)
    var result: [UInt8] = []
    var at = 0
    for match in search.matches(in: bytes) where !Placeholders.hold(match.range, in: bytes[...]) {
      result += bytes[at..<match.range.lowerBound] + placeholders[match.label].utf8
      at = match.range.upperBound
    }
    return result + bytes[at...]
  }

  /// Where texts stand, in their order.
  private static func texts(of root: Node) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var open = [root]
    while let node = open.popLast() {
      if node.kind == .string { found.append(node.byteRange) }
      if node.isContainer { open += node.children.reversed() }
    }
    return found
  }
}
