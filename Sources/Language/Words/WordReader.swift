internal import ApusClient
internal import ApusEncodings

/// Reads words from a text's UTF-8. Everything that structures a line is ASCII.
struct WordReader {
  let bytes: [UInt8]
  let syntax: Words.Syntax
  let readsTail: Bool
  var at = 0

  var words: [Word] = []
  var tail: Tail?
  var comments: [Range<Int>] = []
  var problems: [LineProblem] = []
  var unfinished: Words.Unfinished?
  var hasStrangeBraces = false
  var shell = ShellMarks()
  var awaitedTexts: [AwaitedText] = []

  init(_ text: String, syntax: Words.Syntax, readsTail: Bool) {
    bytes = Array(text.utf8)
    self.syntax = syntax
    self.readsTail = readsTail
  }

  var byte: UInt8? { peek(0) }

  func peek(_ distance: Int) -> UInt8? {
    bytes.indices.contains(at + distance) ? bytes[at + distance] : nil
  }

  func isNext(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[min(at, bytes.count)...].starts(with: $0) }
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  mutating func readAll() {
    while let byte {
      if syntax == .shell, byte == UInt8(ascii: "\n") {
        readLineEnd()
      } else if isBlank(byte) {
        at += 1
      } else if byte == UInt8(ascii: "#") {
        skipComment()
      } else if syntax == .shell, readShellMark() {
        continue
      } else if readsTail, byte == UInt8(ascii: "|") || byte == UInt8(ascii: ">") {
        readTail()
      } else if asksInGraphQL, let document = readGraphQL() {
        words.append(document)
      } else if let word = readWord() {
        words.append(word)
      }
    }
  }

  /// Whether a document may follow: a line of another command has none.
  private var asksInGraphQL: Bool {
    guard syntax == .native, let name = words.first?.range, name.count == 3 || name.count == 7 else {
      return false
    }
    return ["gql", "graphql"].contains(text(name).lowercased())
  }

  /// What jq would take for a filter and a shell for a command that does not exist, quoted.
  private static func filter(_ command: String) -> String? {
    let isFilter =
      command == "." || command.hasPrefix(".[") || command.hasPrefix("select(") || command.hasPrefix("map(")
      || command.hasPrefix(".") && command.dropFirst().first?.isLetter == true
    return isFilter && !command.contains("'") ? "'\(command)'" : nil
  }

  private mutating func skipComment() {
    let start = at
    while let byte, byte != UInt8(ascii: "\n") { at += 1 }
    comments.append(start..<at)
  }

  private mutating func readTail() {
    let start = at
    if byte == UInt8(ascii: "|") {
      // The lines of a text that was announced are none of the command's.
      let end = awaitedTexts.isEmpty ? bytes.count : bytes[at...].firstIndex(of: UInt8(ascii: "\n"))
      let command = text(at + 1..<(end ?? bytes.count)).trimmed
      at = end ?? bytes.count
      tail = .pipe(command: command, range: start..<at)
      if command.isEmpty {
        problems.append(LineProblem("expected a shell command after `|`", at: at..<at, tryInstead: " jq ."))
      } else if let filter = Self.filter(command) {
        problems.append(
          LineProblem(
            "a shell command follows `|`; this looks like a filter of jq", at: start..<at,
            tryInstead: "| jq \(filter)"))
      }
      return
    }
    if syntax == .shell, peek(1) == UInt8(ascii: "(") { refuseSubstitution(length: 2) }
    let appends = peek(1) == UInt8(ascii: ">")
    at += appends ? 2 : 1
    skipBlanks()
    guard byte != nil, let file = readWord(), !file.template.isEmpty else {
      let arrow = appends ? ">>" : ">"
      problems.append(
        LineProblem("expected a file name after `\(arrow)`", at: at..<at, tryInstead: " body.json"))
      tail = .file(Template([], at: at), appends: appends, range: start..<at)
      at = bytes.count
      return
    }
    tail = .file(file.template, appends: appends, range: start..<at)
    skipBlanks()
    while syntax == .shell, byte != UInt8(ascii: ";"), byte != nil, readShellMark() { skipBlanks() }
    if byte != nil, byte != UInt8(ascii: "#") {
      problems.append(LineProblem("nothing may follow the file that the body goes to", at: at..<bytes.count))
      at = bytes.count
    }
  }

  private mutating func skipBlanks() {
    while let byte, isBlank(byte) { at += 1 }
  }
}

extension WordReader {
  /// `{{header ETag}}`, `{{cookie sid}}` and `{{status $2}}`, from behind the braces that open; `nil` when they hold something else.
  func answerPart(in rest: ArraySlice<UInt8>) -> (name: String, end: Int)? {
    guard let first = rest.first(where: { !isBlank($0) }), "hsc".utf8.contains(first),
      let close = rest.firstRange(of: "}}".utf8), !rest[..<close.lowerBound].contains(UInt8(ascii: "{"))
    else { return nil }
    let text = text(rest.startIndex..<close.lowerBound).trimmed
    // `{{status}}` alone may be a variable too, which is found out where it is filled.
    guard text.contains(where: { $0 == " " || $0 == "\t" }), AnswerPart(text) != nil else { return nil }
    return (text, close.upperBound)
  }
}
