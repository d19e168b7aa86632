internal import ApusClient
internal import ApusEncodings
internal import ApusLanguage
internal import ApusRedaction

/// The lines of a saved session that steps are and that steps show: what a path is called counts for what it shows.
struct SessionOutput {
  private let words: CommandWords
  private var command: AuditedCommand
  /// What the step asks for, where that is a secret's name.
  private(set) var asked: String?
  /// Whether a step shows the line.
  private var isShown = false

  init(_ words: CommandWords) {
    self.words = words
    command = AuditedCommand(words)
  }

  mutating func redacted(_ line: String, _ redactor: inout Redactor) -> String {
    guard line.hasPrefix("$ ") else { return shown(line, &redactor) }
    let typed = String(line.dropFirst(2))
    isShown = true
    asked = Self.name(askedFor: typed)
    command = AuditedCommand(words)
    let text = RedactedLine.text(
      Self.token(in: typed, &redactor), words, PracticeAlias(nil), redactor: &redactor)
    return "$ " + text
  }

  private mutating func shown(_ line: String, _ redactor: inout Redactor) -> String {
    if line.hasPrefix("```") { (isShown, asked) = (false, nil) }
    // Prose tells of what is no secret of this session.
    guard isShown else { return redactor.redactNamedValues(line) }
    let known = command.redacted(line, &redactor) ?? line
    if let pair = WrittenPair(known), SecretNames.areCookies(pair.name) {
      return pair.with(NamedText(name: pair.name, text: pair.value).redacted(by: &redactor))
    }
    guard let name = asked, let value = Self.string(line), SecretNames.hides(name, value, in: .member),
      !SecretPlaceholder.isReference(value)
    else { return redactor.redactNamedValues(known) }
    return line.replacing(value, with: redactor.placeholder(for: value, named: name))
  }

  /// A line that is nothing but a string.
  private static func string(_ line: String) -> String? {
    let text = line.trimmed
    guard text.hasPrefix("\""), text.hasSuffix("\""), text.count > 2 else { return nil }
    let value = text.dropFirst().dropLast()
    return value.contains("\"") ? nil : String(value)
  }

  /// The last name of the path at the end of a line: `.access_token`, `get /login .token`, `$.data.token`, `..token`.
  private static func name(askedFor line: String) -> String? {
    guard let path = line.split(separator: " ").last, path.hasPrefix(".") || path.hasPrefix("$") else {
      return nil
    }
    let parts = path.split { ".[]'\"$".contains($0) }.filter { !$0.allSatisfy { $0.isNumber || $0 == "*" } }
    return parts.last.map { String($0) }.flatMap { SecretNames.rule(of: $0, in: .member) == nil ? nil : $0 }
  }

  /// `jwt x` shows what a token holds.
  private static func token(in line: String, _ redactor: inout Redactor) -> String {
    let words = line.split(separator: " ")
    guard words.count > 1, words[0] == "jwt", SecretNames.looksMadeUp(String(words[1])),
      !words[1].hasPrefix("."), !SecretPlaceholder.isReference(String(words[1]))
    else { return line }
    let token = String(words[1])
    return line.replacing(token, with: redactor.placeholder(for: token, named: "token"))
  }
}
