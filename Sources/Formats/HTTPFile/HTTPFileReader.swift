internal import ApusEncodings

/// Takes the lines of a file one after the other.
struct HTTPFileReader {
  var file = HTTPFile()
  var current = HTTPFile.Request()
  /// What `# @auth file` says of all requests behind it.
  var usualAuth: HTTPFile.Auth?
  /// The workflow whose steps are being read.
  var workflow: HTTPFileWorkflow?
  /// Whether lines of a script, each behind `>`, are about the answer.
  var marksAnswer = true
  /// Such lines, up to now.
  var marked: (line: Int, text: String)?

  enum Place {
    case beforeRequest, start, headers, body, answer
    case script(Script)
  }

  /// A script of several lines.
  struct Script {
    let line: Int
    let isAfter: Bool
    /// Where it stands.
    let isInBody: Bool
    /// What ends it: `%}`, or `}}` on a line of its own.
    let isBlock: Bool
    var text = ""
  }

  var place = Place.beforeRequest
  /// The lines of the file that the body's stand in.
  private var bodyNumbers: [Int] = []
  var hasStart: Bool { !current.start.isEmpty }
  var isInBody: Bool { if case .body = place { true } else { false } }

  mutating func read(_ line: String, number: Int) {
    if case .script(let script) = place { return readScript(line, script, number) }
    let text = line.trimmed
    if case .beforeRequest = place, text.hasPrefix(">"), readMarked(text.dropFirst(), number) { return }
    endMarked()
    if text[...].begins(with: "###") {
      endRequest()
      let name = text.drop { $0 == "#" }.trimmed
      if !name.isEmpty { current.name = name }
      return
    }
    if readAnswer(line, text, number) || readAnywhere(text, number) { return }
    switch place {
    case .beforeRequest: readBefore(text, number)
    case .start where line.first?.isWhitespace == true && Self.isPath(text) && !hasVersion:
      current.start += text
    case .start, .headers: readHeader(text, number)
    case .body: readBody(line, number)
    case .script, .answer: break
    }
  }

  /// A line of an answer, or the first of one.
  private mutating func readAnswer(_ line: String, _ text: String, _ number: Int) -> Bool {
    let mayBegin =
      switch place {
      case .beforeRequest, .script: false
      case .start, .headers: true
      case .body: current.body.last.map { $0 == .text("") } ?? true
      case .answer: current.answers.last?.isAtGap ?? true
      }
    if mayBegin, let answer = HTTPFileAnswer(text, line: number) {
      current.answers.append(answer)
      place = .answer
      return true
    }
    if mayBegin, HTTPFileAnswer.isMeant(text) { ignore("\(text) begins no answer", number) }
    guard case .answer = place, !current.answers.isEmpty else { return false }
    current.answers[current.answers.count - 1].read(line)
    return true
  }

  mutating func end() {
    endMarked()
    if case .script(let script) = place {
      file.problem = HTTPFile.Ignored(line: script.line, what: "a script begins here and never ends")
    }
    endRequest()
  }

  private mutating func endRequest() {
    if hasStart {
      dropComments()
      while case .text(let last)? = current.body.last, last.trimmed.isEmpty { current.body.removeLast() }
      if current.auth == nil { current.auth = usualAuth }
      file.requests.append(current)
    }
    if let workflow { file.workflows.append(workflow) }
    workflow = nil
    marksAnswer = true
    current = HTTPFile.Request()
    bodyNumbers = []
    place = .beforeRequest
  }

  mutating func ignore(_ what: String, _ number: Int) {
    file.ignored.append(HTTPFile.Ignored(line: number, what: what))
  }

  /// Keeps actions, and names those that cannot be done.
  mutating func add(_ actions: [HTTPFileAction], isAfter: Bool) {
    for action in actions {
      if case .leftOut(let what) = action.what {
        ignore(what, action.line)
      } else if isAfter {
        current.after.append(action)
      } else {
        current.before.append(action)
      }
    }
  }

  // MARK: Before a request

  private mutating func readBefore(_ text: String, _ number: Int) {
    if text.isEmpty { return }
    if let comment = Self.comment(text) { return readTag(comment, number) }
    if text.hasPrefix("@") {
      readVariable(text.dropFirst(), number)
    } else if text.hasPrefix("<"), text.dropFirst().trimmed.hasPrefix("{%") {
      beginScript(text, number, isAfter: false)
    } else if text.hasPrefix("import ") || text.hasPrefix("run ") {
      ignore("\(text), because one file is run at a time", number)
    } else if text.hasPrefix("< ") {
      ignore("the script \(text.dropFirst(2))", number)
    } else if text.hasPrefix(">"), text.dropFirst().trimmed.hasPrefix("{%") {
      beginScript(text, number, isAfter: true)
    } else {
      current.line = number
      current.start = text
      place = .start
    }
  }

  /// `# text` and `// text`; nil for what is no comment.
  static func comment(_ text: String) -> String? {
    if text.hasPrefix("#") { return text.dropFirst().trimmed }
    return text.hasPrefix("//") ? text.dropFirst(2).trimmed : nil
  }

  /// A URL may be broken before each part of its path, as before its query; anything else below it is a header,
  /// indented or not, and must not go where every log has it. Behind a version no URL goes on.
  private static func isPath(_ text: String) -> Bool { text.hasPrefix("/") && !text.hasPrefix("//") }

  private var hasVersion: Bool {
    let words = current.start.split(separator: " ")
    return words.count > 1 && words.last?.uppercased().hasPrefix("HTTP/") == true
  }

  // MARK: Headers and body

  private mutating func readHeader(_ text: String, _ number: Int) {
    let wasStart = if case .start = place { true } else { false }
    place = .headers
    if text.isEmpty {
      place = .body
    } else if text.hasPrefix("?") || text.hasPrefix("&") {
      guard !hasVersion else { return current.headers.append(text) }
      // The query may go on below, and the line after that too.
      current.start += text
      place = .start
    } else if let comment = Self.comment(text) {
      readTag(comment, number)
      if wasStart { place = .start }
    } else if Self.beginsBody(text) {
      place = .body
      readBody(text, number)
    } else {
      current.headers.append(text)
      guard let name = HTTPFileHeader.shellVariable(in: text) else { return }
      let advice = "{{$processEnv \(name)}} takes it from the environment"
      file.warnings.append(HTTPFile.Ignored(line: number, what: "$\(name) is sent as it stands; \(advice)"))
    }
  }

  /// Whether a line below the headers is none, so that no blank line is needed before it.
  private static func beginsBody(_ text: String) -> Bool {
    if text.hasPrefix("{{"), let end = text.firstRange(of: "}}") {
      return !text[end.upperBound...].hasPrefix(":")
    }
    return ["<", ">", "{", "["].contains { text.hasPrefix($0) }
  }

  private mutating func readBody(_ line: String, _ number: Int) {
    let text = line.trimmed
    if text.hasPrefix(">"), text.dropFirst().trimmed.hasPrefix("{%") {
      beginScript(text, number, isAfter: true)
    } else if text.hasPrefix("<"), text.dropFirst().trimmed.hasPrefix("{%") {
      beginScript(text, number, isAfter: false)
    } else if text.hasPrefix("> ") || text.hasPrefix(">>") || text.hasPrefix("<> ") {
      ignore(text, number)
    } else if text.hasPrefix("<@"), let path = text.split(separator: " ", maxSplits: 1).dropFirst().first {
      add(.file(path.trimmed, isFilled: true), number)
    } else if text.hasPrefix("< ") {
      add(.file(text.dropFirst(2).trimmed, isFilled: false), number)
    } else if !(current.body.isEmpty && text.isEmpty) {
      add(.text(line), number)
    }
  }

  private mutating func add(_ line: HTTPFile.BodyLine, _ number: Int) {
    current.body.append(line)
    bodyNumbers.append(number)
  }

  /// Comments have no place in JSON, and where nothing else stands no body is meant.
  private mutating func dropComments() {
    func comment(_ line: HTTPFile.BodyLine) -> String? {
      if case .text(let text) = line { Self.comment(text.trimmed) } else { nil }
    }
    func isBlank(_ line: HTTPFile.BodyLine) -> Bool {
      if case .text(let text) = line { text.trimmed.isEmpty } else { false }
    }
    let written = current.body.filter { comment($0) == nil && !isBlank($0) }
    guard written.count < current.body.count, written.isEmpty || isJSON(written) else { return }
    for (line, number) in zip(current.body, bodyNumbers) {
      guard let comment = comment(line) else { continue }
      if comment.hasPrefix("@") { readTag(comment, number) }
      if !written.isEmpty, file.droppedComment == nil { file.droppedComment = number }
    }
    current.body.removeAll { comment($0) != nil }
    while let first = current.body.first, isBlank(first) { current.body.removeFirst() }
  }

  private func isJSON(_ written: [HTTPFile.BodyLine]) -> Bool {
    let headers = current.headers.map { $0.lowercased() }
    if let type = headers.first(where: { $0.hasPrefix("content-type:") }) { return type.contains("json") }
    guard case .text(let first)? = written.first, !headers.contains(where: { $0.hasPrefix("x-request-type") })
    else { return false }
    let text = first.trimmed
    return (text.hasPrefix("{") && !text.hasPrefix("{{") || text.hasPrefix("["))
      && !current.start.uppercased().hasPrefix("GRAPHQL")
  }
}
