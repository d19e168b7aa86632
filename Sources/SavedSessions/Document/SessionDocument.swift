/// A saved session, `NAME.session.md`: prose for people, and `console` blocks that are run.
///
/// What is read is kept: prose byte for byte, steps and expected lines in order, blank lines where they were. Only the
/// front matter is laid out anew. `SessionDocument(parsing: document.text)` is equal to `document`.
package struct SessionDocument: Sendable, Hashable {
  package var frontMatter: FrontMatter
  package var parts: [Part]

  package enum Part: Sendable, Hashable {
    /// Whole lines with their ends, kept as they are.
    case prose(String)
    case block(ConsoleBlock)
    case rules(RuleBlock)
  }

  package init(frontMatter: FrontMatter = FrontMatter(), parts: [Part] = []) {
    self.frontMatter = frontMatter
    self.parts = parts
  }

  /// Reads a document. Errors name `file`.
  package init(parsing text: String, file: String = "session.md") throws(SessionSyntaxError) {
    try self.init(parsing: Array(text.utf8), file: file)
  }

  package init(parsing bytes: [UInt8], file: String = "session.md") throws(SessionSyntaxError) {
    var parser = try SessionParser(bytes, file: file)
    self = try parser.document()
  }

  /// All steps in order.
  package var steps: [Step] {
    parts.flatMap { part -> [Step] in
      if case .block(let block) = part { block.steps } else { [] }
    }
  }

  /// The same document with each step replaced by what `change` makes of it, in order. Prose stays.
  package func mapSteps<Failure: Error>(
    _ change: (Step, ConsoleBlock.Mode) throws(Failure) -> Step
  ) throws(Failure) -> SessionDocument {
    var result = self
    for (index, part) in parts.enumerated() {
      guard case .block(var block) = part else { continue }
      for place in block.steps.indices {
        block.steps[place] = try change(block.steps[place], block.mode)
      }
      result.parts[index] = .block(block)
    }
    return result
  }
}

extension SessionDocument {
  /// Reads a document whose end may be missing, as when the program was killed while it wrote.
  ///
  /// What comes after the last finished step is dropped, and `isComplete` is false then. A document that is wrong for
  /// another reason is refused as ever.
  package static func recovering(
    _ bytes: [UInt8], file: String = "session.md"
  ) throws(SessionSyntaxError) -> (document: SessionDocument, isComplete: Bool) {
    do {
      return (try SessionDocument(parsing: bytes, file: file), true)
    } catch {
      guard error.isAtEnd(of: bytes) else { throw error }
      for kept in finishedPrefixes(of: bytes) {
        if let document = try? SessionDocument(parsing: kept, file: file) { return (document, false) }
      }
      throw error
    }
  }

  /// The whole lines; those before the last step with its block closed; those before its block.
  private static func finishedPrefixes(of bytes: [UInt8]) -> [[UInt8]] {
    let newline = UInt8(ascii: "\n")
    let whole = bytes[..<(bytes.lastIndex(of: newline).map { $0 + 1 } ?? 0)]
    let starts = [whole.startIndex] + whole.indices.filter { whole[$0] == newline }.map { $0 + 1 }
    func lastLine(from prefixes: [String]) -> ArraySlice<UInt8> {
      let start = starts.last { start in prefixes.contains { whole[start...].starts(with: $0.utf8) } }
      return whole[..<(start ?? whole.startIndex)]
    }
    let beforeStep = lastLine(from: ["$"])
    let languages = ConsoleBlock.Role.allCases.map(\.rawValue) + [RuleBlock.language]
    let beforeBlock = lastLine(from: languages.map { "```\($0)" })
    let candidates = [Array(whole), Array(beforeStep) + "```\n".utf8, Array(beforeBlock)]
    return candidates.sorted { $0.count > $1.count }
  }
}

extension SessionSyntaxError {
  /// Whether more text might have made it right: the text ends too early, or within the line that is wrong.
  fileprivate func isAtEnd(of bytes: [UInt8]) -> Bool {
    let newline = UInt8(ascii: "\n")
    let lineCount = bytes.count { $0 == newline } + 1
    return found == SessionParser.endOfFile || (line == lineCount && bytes.last != newline)
  }
}
