package import ApusClient
internal import ApusRendering
internal import ApusText
internal import Synchronization

/// Shows how far a transfer is, once it has taken a second, on one line that leaves no trace.
package final class ProgressMeter: Sendable {
  private let console: Console
  private let start: ContinuousClock.Instant
  private let last = Mutex<Duration?>(nil)
  private static let shown = Atomic(false)

  /// Whether such a line is on the screen: a terminal then writes ^C behind it.
  package static var isOnScreen: Bool { shown.load(ordering: .relaxed) }

  package init(_ console: Console, since start: ContinuousClock.Instant = .now) {
    self.console = console
    self.start = start
  }

  /// Called from the transport's thread, now and then, and once a second while nothing moves.
  package func update(_ progress: TransferProgress) {
    if progress.received > 0 {
      show { ProgressLine(.bytes, done: progress.received, of: progress.expected, elapsed: $0) }
    } else if let size = progress.toSend, progress.sent < size {
      show { ProgressLine(.bytes, done: progress.sent, of: size, elapsed: $0) }
    } else {
      updateSilence(progress)
    }
  }

  /// Only that nothing has come yet: what comes is shown by somebody else.
  package func updateSilence(_ progress: TransferProgress) {
    if progress.received == 0 { show { SilenceLine(progress, elapsed: $0) } }
  }

  /// Shows that of a number of requests so many are done.
  package func update(requests done: Int, of total: Int?) {
    show { ProgressLine(.requests, done: done, of: total, elapsed: $0) }
  }

  /// Shows it when the first second is over, and then ten times a second at most.
  private func show(_ line: (_ elapsed: Duration) -> any View) {
    guard console.noteTraits.movesCursor else { return }
    let elapsed = ContinuousClock.now - start
    let isDue = last.withLock { last in
      guard elapsed >= .seconds(1), elapsed - (last ?? .zero) >= .milliseconds(100) else { return false }
      last = elapsed
      return true
    }
    guard isDue, let line = line(elapsed).lines(on: screen).first else { return }
    draw(line)
  }

  /// Shows a line at once.
  func show(_ line: Line) {
    guard console.noteTraits.movesCursor else { return }
    last.withLock { $0 = ContinuousClock.now - start }
    draw(screen.fit(line))
  }

  /// A terminal writes ^C behind it, and one row is all that is cleared.
  private var screen: Screen { Screen(width: max(1, console.noteTraits.width - 3)) }

  private func draw(_ line: Line) {
    let traits = console.noteTraits
    Self.shown.store(true, ordering: .relaxed)
    try? console.notes.write(TerminalCode.eraseRow + traits.theme.text(of: line))
  }

  /// Clears whatever such line is on a screen, for a note that comes meanwhile. What moves next draws it again.
  package static func makeRoom(on console: Console) {
    guard isOnScreen, console.noteTraits.movesCursor else { return }
    try? console.notes.write(TerminalCode.eraseRow)
  }

  /// Clears the line, if there is one.
  package func clear() {
    let wasShown = last.withLock { last in
      defer { last = nil }
      return last != nil
    }
    guard wasShown else { return }
    Self.shown.store(false, ordering: .relaxed)
    try? console.notes.write(TerminalCode.eraseRow)
  }
}
