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
