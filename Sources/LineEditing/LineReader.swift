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
