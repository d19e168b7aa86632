import ApusPacingTestSupport
import Synchronization
import Testing

@testable import ApusClient

@Suite("A turnstile", .paced)
struct TurnstileTests {
  /// Waits until so many stand before it.
  private func waiting(_ count: Int, at turnstile: Turnstile) async {
    while turnstile.waitingCount < count { await Task.yield() }
  }

  @Test("lets in as many as there are places, and says that they did not wait")
  func room() async throws {
    let turnstile = Turnstile(places: 2)
    #expect(try await turnstile.enter() == false)
    #expect(try await turnstile.enter(within: .zero) == false)
    turnstile.leave()
    #expect(try await turnstile.enter() == false)
  }

  @Test("lets in the next one when somebody leaves, in the order in which they came")
  func order() async throws {
    let turnstile = Turnstile(places: 1)
    try await turnstile.enter()
    let entered = Mutex<[Int]>([])
    var tasks: [Task<Void, any Error>] = []
    for number in 1...3 {
      tasks.append(
        Task { @Sendable in
          let hasWaited = try await turnstile.enter()
          #expect(hasWaited)
          entered.withLock { $0.append(number) }
          turnstile.leave()
        })
      await waiting(number, at: turnstile)
    }
    turnstile.leave()
    for task in tasks { try await task.value }
    #expect(entered.withLock { $0 } == [1, 2, 3])
    #expect(try await turnstile.enter() == false)
  }

  @Test("lets nobody in who was cancelled while waiting, or before")
  func cancelled() async throws {
    let turnstile = Turnstile(places: 1)
    try await turnstile.enter()
    let task = Task { try await turnstile.enter() }
    await waiting(1, at: turnstile)
    task.cancel()
    await #expect(throws: Turnstile.Refusal.cancelled) { try await task.value }
    let late = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await turnstile.enter()
    }
    await #expect(throws: Turnstile.Refusal.cancelled) { try await late.value }
    #expect(turnstile.waitingCount == 0)
    turnstile.leave()
    #expect(try await turnstile.enter() == false, "a place that nobody took is free")
  }

  @Test("refuses whom it would take too long, and the others still get in")
  func tooLong() async throws {
    let turnstile = Turnstile(places: 1)
    try await turnstile.enter()
    let patient = Task { try await turnstile.enter() }
    await waiting(1, at: turnstile)
    await #expect(throws: Turnstile.Refusal.tooLong) { try await turnstile.enter(within: .milliseconds(1)) }
    turnstile.leave()
    #expect(try await patient.value)
  }

  @Test("lets those who wait in when it becomes wider, and never becomes narrower")
  func wider() async throws {
    let turnstile = Turnstile(places: 1)
    try await turnstile.enter()
    let second = Task { try await turnstile.enter() }
    await waiting(1, at: turnstile)
    turnstile.widen(to: 3)
    #expect(try await second.value)
    turnstile.widen(to: 1)
    #expect(try await turnstile.enter() == false)
  }
}
