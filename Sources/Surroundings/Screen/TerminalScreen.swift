package import ApusSystem
internal import ApusText

/// The terminal as a screen for one command.
package final class TerminalScreen: FullScreen {
  private let terminal: TakenTerminal
  private var decoder = KeyDecoder()
  private var waiting: [TerminalKey] = []

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
    self.terminal = terminal
  }

  package var size: (columns: Int, rows: Int) { (terminal.size.columns, terminal.size.rows) }

  package func enter() { terminal.take() }
  package func leave() { terminal.giveBack() }
  package func stop() { terminal.stop() }
  package func draw(_ text: String) { terminal.write(text) }

  package func next() -> ScreenEvent {
    while waiting.isEmpty {
      if Task.isCancelled { return .end }
      let patience = decoder.isWaiting ? Self.patienceForCodes : Self.patienceForKeys
      switch terminal.next(within: patience) {
      case .bytes(let bytes): waiting = decoder.keys(from: bytes)
      case .nothing: waiting = decoder.end()
      case .resized, .continued: return .redraw
      case .end: return .end
      }
    }
    return .key(waiting.removeFirst())
  }
}
