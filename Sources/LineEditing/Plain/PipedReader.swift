/// Reads lines from a pipe or a file. There is no prompt and no history.
package final class PipedReader: LineReader {
  private var lines: LogicalLines

  /// - Parameter isComplete: whether a text is a whole line, as in `EditorHooks`. By default every line is.
  package init(descriptor: Int32 = 0, isComplete: @escaping (String) -> Bool = { _ in true }) {
    lines = LogicalLines(source: LineSource(descriptor: descriptor), isComplete: isComplete)
  }

  /// Where the last line read began in the input, counted from 1. 0 before the first.
  package var lineNumber: Int { lines.firstLineNumber }

  /// What is there before the first line is read, for whoever judges what it is; it waits for that.
  package func beginning() -> [UInt8] { lines.beginning() }

  package func readLine(_ prompt: Prompt) -> LineResult {
    lines.next()
  }
}
