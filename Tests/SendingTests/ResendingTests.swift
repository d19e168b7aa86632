import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Synchronization
import Testing

@testable import ApusRepl

@Suite("Requests that are tried again", .paced)
struct ResendingTests {
  private func talk(
    to traits: Console.Traits = .plain, statuses: [Int], after seconds: String? = nil
  ) async throws -> (talk: Talk, pauses: Pauses) {
    let rest = Mutex(statuses)
    let pauses = Pauses()
    let headers: HeaderFields = seconds.map { ["Retry-After": .init($0)] } ?? [:]
    let transport = StubTransport { _ in
      .response(
        status: rest.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }, headers: headers, body: "1")
    }
    let talk = try await Talk(to: traits, transport: transport, base: "http://h.test") {
      $0.clock = SessionClock(now: { .zero }, pause: { pauses.add($0) })
    }
    return (talk, pauses)
  }

  @Test("say how often they were, and after what")
  func said() async throws {
    let (talk, pauses) = try await talk(statuses: [503, 429, 200])
    let answer = await talk.say("get /a --retry 2")
    #expect(answer.notes.contains("asked 3 times; before this: 503, 429\n200 OK"), "\(answer.notes)")
    #expect(pauses.all == [.milliseconds(200), .milliseconds(400)])
    #expect(await !talk.say("get /a --retry 2").notes.contains("asked"))
  }

  @Test("are none of those that may do their work twice, and the line says so once it would have helped")
  func post() async throws {
    let (talk, pauses) = try await talk(statuses: [503, 503, 200])
    let once = await talk.say("post /a --retry 2")
    #expect(once.status == 5 && once.notes.contains("a POST is not tried again; --retry-all-errors does\n"))
    #expect(pauses.all.isEmpty)
    #expect(await talk.say("post /a --retry 2 --retry-all-errors").status == 0)
    #expect(await !talk.say("post /a --retry 2").notes.contains("not tried again"))
  }

  @Test("count down to somebody who looks, second by second")
  func countdown() async throws {
    var screen = Talk.terminal
    screen.movesCursor = true
    let (talk, pauses) = try await talk(to: screen, statuses: [429, 200], after: "3")
    let answer = await talk.say("get /a --retry 1")
    #expect(pauses.all == [.seconds(1), .seconds(1), .seconds(1)])
    for seconds in 1...3 { #expect(answer.notes.contains("429: again in \(seconds) s, ^C ends it")) }
    let (plain, once) = try await self.talk(statuses: [429, 200], after: "3")
    #expect(await !plain.say("get /a --retry 1").notes.contains("^C") && once.all == [.seconds(3)])
  }
}

private final class Pauses: Sendable {
  private let made = Mutex<[Duration]>([])
  var all: [Duration] { made.withLock { $0 } }
  func add(_ pause: Duration) { made.withLock { $0.append(pause) } }
}
