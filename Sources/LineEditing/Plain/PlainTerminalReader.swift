internal import ApusSystem
package import ApusText
internal import Synchronization

/// Reads lines from a terminal that cannot move its cursor (`TERM=dumb`): the terminal driver edits, we only prompt.
package final class PlainTerminalReader: LineReader {
  private let terminal: Terminal
  private let history: History
  private let wakeup = Wakeup()
  private var lines: LogicalLines
  private let continuation: (String) -> String?
  private let glyphs: Glyphs
  /// The prompt that is up.
  private let asking = Mutex<String?>(nil)

  /// - Parameters:
  ///   - history: lines read are kept in it, for other sessions to search.
  ///   - isComplete: whether a text is a whole line, as in `EditorHooks`. By default every line is.
  ///   - continuation: what stands before the row that a text goes on in, as there.
  package init(
    terminal: Terminal, history: History = History(), isComplete: @escaping (String) -> Bool = { _ in true },
    continuation: @escaping (String) -> String? = { _ in nil }, glyphs: Glyphs = .unicode
  ) {
    self.glyphs = glyphs
    self.continuation = continuation
    self.terminal = terminal
    self.history = history
    lines = LogicalLines(
      source: LineSource(descriptor: terminal.input, wakeup: wakeup), isComplete: isComplete)
  }

  package var hearsInterrupts: Bool { true }

  /// Shows whole lines: while a line is typed on rows of their own, with the prompt again below them. Any thread may call it.
  package func show(_ message: String) {
    let visible = VisibleText.block(message, keepingStyles: true)
    asking.withLock { prompt in
      terminal.write(prompt.map { "\n\(visible)\n\($0)" } ?? "\(visible)\n")
    }
  }

  /// Ends the line that is typed, as ^C does. Any thread may call it.
  package var stop: @Sendable () -> Void {
    { [wakeup] in wakeup.send(.interrupted) }
  }

  package func readLine(_ prompt: Prompt) -> LineResult {
    let signals = wakeup.watch([.interrupted])
    defer { signals.restore() }
    let text = VisibleText.block(prompt.left.text)
    asking.withLock { $0 = text }
    defer { asking.withLock { $0 = nil } }
    let result = lines.next { [continuation, glyphs] begun in
      let goingOn = begun.map { EditorView.continuation(continuation($0), glyphs).text }
      terminal.write(goingOn.map { VisibleText.block($0) } ?? text)
    }
    switch result {
    case .line(let line): history.append(line)
    case .interrupted, .end: terminal.write("\n")
    }
    return result
  }
}
