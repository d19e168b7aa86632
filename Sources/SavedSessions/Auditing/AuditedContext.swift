internal import ApusClient
internal import ApusEncodings
internal import ApusLanguage
internal import ApusRedaction

/// What the lines before a line say of it, and its own form, in files that people write: sections of Hurl, a name and its
/// value on lines of their own, cookies, settings, lines of curl, and the arguments of a script's call.
struct AuditedContext {
  /// The section of a Hurl file that tells what its values are.
  private var section: String?
  /// What the value on a line below is called.
  private var name: String?
  /// The same of the lines below, and how far they are indented at least.
  private var block: (name: String, indent: Int)?
  private var command: AuditedCommand

  /// What the lines so far call a value on the next one.
  var told: String {
    let kind = section.map { $0 == Self.cookies ? "cookie" : "password" }
    return [block?.name, kind, name].compactMap(\.self).joined(separator: " ")
  }

  init(_ words: CommandWords) { command = AuditedCommand(words) }

  /// The line without secrets.
  mutating func redacted(_ line: String, _ redactor: inout Redactor) -> String {
    if let text = redactedBelow(line, &redactor) { return text }
    if let text = HurlLine.redactedCookie(line, &redactor) { return redactor.redact(text) }
    if let text = command.redacted(line, &redactor) { return redactor.redactNamedValues(text) }
    if ScriptCall.isAssignment(line) { return redactor.redact(ScriptCall.redacted(in: line, &redactor)) }
    let pair = WrittenPair(line)
    let beginning = line.prefix(Self.longest).trimmed
    if beginning.hasPrefix("- ") { name = nil }
    defer { go(on: beginning, pair, line) }
    if let pair {
      if let indent = Self.indent(ofBlock: pair, line) {
        block = (pair.name, indent)
        return redactor.redact(line)
      }
      if HurlLine.isCapture(pair) { return redactor.redact(line) }
      // What follows the word of a scheme has no name that would count.
      if SecretNames.mayHaveScheme(pair.name), !pair.value.hasPrefix("\"") {
        let text = CredentialText(name: pair.name, text: pair.value).redacted(by: &redactor)
        return redactor.redact(pair.with(text))
      }
    }
    return redactor.redactNamedValues(
      pair.flatMap { redacted($0, &redactor) } ?? WrittenSetting(line)?.redacted(by: &redactor)
        ?? ScriptCall.redacted(in: line, &redactor))
  }

  /// What only this tells of a pair; `nil` where that is nothing.
  private mutating func redacted(_ pair: WrittenPair, _ redactor: inout Redactor) -> String? {
    if SecretPlaceholder.isReference(pair.value) { return nil }
    if SecretNames.areCookies(pair.name) {
      return pair.with(NamedText(name: pair.name, text: pair.value).redacted(by: &redactor))
    }
    if section == Self.options {
      guard pair.name == "user", let (user, password) = pair.value[...].parts(at: ":"), !password.isEmpty,
        !SecretPlaceholder.isReference(String(password))
      else { return nil }
      return pair.with(user + ":" + redactor.placeholder(for: String(password), named: "PASSWORD"))
    }
    if let section {
      let label = section == Self.cookies ? "cookie." + pair.name : "PASSWORD"
      return pair.with(redactor.placeholder(for: pair.value, named: label))
    }
    if let words = pair.words, SecretNames.hidesSetting(pair.name, words.first) {
      return pair.with(redactor.placeholder(for: words.text, named: pair.name) + words.remark)
    }
    guard pair.name == "value", let name, !SecretPlaceholder.isReference(pair.unquoted) else { return nil }
    let text = NamedText(name: name, text: pair.unquoted).redacted(by: &redactor)
    return pair.with(pair.value.replacing(pair.unquoted, with: text))
  }

  private static let cookies = "Cookies"
  private static let options = "Options"

  private mutating func go(on text: String, _ pair: WrittenPair?, _ line: String) {
    if text.hasPrefix("["), text.hasSuffix("]") {
      let title = String(text.dropFirst().dropLast())
      section = ["BasicAuth", Self.cookies, Self.options].contains(title) ? title : nil
    } else if pair == nil, !text.isEmpty, !text.hasPrefix("#") {
      section = nil
    }
    if pair?.name == "value" { name = nil }
    if let pair, ["name", "key"].contains(pair.name) { name = pair.unquoted }
    if let name = Self.name(atEndOf: text) { block = (name, -1) }
  }

  /// A longer line is none of a section or of a list.
  private static let longest = 4096

  // MARK: Values on lines below

  /// `secret: |` and `secret: >-` of YAML; what `code: |` holds is a script.
  private static func indent(ofBlock pair: WrittenPair, _ line: String) -> Int? {
    guard let mark = pair.value.first, "|>".contains(mark), pair.value.count < 4,
      let rule = SecretNames.rule(of: pair.name, in: .member), rule != .random
    else { return nil }
    return line.prefix { $0 == " " }.count
  }

  /// `"password" :` of JSON, whose value follows on the next line.
  private static func name(atEndOf line: String) -> String? {
    guard line.hasSuffix(":") else { return nil }
    let name = line.dropLast().trimmed
    guard name.hasSuffix("\""), let open = name.dropLast().lastIndex(of: "\"") else { return nil }
    let text = String(name[name.index(after: open)...].dropLast())
    return SecretNames.rule(of: text, in: .member) == nil ? nil : text
  }

  private mutating func redactedBelow(_ line: String, _ redactor: inout Redactor) -> String? {
    guard let (name, indent) = block, !line.trimmed.isEmpty else { return nil }
    let isBelow = line.prefix { $0 == " " }.count > indent
    if !isBelow || indent < 0 { block = nil }
    guard isBelow else { return nil }
    var value = line.trimmed
    if indent < 0 {
      guard value.hasPrefix("\"") else { return nil }
      value = String(value.dropFirst().prefix { $0 != "\"" })
    }
    guard !SecretPlaceholder.isReference(value), SecretNames.hides(name, value, in: .member) else {
      return indent < 0 ? nil : redactor.redact(line)
    }
    return redactor.redact(line.replacing(value, with: redactor.placeholder(for: value, named: name)))
  }
}
