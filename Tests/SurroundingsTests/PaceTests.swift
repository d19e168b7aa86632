import Synchronization
import Testing

@testable import ApusSurroundings

@Suite("A pace")
struct PaceTests {
  /// A clock that only goes on where somebody waits, or says so.
  private final class Clock: Sendable {
    let time = Mutex(Duration.zero)
    let waits = Mutex<[Duration]>([])

    var session: SessionClock {
      SessionClock(
        now: { [self] in time.withLock { $0 } },
        pause: { [self] pause in
          waits.withLock { $0.append(pause) }
          time.withLock { $0 += pause }
        })
    }
  }

  @Test("counts the last one with the time that nobody waited behind it")
  func time() {
    let pace = Pace(Clock().session, every: .milliseconds(200))
    #expect(pace.time(of: 2, in: .milliseconds(202)) == .milliseconds(400))
    #expect(pace.time(of: 2, in: .seconds(3)) == .seconds(3))
    #expect(Pace(Clock().session, every: nil).time(of: 2, in: .milliseconds(2)) == .milliseconds(2))
  }

  @Test("waits from one beginning to the next, and for nothing before the first")
  func distance() async throws {
    let clock = Clock()
    var pace = Pace(clock.session, every: .seconds(2))
    try await pace.wait()
    clock.time.withLock { $0 += .milliseconds(500) }
    try await pace.wait()
    clock.time.withLock { $0 += .seconds(5) }
    try await pace.wait()
    try await pace.wait()
    #expect(clock.waits.withLock { $0 } == [.milliseconds(1_500), .seconds(2)])
  }

  @Test("of nobody waits for nothing")
  func none() async throws {
    let clock = Clock()
    var pace = Pace(clock.session, every: nil)
    for _ in 0..<3 { try await pace.wait() }
    #expect(clock.waits.withLock { $0 }.isEmpty)
  }

  @Test("ends where it is cancelled")
  func cancelled() async {
    var pace = Pace(
      SessionClock(now: { .zero }, pause: { _ in throw CancellationError() }), every: .seconds(1))
    try? await pace.wait()
    await #expect(throws: CancellationError.self) { try await pace.wait() }
  }
}
