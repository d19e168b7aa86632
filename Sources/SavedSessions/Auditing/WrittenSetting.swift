internal import ApusClient
internal import ApusEncodings
internal import ApusRedaction

/// A setting on a line of its own: `NAME=value`, `export NAME='value'`, `@name = value`, `set -x NAME value`.
struct WrittenSetting {
  let name: String
  /// Without its quotes.
  let value: String
  private let around: (before: String, after: String)

  /// `nil` for a line of another form.
  init?(_ line: String) {
    var rest = line.drop { " \t#@".contains($0) }
    let word = Self.words.first { rest.hasPrefix($0) }
    rest = rest.dropFirst(word?.count ?? 0).drop { $0 == " " }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    let marks = rest[name.endIndex...].prefix { " \t:?+=".contains($0) }
    let isSet = marks.last == "=" || marks.trimmed.last == "="
    // A shell of its own kind has a blank there.
    guard !name.isEmpty, isSet || word?.hasPrefix("set") == true && !marks.isEmpty && marks.trimmed.isEmpty
    else { return nil }
    guard let value = Self.value(in: rest[marks.endIndex...]), !value.isEmpty else { return nil }
    (self.name, self.value) = (String(name), String(value))
    around = (String(line[..<value.startIndex]), String(line[value.endIndex...]))
  }

  private static let words = ["export ", "set -x ", "set -gx ", "set -Ux ", "setx ", "declare -x "]

  /// Between quotes, which the line's end may close; or one word, behind which nothing but a remark stands.
  private static func value(in text: Substring) -> Substring? {
    if let quote = text.first, "\"'`".contains(quote) {
      let value = text.dropFirst()
      // `'it''s'` goes on behind the second.
      let end = value.indices.first { place in
        value[place] == quote && value[place...].dropFirst().first.map { " \t,;#)".contains($0) } ?? true
      }
      return value[..<(end ?? value.endIndex)]
    }
    let value = text.prefix { $0 != " " && $0 != "\t" }
    let behind = text[value.endIndex...].trimmed
    // `a=1&b=2` is a form.
    return isForm(value) || !behind.isEmpty && !behind.hasPrefix("#") ? nil : value
  }

  private static func isForm(_ text: Substring) -> Bool {
    text.split(separator: "&").dropFirst().contains { $0.contains("=") }
  }

  /// The line without the secret.
  func redacted(by redactor: inout Redactor) -> String? {
    // `password = password` is source code.
    guard !SecretPlaceholder.isReference(value), value.lowercased() != name.lowercased(),
      SecretNames.hidesSetting(name, value)
    else { return nil }
    let text =
      SecretNames.areCookies(name)
      ? NamedText(name: name, text: value).redacted(by: &redactor)
      : redactor.placeholder(for: value, named: name)
    return around.before + text + around.after
  }
}
