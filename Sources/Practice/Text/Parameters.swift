/// Reads lists of `name=value` and `name="value"`, as they stand in header values.
enum Parameters {
  /// Pieces without an equals sign are left out.
  static func pairs(_ text: some StringProtocol, separatedBy separator: Character) -> [(
    name: String, value: String
  )] {
    pieces(text, separatedBy: separator).compactMap { piece in
      let halves = piece.split(separator: "=", maxSplits: 1)
      guard halves.count == 2 else { return nil }
      return (halves[0].trimmingBlanks(), unquoted(halves[1].trimmingBlanks()))
    }
  }

  /// The value under a name, in any case; nil when it is not there.
  static func first(_ name: String, in text: some StringProtocol, separatedBy separator: Character) -> String?
  {
    pairs(text, separatedBy: separator).first { $0.name.equalsIgnoringCase(name) }?.value
  }

  /// Cuts at separators that do not stand between quotation marks.
  private static func pieces(_ text: some StringProtocol, separatedBy separator: Character) -> [String] {
    var isQuoted = false
    var isEscaped = false
    return String(text).split(omittingEmptySubsequences: false) { character in
      defer { isEscaped = isQuoted && character == "\\" && !isEscaped }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      return character == separator && !isQuoted
    }.map(String.init)
  }

  private static func unquoted(_ text: String) -> String {
    guard text.count >= 2, text.first == "\"", text.last == "\"" else { return text }
    var result = ""
    var isEscaped = false
    for character in text.dropFirst().dropLast() {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        result.append(character)
        isEscaped = false
      }
    }
    return result
  }
}
