internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
internal import ApusLanguage

/// What a file is, told by what it holds; its name decides where the content leaves it open.
package enum FileKind: String, Sendable, Hashable, CaseIterable {
  /// Requests as VS Code's, JetBrains' and httpYac's editors write them.
  case httpFile
  case har
  /// A saved session of Apus.
  case session
  /// Lines of Apus.
  case script
  case openAPI
  case postmanCollection
  /// An environment of Postman's, or its globals.
  case postmanEnvironment
  case insomnia
  case bruno
  /// Bruno's form in YAML.
  case brunoYAML
  case hurl
  case thunderClient
  /// `http-client.env.json` and its private twin.
  case httpEnvironment
  case netrc
  case json
  case yaml
  case toml
  case xml
  case markdown
  /// A program in another language.
  case program
  /// Bytes that are no text.
  case binary
  case unknown

  /// As it follows "is".
  package var title: String {
    switch self {
    case .httpFile: "a file of requests"
    case .har: "a HAR file"
    case .session: "a saved session"
    case .script: "a file of lines"
    case .openAPI: "a description of an API"
    case .postmanCollection: "a Postman collection"
    case .postmanEnvironment: "a Postman environment"
    case .insomnia: "an export of Insomnia"
    case .bruno: "a request of Bruno"
    case .brunoYAML: "a collection of Bruno"
    case .hurl: "a Hurl file"
    case .thunderClient: "an export of Thunder Client"
    case .httpEnvironment: "the environments of a file of requests"
    case .netrc: "a file of credentials"
    case .json: "a JSON file"
    case .yaml: "a YAML file"
    case .toml: "a TOML file"
    case .xml: "an XML file"
    case .markdown: "a text in Markdown"
    case .program: "a program in another language"
    case .binary: "no text"
    case .unknown: "of no kind that is known here"
    }
  }

  /// - Parameter name: the file's name or path; none where it has none, as standard input.
  package static func of(_ text: String, name: String = "") -> FileKind { of(Array(text.utf8), name: name) }

  /// - Parameter bytes: all of the file or its beginning.
  package static func of(_ bytes: [UInt8], name: String = "") -> FileKind {
    // In UTF-16 every other byte is zero.
    if bytes.contains(0), !bytes.starts(with: [0xff, 0xfe]), !bytes.starts(with: [0xfe, 0xff]) {
      return .binary
    }
    let text = FileText.of(bytes)
    let kind = isJSON(text) ? JSONFileKind.of(text) : ofLines(in: text, named: name)
    // A HAR that lacks what it must have is still one, and its reader says what it lacks.
    return kind == .json && ofName(name) == .har ? .har : kind
  }

  // MARK: By its name

  private static func ofName(_ path: String) -> FileKind? {
    let name = (path.split(separator: "/").last ?? "").lowercased()
    if name.hasSuffix(".session.md") { return .session }
    if name == ".netrc" || name == "_netrc" { return .netrc }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return byEnding[String(name[name.index(after: dot)...])]
  }

  private static let byEnding: [String: FileKind] = {
    let endings: [(FileKind, String)] = [
      (.httpFile, "http rest"), (.har, "har"), (.script, "apus"), (.hurl, "hurl"), (.bruno, "bru"),
      (.json, "json json5 jsonc ndjson"), (.yaml, "yaml yml"), (.toml, "toml"),
      (.xml, "xml jmx wsdl html htm"), (.markdown, "md markdown"),
      (.program, "py js mjs ts sh bash zsh rb go php ps1 bat cmd swift java kt"),
    ]
    return endings.reduce(into: [:]) { kinds, entry in
      for ending in entry.1.split(separator: " ") { kinds[String(ending)] = entry.0 }
    }
  }()

  // MARK: By what it holds

  private static func isJSON(_ text: String) -> Bool {
    guard let first = text.first(where: { !$0.isWhitespace }) else { return false }
    // A block of httpYac's begins with two, a value of JSON never does.
    return first == "[" || first == "{" && !text.trimmed.hasPrefix("{{")
  }

  private static func ofLines(in text: String, named name: String) -> FileKind {
    let lines = Self.lines(of: text)
    return ofData(lines) ?? ofName(name) ?? ofLines(lines) ?? .unknown
  }

  /// A kind of data, which no name makes into something else.
  private static func ofData(_ lines: [Substring]) -> FileKind? {
    if let first = lines.first(where: { !$0.trimmed.isEmpty })?.trimmed {
      if first == "---", let session = sessionOrNothing(lines) { return session }
      if first.hasPrefix("<?xml") || first.lowercased().hasPrefix("<!doctype") { return .xml }
    }
    return YAMLFileKind.of(lines)
  }

  /// The head of a saved session names its version.
  private static func sessionOrNothing(_ lines: [Substring]) -> FileKind? {
    let head = lines.drop { $0.trimmed.isEmpty }.dropFirst().prefix { $0.trimmed != "---" }
    return head.contains { $0.hasPrefix("session:") } ? .session : nil
  }

  /// By bytes: all that a program is fed may pass here.
  private static func lines(of text: String) -> [Substring] {
    text.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map(Substring.init)
  }

  private static func ofLines(_ lines: [Substring]) -> FileKind? {
    let lines = lines.map(\.trimmed).filter { !$0.isEmpty }
    guard let first = lines.first else { return nil }
    if first.hasPrefix("#!") { return first.contains("apus") ? .script : .program }
    if first.hasPrefix("<"), !first.hasPrefix("< ") { return .xml }
    if first == "---" { return .yaml }
    let written = lines.filter { !$0.hasPrefix("#") }
    if written.contains(where: LineMarks.isOfHurl) { return .hurl }
    if written.contains(where: LineMarks.isOfBruno) { return .bruno }
    if LineMarks.isNetrc(written) { return .netrc }
    return LineMarks.areRequests(written) ? .httpFile : nil
  }
}

/// What single lines of a file say of its kind.
private enum LineMarks {
  private static let sectionsOfHurl: Set<Substring> = [
    "Asserts", "Captures", "Options", "QueryStringParams", "Query", "FormParams", "Form", "MultipartFormData",
    "Multipart", "Cookies", "BasicAuth",
  ]

  /// `HTTP 200`, `[Asserts]`
  static func isOfHurl(_ line: String) -> Bool {
    if line.hasPrefix("HTTP") {
      let words = line.split(separator: " ")
      guard words.count == 2, words[0] == "HTTP" || words[0].hasPrefix("HTTP/") else { return false }
      return words[1] == "*" || words[1].count == 3 && words[1].allSatisfy(\.isNumber)
    }
    return line.hasPrefix("[") && line.hasSuffix("]") && sectionsOfHurl.contains(line.dropFirst().dropLast())
  }

  /// `meta {`, `vars:pre-request {`
  static func isOfBruno(_ line: String) -> Bool {
    guard line.hasSuffix("{") || line.hasSuffix("[") else { return false }
    return line == "meta {" || line == "vars {" || line == "auth {" || line == "headers {"
      || line == "vars:pre-request {" || line == "vars:secret ["
  }

  /// `machine api.example.com login me password …`
  static func isNetrc(_ lines: [String]) -> Bool {
    guard let words = lines.first?.split(separator: " ") else { return false }
    if words.first == "machine", words.count >= 2 {
      return words.count == 2 || ["login", "password", "account"].contains(words[2])
    }
    return words.first == "default" && (words.count == 1 || words[1] == "login")
  }

  /// A request line with headers below it, as no line of Apus has them, or with a version.
  static func areRequests(_ lines: [String]) -> Bool {
    zip(lines, lines.dropFirst()).contains { isHeader($1) && isStart($0) }
      || lines.contains { line in
        line.holds("HTTP/") && isStart(line) && line.split(separator: " ").last?.hasPrefix("HTTP/") == true
      }
  }

  /// Whether a line begins with a method.
  private static func isStart(_ line: String) -> Bool {
    let word = line.firstWord.lowercased()
    return RequestLine.verbs.contains { $0.word == word }
  }

  /// `Accept: text/plain`, whose blank no item has.
  private static func isHeader(_ line: String) -> Bool {
    let bytes = line.utf8
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon != bytes.startIndex else { return false }
    return bytes[bytes.index(after: colon)...].first == UInt8(ascii: " ")
      && bytes[..<colon].allSatisfy { Variables.isNameByte($0) }
  }
}
