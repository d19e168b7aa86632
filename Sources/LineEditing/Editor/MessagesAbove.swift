internal import ApusText
import Synchronization

/// Prints from any thread without disturbing the line being edited: the message goes above it.
package final class MessagesAbove: Sendable {
  private struct State {
    var isEditing = false
    var waiting: [String] = []
  }

  private let state = Mutex(State())
  private let terminal: Terminal
  private let wakeup: Wakeup

  init(terminal: Terminal, wakeup: Wakeup) {
    self.terminal = terminal
    self.wakeup = wakeup
  }

  /// Prints whole lines: above the line being edited, or right away while none is. Colours in `message` are kept,
  /// any other control character is shown, not obeyed.
  package func print(_ message: String) {
    let visible = VisibleText.block(message, keepingStyles: true)
    state.withLock { state in
      if state.isEditing {
        state.waiting.append(visible)
        wakeup.send(.message)
      } else {
        terminal.write(Self.lines([visible]))
      }
    }
  }

  func editingBegins() { state.withLock { $0.isEditing = true } }

  /// Does something only while a line is edited.
  func whileEditing(_ work: () -> Void) { state.withLock { if $0.isEditing { work() } } }

  /// What was not printed yet is printed now, below the line.
  func editingEnds() {
    state.withLock { state in
      state.isEditing = false
      if !state.waiting.isEmpty { terminal.write(Self.lines(state.waiting)) }
      state.waiting = []
    }
  }

  /// The waiting messages as text for the terminal; empty for none.
  func take() -> String {
    state.withLock { state in
      defer { state.waiting = [] }
      return Self.lines(state.waiting)
    }
  }

  private static func lines(_ messages: [String]) -> String {
    messages.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map { $0 + "\r\n" }.joined()
  }
}
