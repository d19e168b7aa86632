package import ApusSystem
internal import ApusText
internal import Synchronization

/// Asks a terminal once what it can draw.
package final class PictureQuestion: Sendable {
  private let known = Mutex<PictureTerminal?>(nil)

  /// A terminal that says nothing in this time is one that draws nothing: even one far away answers sooner.
  private static let patience: Int32 = 1000

  package init() {}

  /// What it can draw, and what somebody typed while it was asked, which belongs on the next prompt. Where something is
  /// typed already it is not asked yet: the answer would stand behind that.
  package func answer(
    input: Descriptor = .input, output: Descriptor = .output, patience: Int32 = patience
  ) -> (terminal: PictureTerminal, typed: String) {
    if let known = known.withLock({ $0 }) { return (known, "") }
    let isTyped = (try? Readiness.wait(for: input, .reading, milliseconds: 0)) ?? true
    // A terminal that knows no such question may have written it on the screen.
    guard !isTyped,
      let terminal = TakenTerminal(input: input, output: output, codes: ("", TerminalCode.eraseRow))
    else {
      return (PictureTerminal(nil), "")
    }
    let answer = Self.ask(terminal, within: patience)
    if answer.isInterrupted { Signal.interrupt.raiseHere() }
    let cell = TerminalSize.pixelsOfCell(output.number).map(PictureTerminal.Cell.init) ?? .usual
    let said = PictureTerminal(answer.way, cell: cell)
    known.withLock { $0 = said }
    return (said, answer.typed)
  }

  private static func ask(_ terminal: TakenTerminal, within patience: Int32) -> PictureAnswer {
    terminal.take()
    defer { terminal.giveBack() }
    terminal.write(TerminalCode.whatCanBeDrawn)
    var bytes: [UInt8] = []
    while case .bytes(let more) = terminal.next(within: patience) {
      bytes += more
      let answer = PictureAnswer(bytes)
      if answer.isWhole || answer.isInterrupted { return answer }
    }
    return PictureAnswer(bytes)
  }
}
