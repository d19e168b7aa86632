internal import Encodings

/// A line cut into words. It never fails: what cannot be read is a problem beside the words that could be.
package struct Words: Sendable {
  package let text: String
  package let words: [Word]
  package let tail: Tail?
  /// From `#` to the end of its line, where one stands at the beginning of a word.
  package let comments: [Range<Int>]
  /// In the order of the line.
  package let problems: [LineProblem]
  /// `nil` when the text is whole.
  package let unfinished: Unfinished?

  /// - Parameter readsTail: whether `|`, `>` and `>>` at the beginning of a word end the words. Commands such as
  ///   `expect .stars > 100` read them as words.
  package init(_ text: String, syntax: WordSyntax = .native, readsTail: Bool = true) {
    if syntax == .native, let words = Self.prose(text) {
      (self.text, self.words, tail, comments, problems, unfinished) = (text, words, nil, [], [], nil)
      return
    }
    var reader = WordReader(text, syntax: syntax, readsTail: readsTail)
    reader.readAll()
    self.text = text
    words = reader.words
    tail = reader.tail
    comments = reader.comments
    problems = reader.problems
    unfinished = reader.unfinished
  }

  /// The same words as those of another text, in which they stand at the same places.
  init(_ line: Words, text: String) {
    self.text = text
    words = line.words
    tail = line.tail
    comments = line.comments
    problems = line.problems
    unfinished = line.unfinished
  }

  /// The same line with other words in it.
  init(_ line: Words, words: [Word]) {
    text = line.text
    self.words = words
    tail = line.tail
    comments = line.comments
    problems = line.problems
    unfinished = line.unfinished
  }

  /// The two words of `note TEXT`: what follows is for people, whatever quotes and marks are in it.
  private static func prose(_ text: String) -> [Word]? {
    let bytes = Array(text.utf8)
    let start = bytes.firstIndex { !isBlank($0) } ?? bytes.endIndex
    let end = bytes[start...].firstIndex(where: isBlank) ?? bytes.endIndex
    guard end - start == 4, String(decoding: bytes[start..<end], as: UTF8.self).lowercased() == "note" else {
      return nil
    }
    let first = bytes[end...].firstIndex { !isBlank($0) } ?? bytes.endIndex
    let last = (bytes.lastIndex { !isBlank($0) } ?? first) + 1
    return [start..<end, first..<max(first, last)].filter { !$0.isEmpty }.map { range in
      let text = String(decoding: bytes[range], as: UTF8.self)
      let fragment = Template.Fragment(kind: .verbatim, text: text, range: range)
      return Word(kind: .ordinary, template: Template([fragment], at: range.lowerBound), range: range)
    }
  }

  /// One word as it was typed; empty when there is no such word.
  package func spelling(of index: Int) -> String {
    guard words.indices.contains(index) else { return "" }
    return String(decoding: Array(text.utf8)[words[index].range], as: UTF8.self)
  }

  /// The line from a word on, as it was typed; empty when there is no such word.
  package func verbatim(from index: Int) -> String {
    guard words.indices.contains(index) else { return "" }
    return String(decoding: Array(text.utf8)[words[index].range.lowerBound...], as: UTF8.self)
  }
}

/// Reads words from a text's UTF-8. Everything that structures a line is ASCII.
struct WordReader {
  let bytes: [UInt8]
  package let syntax: WordSyntax
  let readsTail: Bool
  var at = 0

  package var words: [Word] = []
  var tail: Tail?
  var comments: [Range<Int>] = []
  var problems: [LineProblem] = []
  var unfinished: Unfinished?
  var hasStrangeBraces = false

  init(_ text: String, syntax: WordSyntax, readsTail: Bool) {
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

  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  mutating func readAll() {
    while let byte {
      if isBlank(byte) {
        at += 1
      } else if byte == UInt8(ascii: "#") {
        skipComment()
      } else if readsTail, byte == UInt8(ascii: "|") || byte == UInt8(ascii: ">") {
        readTail()
      } else if let word = readWord() {
        words.append(word)
      }
    }
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
      let command = text(at + 1..<bytes.count).trimmed
      at = bytes.count
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
    if byte != nil, byte != UInt8(ascii: "#") {
      problems.append(LineProblem("nothing may follow the file that the body goes to", at: at..<bytes.count))
      at = bytes.count
    }
  }

  private mutating func skipBlanks() {
    while let byte, isBlank(byte) { at += 1 }
  }
}
