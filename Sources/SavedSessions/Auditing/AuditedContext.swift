internal import ApusClient
internal import ApusEncodings
internal import ApusRedaction

/// What the lines before a line say of it, and its own form, in files that people write: sections of Hurl, a name and its
/// value on lines of their own, cookies, and the arguments of a script's call.
struct AuditedContext {
  /// The section of a Hurl file whose values are all secret.
  private var section: String?
  /// What the value on a line below is called.
  private var name: String?

  /// The line without what only this tells; every other secret is in it still.
  mutating func redacted(_ line: String, _ redactor: inout Redactor) -> String {
    let pair = WrittenPair(line)
    let beginning = line.prefix(Self.longest).trimmed
    if beginning.hasPrefix("- ") { name = nil }
    defer { go(on: beginning, pair) }
    guard let pair, !SecretPlaceholder.isReference(pair.value) else {
      return ScriptCall.redacted(in: line, &redactor)
    }
    if NamedText.holdsCookies(pair.name) {
      return pair.with(NamedText(name: pair.name, text: pair.value).redacted(by: &redactor))
    }
    if let section {
      let label = section == Self.cookies ? "cookie." + pair.name : "PASSWORD"
      return pair.with(redactor.placeholder(for: pair.value, named: label))
    }
    if pair.name == "value", let name, !SecretPlaceholder.isReference(pair.unquoted) {
      let text = NamedText(name: name, text: pair.unquoted).redacted(by: &redactor)
      return pair.with(pair.value.replacing(pair.unquoted, with: text))
    }
    return ScriptCall.redacted(in: line, &redactor)
  }

  private static let cookies = "Cookies"

  private mutating func go(on text: String, _ pair: WrittenPair?) {
    if text.hasPrefix("["), text.hasSuffix("]") {
      let title = String(text.dropFirst().dropLast())
      section = ["BasicAuth", Self.cookies].contains(title) ? title : nil
    } else if pair == nil, !text.isEmpty, !text.hasPrefix("#") {
      section = nil
    }
    if pair?.name == "value" { name = nil }
    if let pair, ["name", "key"].contains(pair.name) { name = pair.unquoted }
  }

  /// A longer line is none of a section or of a list.
  private static let longest = 4096
}

/// `Name: value`, and `- name: "value"` of a list.
private struct WrittenPair {
  let name: String
  let value: String
  /// The line up to its value, and behind it.
  private let around: (before: String, after: String)

  /// `nil` for a line of another form.
  init?(_ line: String) {
    let mark = line.drop { " \t-".contains($0) }
    let name = mark.drop { "\"'".contains($0) }.prefix {
      $0.isASCII && ($0.isLetter || $0.isNumber || "_-.".contains($0))
    }
    let behind = line[name.endIndex...].drop { "\"'".contains($0) }
    guard !name.isEmpty, behind.first == ":" else { return nil }
    let value = behind.dropFirst().drop { " \t".contains($0) }
    guard !value.isEmpty else { return nil }
    self.name = String(name)
    let end = value.lastIndex { !$0.isWhitespace }.map(value.index(after:)) ?? value.endIndex
    self.value = String(value[..<end])
    around = (String(line[..<value.startIndex]), String(value[end...]))
  }

  /// The line with another value.
  func with(_ value: String) -> String { around.before + value + around.after }

  /// The value without its quotes.
  var unquoted: String {
    guard let quote = value.first, "\"'".contains(quote) else { return value }
    return String(value.dropFirst().prefix { $0 != quote })
  }
}
