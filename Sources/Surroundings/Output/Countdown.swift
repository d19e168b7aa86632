internal import ApusText

/// Lets time pass and shows how much of it is left, on one line that leaves no trace.
package struct Countdown: Sendable {
  private let console: Console
  private let clock: SessionClock
  /// What is waited for.
  private let reason: String

  package init(_ console: Console, _ clock: SessionClock, _ reason: String) {
    self.console = console
    self.clock = clock
    self.reason = reason
  }

  package func wait(_ pause: Duration) async throws {
    guard console.noteTraits.movesCursor else { return try await clock.pause(pause) }
    let line = ProgressMeter(console)
    defer { line.clear() }
    var left = pause
    while left > .zero {
      let seconds = left.components.seconds + (left.components.attoseconds > 0 ? 1 : 0)
      line.show(Line("\(reason): again in \(seconds) s, ^C ends it", .dim).retold)
      let step = min(left, .seconds(1))
      try await clock.pause(step)
      left -= step
    }
  }
}
