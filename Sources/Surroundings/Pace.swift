/// Keeps a distance between the beginnings of what is done again and again. The first time waits for nothing.
package struct Pace: Sendable {
  private let clock: SessionClock
  /// The time from one beginning to the next; `nil` waits for nothing.
  private let interval: Duration?
  private var last: Duration?

  package init(_ clock: SessionClock, every interval: Duration?) {
    self.clock = clock
    self.interval = interval
  }

  /// The time that some requests take at this pace: nobody waits behind the last of them, and it has its share all the same.
  package func time(of count: Int, in elapsed: Duration) -> Duration {
    interval.map { max(elapsed, $0 * count) } ?? elapsed
  }

  /// Waits until it is time for the next one. Fails when it is cancelled meanwhile.
  package mutating func wait() async throws {
    defer { last = clock.now() }
    guard let interval, let last else { return }
    let left = last + interval - clock.now()
    if left > .zero { try await clock.pause(left) }
  }
}
