/// A terminal that a program has for itself: keys come one by one, and it is as it was on every way out, a crash among them.
package final class TakenTerminal {
  package enum Event: Sendable {
    case bytes([UInt8])
    /// It has another size.
    case resized
    /// The program was stopped and goes on; whatever was on the screen is gone.
    case continued
    /// Nothing came in the time given.
    case nothing
    /// Nobody is there any more, or the program is to end.
    case end
  }

  private let input: Descriptor
  private let output: Descriptor
  /// What is written when it is taken, and when it is given back.
  private let codes: (taking: String, giving: String)
  private let usual: TerminalMode
  private let wake = WakePipe()
  private var signals: SignalPipe?
  private var rescue: TerminalRescue?
  private var ending: Signal?

  private static let watched: [Signal] = [.windowChanged, .continued, .terminate, .hangUp]

  /// `nil` where there is no terminal.
  package init?(input: Descriptor, output: Descriptor, codes: (taking: String, giving: String)) {
    guard output.isTerminal, let usual = TerminalMode(of: input) else { return nil }
    self.input = input
    self.output = output
    self.codes = codes
    self.usual = usual
  }

  deinit { giveBack() }

  package var size: TerminalSize { TerminalSize.ofTerminal(output.number) ?? .standard }

  package func take() {
    guard signals == nil else { return }
    signals = SignalPipe(Self.watched, to: wake)
    rescue = TerminalRescue(of: input, output, mode: usual, writing: codes.giving)
    readKeys()
  }

  private func readKeys() {
    var mode = usual
    mode.readKeys()
    mode.apply(keepsKeys: true)
    write(codes.taking)
  }

  /// Has it be as it was. A signal that came meanwhile does then what it does.
  package func giveBack() {
    guard let signals else { return }
    self.signals = nil
    write(codes.giving)
    usual.apply(keepsKeys: true)
    rescue?.end()
    rescue = nil
    signals.restore()
    ending?.raiseHere()
    ending = nil
  }

  /// Stops this program, as ^Z does, with the terminal as it was until it goes on.
  package func stop() {
    giveBack()
    stopThisProgram()
    take()
  }

  /// A terminal that is gone takes nothing.
  package func write(_ text: String) { try? output.write(Array(text.utf8)) }

  /// What comes next, within so many milliseconds.
  package func next(within milliseconds: Int32) -> Event {
    var entries = [Readiness.Entry(input, .reading), Readiness.Entry(wake.readEnd, .reading)]
    guard let isReady = try? Readiness.wait(for: &entries, milliseconds: milliseconds) else { return .end }
    if entries[1].isReady { return event(of: wake.drain()) }
    guard isReady else { return .nothing }
    var block = [UInt8](repeating: 0, count: 1024)
    guard let count = try? input.read(into: &block), count > 0 else { return .end }
    return .bytes(Array(block.prefix(count)))
  }

  private func event(of numbers: [UInt8]) -> Event {
    let came = Self.watched.filter { numbers.contains(UInt8(truncatingIfNeeded: $0.number)) }
    for signal in [Signal.terminate, .hangUp] where came.contains(signal) {
      ending = signal
      return .end
    }
    guard came.contains(.continued) else { return .resized }
    // A shell has given it another mode meanwhile.
    readKeys()
    return .continued
  }
}
