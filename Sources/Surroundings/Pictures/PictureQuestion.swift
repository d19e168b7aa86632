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
    guard !isTyped, output.isTerminal, let usual = TerminalMode(of: input) else {
      return (PictureTerminal(nil), "")
    }
    let answer = Self.ask(input, output, usual, within: patience)
    if answer.isInterrupted { Signal.interrupt.raiseHere() }
    let cell = TerminalSize.pixelsOfCell(output.number).map(PictureTerminal.Cell.init) ?? .usual
    let said = PictureTerminal(answer.way, cell: cell)
    known.withLock { $0 = said }
    return (said, answer.typed)
  }

  private static func ask(
    _ input: Descriptor, _ output: Descriptor, _ usual: TerminalMode, within patience: Int32
  ) -> PictureAnswer {
    var mode = usual
    mode.readKeys()
    mode.apply(keepsKeys: true)
    defer {
      // A terminal that knows no such question may have written it on the screen.
      try? output.write(TerminalCode.eraseRow.utf8)
      usual.apply(keepsKeys: true)
    }
    try? output.write(TerminalCode.whatCanBeDrawn.utf8)
    var answer = PictureAnswer([])
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1024)
    let end = ContinuousClock.now + .milliseconds(patience)
    while !answer.isWhole, !answer.isInterrupted, ContinuousClock.now < end {
      let left = Int32(max(0, (end - .now) / .milliseconds(1)))
      guard let isReady = try? Readiness.wait(for: input, .reading, milliseconds: left) else { break }
      guard isReady else { continue }
      guard let count = try? input.read(into: &block), count > 0 else { break }
      bytes += block[..<count]
      answer = PictureAnswer(bytes)
    }
    return answer
  }
}
