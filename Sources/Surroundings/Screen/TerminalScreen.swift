package import ApusSystem
internal import ApusText
internal import Synchronization

/// The terminal as a screen for one command.
package final class TerminalScreen: FullScreen {
  private struct State {
    let terminal: TakenTerminal
    var decoder = KeyDecoder()
    var waiting: [TerminalKey] = []
  }

  private let state: Mutex<State>

  /// Esc is a key where nothing follows it in this time.
  private static let patienceForCodes: Int32 = 40
  /// So often it is looked whether the work is cancelled.
  private static let patienceForKeys: Int32 = 500

  /// `nil` where there is no terminal.
  package init?(input: Descriptor = .input, output: Descriptor = .output) {
    let taking = TerminalCode.otherScreen + TerminalCode.clearScreen + TerminalCode.hideCursor
    let giving = TerminalCode.showCursor + TerminalCode.usualScreen
    guard let terminal = TakenTerminal(input: input, output: output, codes: (taking, giving)) else {
      return nil
    }
    state = Mutex(State(terminal: terminal))
  }

  package var size: (columns: Int, rows: Int) {
    let size = state.withLock { $0.terminal.size }
    return (size.columns, size.rows)
  }

  package func enter() { state.withLock { $0.terminal.take() } }
  package func leave() { state.withLock { $0.terminal.giveBack() } }
  package func stop() { state.withLock { $0.terminal.stop() } }
  package func draw(_ text: String) { state.withLock { $0.terminal.write(text) } }
  package func next() -> ScreenEvent { state.withLock { Self.next(&$0) } }

  private static func next(_ state: inout State) -> ScreenEvent {
    while state.waiting.isEmpty {
      if Task.isCancelled { return .end }
      let patience = state.decoder.isWaiting ? patienceForCodes : patienceForKeys
      switch state.terminal.next(within: patience) {
      case .bytes(let bytes): state.waiting = state.decoder.keys(from: bytes)
      case .nothing: state.waiting = state.decoder.end()
      case .resized, .continued: return .redraw
      case .end: return .end
      }
    }
    return .key(state.waiting.removeFirst())
  }
}
