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

  /// Waits for what may come at any time, and shows for how long it has.
  ///
  /// - Parameter isDone: is handed the line, to clear it before it writes.
  /// - Returns: whether it came before the limit.
  package func wait(atMost limit: Duration, until isDone: (ProgressMeter) -> Bool) async throws -> Bool {
    let line = ProgressMeter(console)
    defer { line.clear() }
    var waited = Duration.zero
    while !isDone(line) {
      guard waited < limit else { return false }
      if waited.components.attoseconds == 0 {
        line.show(Line("\(reason): \(waited.components.seconds) s, ^C ends it", .dim).retold)
      }
      try await clock.pause(.milliseconds(100))
      waited += .milliseconds(100)
    }
    return true
  }
}
