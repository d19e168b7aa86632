internal import ApusEncodings
internal import ApusLanguage
internal import ApusLineEditing
internal import ApusText

/// A file that does not hold lines, though nothing else that runs is in it: what its name or its beginning says it
/// is. Read as lines it would send parts of what is meant, without the headers that belong to them.
struct OtherKindOfFile {
  /// As it follows "is": "a Hurl file".
  private let what: String
  /// A line that has a use for it.
  let suggestion: String

  init?(_ path: String, named name: String) {
    let beginning = ScriptFile.beginning(path)
    let ending = Self.ending(of: path)
    let text = beginning.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let isLines = Self.endingsOfLines.contains(ending)
    var kind = Self.kinds.first { $0.endings.contains(ending) }.map { Self.specific(text) ?? $0.what }
    if kind == nil { kind = beginning.flatMap(Self.kind(ofBytes:)) }
    // Of an ending that nobody knows it is enough, and needed, that all of it are lines.
    if kind == nil, !isLines, !Self.holdsLines(path) { kind = Self.unknown }
    guard let kind else { return nil }
    what = kind
    let quoted = ItemPrinter().quoted(name)
    suggestion =
      switch kind {
      case Self.description: "spec \(quoted)"
      case Self.json: "open \(quoted)"
      default: "help run"
      }
  }

  /// What comes on standard input, by what is there before the first line is read.
  init?(standardInput beginning: [UInt8]) {
    guard let kind = Self.kind(ofBytes: beginning) else { return nil }
    (what, suggestion) = (kind, "help run")
  }

  func message(for name: String) -> String {
    let reason =
      switch what {
      case Self.session: "is a saved session or YAML, and a session's name ends with .session.md"
      case Self.requests: "is a file of requests, and their names end with .http"
      case Self.unknown: "is of no kind that is known here"
      default: "is \(what), which does not run here"
      }
    return "\(name) \(reason); nothing was sent"
  }

  // MARK: By its name

  private static let endingsOfLines: Set<String> = ["", "apus", "txt"]
  private static let json = "a JSON file"
  private static let session = "a saved session"
  private static let requests = "a file of requests"
  private static let unknown = "unknown"
  private static let description = "a description of an API"

  private static let kinds: [(what: String, endings: Set<String>)] = [
    ("a Hurl file", ["hurl"]), ("a request of Bruno", ["bru"]), (json, ["json", "json5", "jsonc", "ndjson"]),
    ("a YAML file", ["yaml", "yml"]), ("a TOML file", ["toml"]),
    ("an XML file", ["xml", "jmx", "wsdl", "html", "htm"]), ("a text in Markdown", ["md", "markdown"]),
    (
      "a program in another language",
      [
        "py", "js", "mjs", "ts", "sh", "bash", "zsh", "rb", "go", "php", "ps1", "bat", "cmd", "swift", "java",
        "kt",
      ]
    ),
  ]

  private static func ending(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  // MARK: By its beginning

  /// What a file of data is for; `nil` when nothing tells.
  private static func specific(_ text: String) -> String? {
    let marks = [
      ("a Postman collection", ["\"_postman_id\"", "schema.getpostman.com", "\"_postman_variable_scope\""]),
      ("an export of Insomnia", ["\"__export_format\"", "insomnia.rest/"]),
      (
        "an export of Thunder Client",
        ["\"clientName\": \"Thunder Client\"", "\"client\": \"Thunder Client\""]
      ),
      ("a collection of Bruno", ["opencollection:"]),
      (description, ["\"openapi\"", "\"swagger\"", "openapi:", "swagger:"]),
    ]
    return marks.first { $0.1.contains { text.contains($0) } }?.0
  }

  private static func kind(ofBytes bytes: [UInt8]) -> String? {
    if bytes.contains(0) { return "no text" }
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    return kind(
      of: String(decoding: bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...], as: UTF8.self))
  }

  /// What begins or goes on as no lines do; `nil` when nothing tells.
  private static func kind(of text: String) -> String? {
    let lines = text.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
    guard let first = lines.first else { return nil }
    if first.hasPrefix("#!"), !first.contains("apus") { return "a program in another language" }
    let written = lines.filter { !$0.hasPrefix("#") }
    switch written.first?.first {
    case "{", "[": return specific(text) ?? json
    case "<": return "an XML file"
    default: break
    }
    if first == "---" { return session }
    if first.hasPrefix("openapi:") || first.hasPrefix("swagger:") { return description }
    if written.contains(where: isOfHurl) { return "a Hurl file" }
    if written.contains("meta {") { return "a request of Bruno" }
    let isRequest = zip(written, written.dropFirst()).contains { RequestLine.isStart($0) && isHeader($1) }
    return isRequest ? requests : nil
  }

  private static let sectionsOfHurl: Set<Substring> = [
    "Asserts", "Captures", "Options", "QueryStringParams", "Query", "FormParams", "Form", "MultipartFormData",
    "Multipart", "Cookies", "BasicAuth",
  ]

  /// `HTTP 200`, `[Asserts]`
  private static func isOfHurl(_ line: String) -> Bool {
    let words = line.split(separator: " ")
    if words.count == 2, words[0] == "HTTP" || words[0].hasPrefix("HTTP/") {
      return words[1] == "*" || words[1].count == 3 && words[1].allSatisfy(\.isNumber)
    }
    return line.hasPrefix("[") && line.hasSuffix("]") && sectionsOfHurl.contains(line.dropFirst().dropLast())
  }

  /// `Accept: text/plain`, whose blank no item has.
  private static func isHeader(_ line: String) -> Bool {
    guard let colon = line.firstIndex(of: ":") else { return false }
    return line[line.index(after: colon)...].hasPrefix(" ")
      && line[..<colon].utf8.allSatisfy { Variables.isNameByte($0) }
  }

  private static func holdsLines(_ path: String) -> Bool {
    guard ScriptFile.beginning(path) != nil, let reader = ScriptFile.open(path) else { return false }
    let dispatcher = Dispatcher(commands: .all)
    while case .line(let line) = reader.readLine(Prompt("")) {
      do throws(LineProblem) { _ = try dispatcher.command(for: line) } catch { return false }
    }
    return true
  }
}

extension RequestLine {
  /// Whether a line begins with a method.
  fileprivate static func isStart(_ line: String) -> Bool {
    let word = line.firstWord.lowercased()
    return verbs.contains { $0.word == word }
  }
}
