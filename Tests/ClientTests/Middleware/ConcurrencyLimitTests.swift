import ApusPacingTestSupport
import Synchronization
import Testing

@testable import ApusClient

@Suite("A limit of how many requests run at a time", .paced)
struct ConcurrencyLimitTests {
  /// How many are on their way, now and at most.
  private final class Crowd: Sendable {
    private let state = Mutex((now: 0, most: 0))

    var most: Int { state.withLock { $0.most } }

    func enter() {
      state.withLock { state in
        state.now += 1
        state.most = max(state.most, state.now)
      }
    }

    func leave() { state.withLock { $0.now -= 1 } }
  }

  private let request = Request(url: .https("shop.example"))

  @Test("holds for all that share it, and every request is answered")
  func holds() async throws {
    let crowd = Crowd()
    let transport = StubTransport { _ in
      crowd.enter()
      for _ in 0..<10 { await Task.yield() }
      crowd.leave()
      return .response(status: 200)
    }
    let limit = ConcurrencyLimit(3)
    let answered = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<40 {
        group.addTask { (try? await limit.send(request, next: transport)) != nil }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(answered == 40)
    #expect((1...3).contains(crowd.most))
    #expect(limit.waitingCount == 0)
  }

  @Test("gives its place up after a failure, too")
  func failures() async {
    let limit = ConcurrencyLimit(1)
    let transport = StubTransport { _ in .failure(.reset, "gone") }
    for _ in 0..<3 {
      let failure = await #expect(throws: TransportError.self) {
        try await limit.send(request, next: transport)
      }
      #expect(failure?.code == .reset)
    }
  }

  @Test("waits no longer than its own deadline, and sends nothing then")
  func waiting() async throws {
    let limit = ConcurrencyLimit(1)
    let (ended, end) = AsyncStream<Void>.makeStream()
    let slow = StubTransport { _ in
      for await _ in ended {}
      return .response(status: 200)
    }
    let first = Task { try await limit.send(request, next: slow) }
    let second = Task { try await limit.send(request, next: slow) }
    while limit.waitingCount < 1 { await Task.yield() }
    var impatient = request
    impatient.options.deadlines.waiting = .milliseconds(1)
    let failure = await #expect(throws: TransportError.self) { try await limit.send(impatient, next: slow) }
    #expect(failure?.code == .timeoutConnect)
    #expect(failure?.exchange.hops.isEmpty == true)
    second.cancel()
    let cancelled = await #expect(throws: TransportError.self) { try await second.value }
    #expect(cancelled?.code == .cancelled)
    end.finish()
    #expect(try await first.value.response?.status == 200)
  }
}
