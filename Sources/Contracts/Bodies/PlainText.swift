internal import ApusEncodings

/// Text that is nothing but text: a short one is compared as it stands, a long one by its first line. Dates, times, ids
/// and sizes may be others.
enum PlainText {
  /// How long a text is that is compared whole.
  private static let most = 200

  static func findings(from old: [UInt8], to new: [UInt8]) -> [Finding] {
    let (before, now) =
      old.count <= most ? (normal(old), normal(new)) : (firstLine(of: old), firstLine(of: new))
    let (one, other) = (eliding(before), eliding(now))
    guard one != other else { return [] }
    // Another count of things is what a text is asked for.
    let isOnlyNumber = withoutNumbers(one) == withoutNumbers(other)
    let (left, right) = Excerpt.pair(before, now, most: 100)
    return [
      Finding(.value, ["- \(left)", "+ \(right)"], isNoted: isOnlyNumber, isVerbatim: true)
    ]
  }

  /// What a text begins with, cut to what fits on a line.
  static func firstLine(of bytes: [UInt8]) -> String {
    let line = bytes.prefix(while: { $0 != UInt8(ascii: "\n") }).prefix(most)
    return excerpt(String(decoding: line, as: UTF8.self))
  }

  /// The words with one blank between them.
  static func normal(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// What is another one each time is the same.
  static func eliding(_ text: String) -> String {
    PassingWords.eliding(PlaceholderWriter().elide(line: text))
  }

  /// Numbers, and what looks like a key of a database.
  static func withoutNumbers(_ text: String) -> String {
    // What is said of a status is no count.
    if let status = Int(text.prefix(3)), StatusPhrase.of(status) == String(text.dropFirst(4)) { return text }
    return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let hasDigit = word.utf8.contains { $0 &- 0x30 < 10 }
      let isKey = hasDigit && word.utf8.count >= 8 && word.utf8.allSatisfy { isWordByte($0) || $0 == 0x2d }
      return isKey ? "#" : withoutDigits(word)
    }.joined(separator: " ").replacing(Placeholder.id.rawValue, with: "#")
  }

  private static func withoutDigits(_ word: Substring) -> String {
    var result = ""
    var isNumber = false
    for character in word {
      let isDigit = character.isASCII && character.isNumber
      if isDigit, !isNumber { result.append("#") }
      if !isDigit { result.append(character) }
      isNumber = isDigit
    }
    return result
  }

  private static func excerpt(_ text: String) -> String {
    text.unicodeScalars.count > 100
      ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(100))) + "…" : text
  }
}
