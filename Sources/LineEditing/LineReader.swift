package import Text

/// What reading a line ended with. Ctrl-C is a key like any other, not an error.
package enum LineResult: Sendable, Hashable {
  /// A whole logical line, without its final newline. It holds newlines where it was continued.
  case line(String)
  /// Ctrl-C: what was typed is gone, and the next read starts afresh.
  case interrupted
  /// Ctrl-D on an empty line, the end of the file, or a terminal that hung up.
  case end
}

/// What stands before the line, and what stands at the right margin while there is room for it.
package struct Prompt: Sendable, Hashable {
  package var left: StyledText
  package var right: StyledText

  package init(_ left: StyledText, right: StyledText = "") {
    self.left = left
    self.right = right
  }
}

/// Reads logical lines: from a terminal, a pipe, or a test's script.
package protocol LineReader: AnyObject {
  /// Blocks until there is a line, Ctrl-C, or the end. It may be called again after any of them.
  func readLine(_ prompt: Prompt) -> LineResult

  /// Puts `text` on the next line read, ready to be edited. Readers that edit nothing ignore it.
  func prefill(_ text: String)

  /// Whether Ctrl-C is a signal while it reads, which it notices by itself. By default it is a key.
  var hearsInterrupts: Bool { get }
}

extension LineReader {
  package var hearsInterrupts: Bool { false }
  package func prefill(_ text: String) {}
}
