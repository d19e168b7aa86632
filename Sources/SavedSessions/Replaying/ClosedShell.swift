internal import ApusSurroundings

/// Takes what would go to a shell, and shows what the shell answered when the line was recorded.
final class ClosedShell: ShellInput {
  private let screen: ReplayScreen
  private let replayed: ReplayedLine

  init(_ screen: ReplayScreen, _ replayed: ReplayedLine) {
    self.screen = screen
    self.replayed = replayed
  }

  func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) {}

  func finish() -> Int32 {
    if let piped = replayed.piped { screen.add(piped[...], .piped) } else { screen.add([], .unknown) }
    return replayed.failsInCommand ? 1 : 0
  }
}
