/// The parameters of a header field (RFC 9110, 5.6.6): `name=token` and `name="quoted \"text\""`, with `;` before each or
/// `,` between each two, as the field has it.
package struct HeaderParameters: Sendable {
  /// In the order of the text, names as they were written.
  package private(set) var pairs: [(name: String, value: String)] = []

  /// Reads a whole text. A piece without `=` is left out.
  ///
  /// - Parameter keepsLoneBackslashes: whether a backslash in quotes stands for itself, but before a quote and another.
  package init(
    _ text: some StringProtocol, separatedBy separator: Character, keepsLoneBackslashes: Bool = false
  ) {
    var rest = Substring(text)
    while !rest.isEmpty {
      let pair = Self.take(from: &rest, upTo: [separator], keepsLoneBackslashes: keepsLoneBackslashes)
      if let pair, let value = pair.value {
        pairs.append((pair.name, value))
      }
      rest = rest.drop { $0 != separator }.dropFirst()
    }
  }

  /// Those behind the value of a field, such as a media type: the charset of `text/html; charset=utf-8`.
  ///
  /// - Parameter keepsLoneBackslashes: as for a whole text.
  package init(of text: some StringProtocol, keepsLoneBackslashes: Bool = false) {
    let text = Substring(text)
    self.init(
      text[Self.endOfEssence(in: text)...].dropFirst(), separatedBy: ";",
      keepsLoneBackslashes: keepsLoneBackslashes)
  }

  /// The value of a field before its parameters, as it is written: `Text/HTML` of `Text/HTML ; charset=utf-8`.
  package static func head(of text: some StringProtocol) -> String {
    let text = Substring(text)
    return text[..<endOfEssence(in: text)].trimmingBlanks
  }

  /// The same in lower case.
  package static func essence(of text: some StringProtocol) -> String { head(of: text).lowercased() }

  private static func endOfEssence(in text: Substring) -> String.Index {
    text.utf8.firstIndex(of: UInt8(ascii: ";")) ?? text.endIndex
  }

  /// The first value under a name, in any case; `nil` when it is not there.
  package subscript(name: String) -> String? {
    let wanted = name.lowercased()
    return pairs.first { $0.name.lowercased() == wanted }?.value
  }

  /// Takes one parameter and the blanks around it from the beginning of a text, up to one of some separators or the
  /// end. `nil` where no name stands there; a name alone has no value. What stands behind a quoted text and is no
  /// separator is skipped.
  package static func take(
    from rest: inout Substring, upTo separators: Set<Character>, keepsLoneBackslashes: Bool = false
  ) -> (name: String, value: String?)? {
    let name = rest.prefix { $0 != "=" && !separators.contains($0) }
    rest = rest[name.endIndex...]
    var value: String?
    if rest.first == "=" {
      rest = rest.dropFirst().drop(while: isBlank)
      value = takeQuoted(from: &rest, keepsLoneBackslashes: keepsLoneBackslashes)
      let plain = rest.prefix { !separators.contains($0) }
      rest = rest[plain.endIndex...]
      value = value ?? plain.trimmingBlanks
    }
    let trimmed = name.trimmingBlanks
    return trimmed.isEmpty ? nil : (trimmed, value)
  }

  /// Takes a text in quotation marks, in which a backslash makes the next character ordinary; `nil` where none begins.
  /// One that is not closed ends with the text.
  package static func takeQuoted(
    from rest: inout Substring, keepsLoneBackslashes: Bool = false
  ) -> String? {
    guard rest.first == "\"" else { return nil }
    rest = rest.dropFirst()
    var value = ""
    while let character = rest.popFirst(), character != "\"" {
      let escapes =
        character == "\\" && (!keepsLoneBackslashes || rest.first == "\"" || rest.first == "\\")
      value.append(escapes ? rest.popFirst() ?? character : character)
    }
    return value
  }

  private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
}
