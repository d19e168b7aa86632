internal import APIClient
internal import Rendering
internal import Synchronization

/// Shows how far a transfer is, once it has taken a second, on one line that leaves no trace.
final class ProgressMeter: Sendable {
  private let console: Console
  private let start = ContinuousClock.now
  private let last = Mutex<Duration?>(nil)

  init(_ console: Console) { self.console = console }

  /// Called from the transport's thread.
  func update(_ progress: TransferProgress) {
    guard console.noteTraits.isTerminal else { return }
    let elapsed = ContinuousClock.now - start
    let isDue = last.withLock { last in
      guard elapsed >= .seconds(1), elapsed - (last ?? .zero) >= .milliseconds(100) else { return false }
      last = elapsed
      return true
    }
    guard isDue else { return }
    let view = ProgressLine(.bytes, done: progress.received, of: progress.expected, elapsed: elapsed)
    show(view)
  }

  /// Shows that of a number of requests so many are done.
  func update(requests done: Int, of total: Int?) {
    guard console.noteTraits.isTerminal else { return }
    last.withLock { $0 = .zero }
    show(ProgressLine(.requests, done: done, of: total, elapsed: ContinuousClock.now - start))
  }

  private func show(_ view: ProgressLine) {
    let traits = console.noteTraits
    let screen = Screen(width: max(1, traits.width - 1))
    guard let line = view.lines(on: screen).first else { return }
    try? console.notes.write("\r\u{1b}[K" + traits.theme.text(of: line))
  }

  func clear() {
    if last.withLock({ $0 }) != nil { try? console.notes.write("\r\u{1b}[K") }
  }
}
