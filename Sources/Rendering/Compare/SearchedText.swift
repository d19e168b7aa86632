internal import ApusJSON

/// What somebody looks for: a text or a pattern.
package struct SearchedText: Sendable {
  private enum Wanted: Sendable {
    /// In either case of ASCII letters.
    case text([UInt8])
    /// In either case of all letters.
    case anyCase(String)
    case pattern(TextPattern, anyCase: Bool)
  }

  private let wanted: Wanted
  /// For marking what was found.
  private let bytes: [UInt8]

  package init(_ text: String, ignoringCase: Bool = false) {
    bytes = text.utf8.map(lowercased)
    wanted = ignoringCase ? .anyCase(text.lowercased()) : .text(bytes)
  }

  /// A pattern of RFC 9485, anywhere in a text; `nil` when the text is none.
  package init?(pattern text: String, ignoringCase: Bool = false) {
    guard let pattern = TextPattern(ignoringCase ? Self.lowercasedPattern(text) : text) else { return nil }
    bytes = []
    wanted = .pattern(pattern, anyCase: ignoringCase)
  }

  /// Nothing is found nowhere.
  var isEmpty: Bool {
    switch wanted {
    case .text(let bytes): bytes.isEmpty
    case .anyCase(let text): text.isEmpty
    case .pattern: false
    }
  }

  func isFound(in bytes: ArraySlice<UInt8>) -> Bool {
    switch wanted {
    case .text: range(in: bytes) != nil
    case .anyCase(let text): String(decoding: bytes, as: UTF8.self).lowercased().contains(text)
    case .pattern(let pattern, let anyCase):
      pattern.matchesPart(
        anyCase ? Array(String(decoding: bytes, as: UTF8.self).lowercased().utf8)[...] : bytes)
    }
  }

  /// Where the text first stands; `nil` for a pattern, which is not marked.
  func range(in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    let wanted = self.bytes
    guard let first = wanted.first else { return nil }
    var rest = bytes
    while let start = rest.firstIndex(where: { lowercased($0) == first }),
      start + wanted.count <= rest.endIndex
    {
      let candidate = rest[start..<start + wanted.count]
      if zip(candidate, wanted).allSatisfy({ lowercased($0) == $1 }) { return candidate.indices }
      rest = rest[(start + 1)...]
    }
    return nil
  }

  /// The letters of a pattern, but for those that an escape makes a class of.
  private static func lowercasedPattern(_ text: String) -> String {
    var result = ""
    var (isEscaped, isClass) = (false, false)
    for character in text {
      result += isEscaped || isClass ? String(character) : character.lowercased()
      isClass = isEscaped ? "pP".contains(character) : isClass && character != "}"
      isEscaped = !isEscaped && character == "\\"
    }
    return result
  }
}

private func lowercased(_ byte: UInt8) -> UInt8 {
  byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
}
