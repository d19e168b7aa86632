internal import ApusEncodings

/// Requests in a file, as VS Code's REST Client and JetBrains' HTTP client write them. Reading one sends nothing, and
/// what only their programs can do is left out and remembered.
package struct HTTPFile: Sendable {
  package struct Request: Sendable {
    /// What `# @name` or the text behind `###` calls it.
    package var name: String?
    /// Where it begins in the file, from 1.
    package var line = 1
    /// Method and URL, put together from however many lines, without the version.
    package var start = ""
    var headers: [String] = []
    var body: [BodyLine] = []
    /// As the editors do, unless `# @no-redirect` says otherwise.
    var followsRedirects = true
    /// `# @timeout 5`, in seconds.
    var timeout: String?
  }

  enum BodyLine: Sendable, Hashable {
    case text(String)
    /// `< path`; with `<@`, the file's variables are filled too.
    case file(String, isFilled: Bool)
  }

  /// Something that means nothing here.
  package struct Ignored: Sendable, Hashable {
    package let line: Int
    package let what: String
  }

  package private(set) var requests: [Request] = []
  /// `@name = value`, the value as it is written.
  private(set) var variables: [String: String] = [:]
  package private(set) var ignored: [Ignored] = []

  /// Whether a file of that name holds such requests.
  package static func isNamed(_ path: String) -> Bool {
    let name = path.lowercased()
    return name.hasSuffix(".http") || name.hasSuffix(".rest")
  }

  package init(_ text: String) {
    var reader = HTTPFileReader()
    let lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      reader.read(String(line), number: index + 1)
    }
    reader.endRequest()
    requests = reader.requests
    variables = reader.variables
    ignored = reader.ignored
  }
}

/// Takes the lines of a file one after the other.
private struct HTTPFileReader {
  var requests: [HTTPFile.Request] = []
  var variables: [String: String] = [:]
  var ignored: [HTTPFile.Ignored] = []

  private enum Place {
    case beforeRequest, start, headers, body
    /// In a `{% … %}` of JavaScript; `afterwards` is where it stands.
    case script
  }

  private var place = Place.beforeRequest
  private var afterScript = Place.beforeRequest
  private var current = HTTPFile.Request()
  private var hasStart: Bool { !current.start.isEmpty }

  mutating func read(_ line: String, number: Int) {
    if place == .script { return readScript(line) }
    let text = line.trimmed
    if text.hasPrefix("###") {
      endRequest()
      let name = text.drop { $0 == "#" }.trimmed
      if !name.isEmpty { current.name = name }
      return
    }
    switch place {
    case .beforeRequest: readBefore(text, number)
    case .start where line.first?.isWhitespace == true && Self.isPath(text): current.start += text
    case .start, .headers: readHeader(text, number)
    case .body: readBody(line, number)
    case .script: break
    }
  }

  mutating func endRequest() {
    if hasStart {
      while case .text(let last)? = current.body.last, last.trimmed.isEmpty { current.body.removeLast() }
      requests.append(current)
    }
    current = HTTPFile.Request()
    place = .beforeRequest
  }

  private mutating func ignore(_ what: String, _ number: Int) {
    ignored.append(HTTPFile.Ignored(line: number, what: what))
  }

  private mutating func readBefore(_ text: String, _ number: Int) {
    if text.isEmpty { return }
    if let comment = Self.comment(text) { return readTag(comment, number) }
    if text.hasPrefix("@"), let sign = text.firstIndex(of: "=") {
      variables[text[text.index(after: text.startIndex)..<sign].trimmed] =
        text[text.index(after: sign)...].trimmed
    } else if text.hasPrefix("< {%") || text.hasPrefix("<{%") {
      beginScript(text, number)
    } else if text.hasPrefix("import ") || text.hasPrefix("run ") {
      ignore("\(text), because one file is run at a time", number)
    } else if text.hasPrefix("< ") {
      ignore("the script \(text.dropFirst(2))", number)
    } else {
      current.line = number
      current.start = text
      place = .start
    }
  }

  /// `# text` and `// text`; nil for what is no comment.
  private static func comment(_ text: String) -> String? {
    if text.hasPrefix("#") { return text.dropFirst().trimmed }
    return text.hasPrefix("//") ? text.dropFirst(2).trimmed : nil
  }

  /// A URL may be broken before each part of its path, as before its query; anything else below it is a header,
  /// indented or not, and must not go where every log has it.
  private static func isPath(_ text: String) -> Bool { text.hasPrefix("/") && !text.hasPrefix("//") }

  private mutating func readTag(_ comment: String, _ number: Int) {
    guard comment.hasPrefix("@") else { return }
    let words = comment.dropFirst().split(maxSplits: 1) { $0 == " " || $0 == "=" || $0 == "\t" }
    if words.first == "name", words.count > 1 {
      current.name = words[1].trimmed
    } else if words.first == "no-redirect" {
      current.followsRedirects = false
    } else if words.first == "timeout", words.count > 1, let timeout = Self.seconds(words[1].trimmed) {
      current.timeout = timeout
    } else if words.first == "prompt", words.count > 1 {
      let name = words[1].prefix { !$0.isWhitespace }
      ignore("# @prompt \(name), which `let \(name) = …` answers", number)
    } else {
      ignore("# \(comment)", number)
    }
  }

  /// `5`, `5 s`, `500 ms`, `2 m` in seconds.
  private static func seconds(_ text: String) -> String? {
    let words = text.split(separator: " ")
    guard let first = words.first, let number = Double(first), number > 0 else { return nil }
    let units = ["ms": 0.001, "s": 1, "m": 60]
    return words.count == 1 ? String(first) : units[String(words[1])].map { "\(number * $0)" }
  }

  private mutating func readHeader(_ text: String, _ number: Int) {
    place = .headers
    if text.isEmpty {
      place = .body
    } else if text.hasPrefix("?") || text.hasPrefix("&") {
      // The query may go on below, and the line after that too.
      current.start += text
      place = .start
    } else if let comment = Self.comment(text) {
      readTag(comment, number)
    } else {
      current.headers.append(text)
    }
  }

  private mutating func readBody(_ line: String, _ number: Int) {
    let text = line.trimmed
    if text.hasPrefix("> {%") || text.hasPrefix(">{%") {
      beginScript(text, number)
    } else if text.hasPrefix("> ") || text.hasPrefix(">>") || text.hasPrefix("<> ") {
      ignore(text, number)
    } else if text.hasPrefix("<@"), let path = text.split(separator: " ", maxSplits: 1).dropFirst().first {
      current.body.append(.file(path.trimmed, isFilled: true))
    } else if text.hasPrefix("< ") {
      current.body.append(.file(text.dropFirst(2).trimmed, isFilled: false))
    } else if !(current.body.isEmpty && text.isEmpty) {
      current.body.append(.text(line))
    }
  }

  private mutating func beginScript(_ text: String, _ number: Int) {
    ignore("a script, which is JavaScript", number)
    if text.contains("%}") { return }
    afterScript = place
    place = .script
  }

  private mutating func readScript(_ line: String) {
    if line.contains("%}") { place = afterScript }
  }
}
