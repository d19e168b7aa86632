internal import ApusEncodings

/// A line cut into words. It never fails: what cannot be read is a problem beside the words that could be.
package struct Words: Sendable {
  /// How words are read.
  package enum Syntax: Sendable, Hashable {
    /// A line of Apus. Outside quotes a backslash before a letter, a digit or one of `: ; = @ [ ] \` belongs to the
    /// word, where items have a use for it. JSON and the brackets of a key may hold blanks.
    case native
    /// A line pasted from a POSIX shell: quotes and backslashes mean what they mean there, and `$NAME` is a variable.
    case shell
    /// A line pasted from `cmd.exe`, where `^` is the escape.
    case windows
  }

  /// What a text still waits for: the line goes on.
  package enum Unfinished: Sendable, Hashable {
    case quote, bracket, backslash
  }

  package let text: String
  package let words: [Word]
  package let tail: Tail?
  /// From `#` to the end of its line, where one stands at the beginning of a word.
  package let comments: [Range<Int>]
  /// In the order of the line.
  package let problems: [LineProblem]
  /// `nil` when the text is whole.
  package let unfinished: Unfinished?
  /// What a shell reads beside the words.
  let shell: ShellMarks

  /// - Parameter readsTail: whether `|`, `>` and `>>` at the beginning of a word end the words. Commands such as
  ///   `expect .stars > 100` read them as words.
  package init(_ text: String, syntax: Syntax = .native, readsTail: Bool = true) {
    if syntax == .native, let words = Self.prose(text) {
      (self.text, self.words, tail, comments, problems, unfinished) = (text, words, nil, [], [], nil)
      shell = ShellMarks()
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
    shell = reader.shell
  }

  /// The same line with other words in it, or with another text, in which they stand at the same places.
  init(_ line: Words, text: String? = nil, words: [Word]? = nil) {
    self.text = text ?? line.text
    self.words = words ?? line.words
    tail = line.tail
    comments = line.comments
    problems = line.problems
    unfinished = line.unfinished
    shell = line.shell
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

  /// The line as it was typed, without what is to become of its output.
  package var beforeTail: String {
    guard tail != nil, let last = words.last else { return text }
    return String(decoding: Array(text.utf8)[..<last.range.upperBound], as: UTF8.self)
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

extension Words {
  /// The line with one more word in it, before what is done with its output.
  package func adding(_ word: String) -> String {
    let bytes = Array(text.utf8)
    let end = min(tail?.range.lowerBound ?? bytes.count, comments.first?.lowerBound ?? bytes.count)
    let (line, rest) = (bytes[..<end], bytes[end...])
    return [String(decoding: line, as: UTF8.self).trimmed, word, String(decoding: rest, as: UTF8.self)]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
