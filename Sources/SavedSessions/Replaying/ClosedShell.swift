internal import ApusSurroundings
internal import Synchronization

/// Takes what would go to a shell, and shows what the shell answered when the line was recorded.
final class ClosedShell: ShellInput {
  private let screen: ReplayScreen
  private let replayed: ReplayedLine
  private let isFinished = Mutex(false)

  init(_ screen: ReplayScreen, _ replayed: ReplayedLine) {
    self.screen = screen
    self.replayed = replayed
  }

  func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) {}

  func finish() -> Int32 {
    let wasFinished = isFinished.withLock { isFinished in
      defer { isFinished = true }
      return isFinished
    }
    guard !wasFinished else { return 0 }
    if let piped = replayed.piped { screen.add(piped[...], .piped) } else { screen.add([], .unknown) }
    return replayed.failsInCommand ? 1 : 0
  }
}
