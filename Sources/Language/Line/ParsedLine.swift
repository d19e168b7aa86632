import ApusClient
internal import ApusEncodings

/// A line, by what it does. Reading one looks at nothing but its text.
package enum ParsedLine: Sendable {
  /// Blank, or a comment.
  case nothing
  /// Looks into a response: `.items[0]`, `$2.name`.
  case path(PathLine)
  /// Asks for something.
  case request(RequestLine)
  /// Sets what every request of the session carries.
  case items([Item])
  /// Everything else: the first word should be a command's name.
  case command(CommandLine)

  /// - Parameter readsTail: whether the command of that name has its output piped or put into a file.
  package static func parse(
    _ text: String, readsTail: (_ command: String) -> Bool = { _ in true }
  ) throws(LineProblem) -> ParsedLine {
    if let (_, syntax) = PastedLine.syntax(of: text) {
      return .request(try RequestLine(pasted: text, syntax))
    }
    let words = Words(text)
    guard let first = words.words.first else {
      if let problem = words.problems.first { throw problem }
      guard let tail = words.tail else { return .nothing }
      throw LineProblem(.usageCommand, "expected a command before this", at: tail.range)
    }
    if first.kind == .path { return .path(try PathLine(words)) }
    if first.asksForSomething { return .request(try RequestLine(native: words)) }
    if mayBeCode(text), let line = try PastedCode.request(in: text) { return .request(line) }
    if let item = Item(first), !item.name.isEmpty { return .items(try items(of: words)) }
    let name = first.text.lowercased()
    return .command(try CommandLine(readsTail(name) ? words : Words(text, readsTail: false)))
  }

  /// Whether the text is whole; the editor asks for another line when it is not.
  package static func isComplete(_ text: String) -> Bool {
    // Nothing is open where there is no quote, no bracket and no escape, as in most lines.
    guard text.utf8.contains(where: mayOpenSomething) else { return true }
    if let (_, syntax) = PastedLine.syntax(of: text) {
      if syntax == .windows, text.hasSuffix("^") { return false }
      return PastedLine.words(text, syntax).unfinished == nil
    }
    if let isOpen = PastedCode.isOpen(text) { return !isOpen }
    return Words(text).unfinished == nil
  }

  private static func mayOpenSomething(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "'", "\"", "\\", "^", "[", "{", "(", "<", "`": true
    default: false
    }
  }

  /// What another language asks with is a call, which has a parenthesis; but for PowerShell's, which begin as few lines do.
  private static func mayBeCode(_ text: String) -> Bool {
    let begin = text.utf8.first { !isBlank($0) }
    return "iI$".utf8.contains { $0 == begin } || text.utf8.contains(UInt8(ascii: "("))
  }

  private static func items(of words: Words) throws(LineProblem) -> [Item] {
    if let problem = words.problems.first { throw problem }
    if let tail = words.tail {
      throw LineProblem("setting an item has no output for this to take", at: tail.range)
    }
    var items: [Item] = []
    try words.words.refuseBlanksBehindColons(among: words.words)
    for (index, word) in words.words.enumerated() {
      guard !word.template.isURL, let item = Item(word), !item.name.isEmpty else {
        if let problem = items.last?.problem(followedBy: words.words[index...]) { throw problem }
        throw LineProblem(
          "expected an item; a request begins with its method", at: word.range,
          try: "get \(words.text.trimmed)")
      }
      if let problem = item.problem { throw problem }
      items.append(item)
    }
    return items
  }
}

extension Word {
  /// A method, `send`, or a URL that stands without one.
  package var asksForSomething: Bool {
    guard kind == .ordinary else { return false }
    let word = text.lowercased()
    // A question mark alone is a question; with more behind it, it begins a query.
    guard word != "?" else { return false }
    return word == "send" || RequestLine.verbs.contains { $0.word == word } || template.isURL
  }
}

extension ParsedLine {
  /// A line that looks into a response.
  package struct PathLine: Sendable {
    /// The path as typed, with holes.
    package let path: Template
    package let tail: Tail?
    /// Whether text is to be shown as it is spelled.
    package let isExact: Bool

    /// Has any line that looks into an answer show text as it is spelled.
    package static let exact = "--exact"

    init(_ words: Words) throws(LineProblem) {
      if let problem = words.problems.first { throw problem }
      guard let first = words.words.first else { throw LineProblem("expected a path", at: 0..<0) }
      isExact = words.words.dropFirst().contains { $0.text == Self.exact }
      if let more = words.words.dropFirst().first(where: { $0.text != Self.exact }) {
        throw LineProblem(
          "expected the end of the path; a segment begins with a dot or a bracket", at: more.range)
      }
      path = first.template
      tail = words.tail
    }
  }
}
