import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Synchronization
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A request that is asked again until something holds", .paced)
struct PollingTests {
  /// A clock that goes on by pauses alone.
  private final class Clock: Sendable {
    private let time = Mutex(Duration.zero)
    var clock: SessionClock {
      SessionClock(
        now: { self.time.withLock(\.self) }, pause: { pause in self.time.withLock { $0 += pause } })
    }
    var now: Duration { time.withLock(\.self) }
  }

  private func asked(_ bodies: String...) -> Asked {
    let counter = Counter()
    return Asked { _ in
      let count = await counter.next()
      let body = bodies[min(count, bodies.count) - 1]
      return body.isEmpty ? .failure(.reset, "gone") : .response(status: 200, body: body)
    }
  }

  private static let job = ["", #"{"state": "new"}"#, #"{"state": "done"}"#]

  @Test(
    "ends when it holds, shows the last answer, and waits between as long as it is told to",
    arguments: ["'.state == \"done\"'", "\"@.state == 'done'\"", "'body contains done'"])
  func holds(_ rule: String) async throws {
    let clock = Clock()
    let asked = asked(Self.job[0], Self.job[1], Self.job[2])
    let talk = try await asked.talk(to: .plain) { $0.clock = clock.clock }
    let answer = await talk.say("get /jobs/1 --until \(rule) --every 2s --for 30s")
    #expect(answer.outcome == .ok && asked.all.count == 3 && clock.now == .seconds(4), "\(answer.text)")
    #expect(
      answer.outText == Self.job[2] && answer.notes.contains("held after 3 requests, 4.00 s"),
      "\(answer.notes)")
    #expect(await talk.say(".state").outText == "\"done\"\n")
  }

  @Test("gives up when its time is over, and is a failed expectation then")
  func givesUp() async throws {
    let clock = Clock()
    let asked = asked(Self.job[1])
    let talk = try await asked.talk(to: .plain) { $0.clock = clock.clock }
    let answer = await talk.say("get /jobs/1 --until '.state == \"done\"' --every 1s --for 3s")
    #expect(
      answer.code == "expect.failed" && asked.all.count == 4 && clock.now == .seconds(3), "\(answer.text)")
    #expect(answer.flat.contains("within 3.00 s; it did not hold after 4 requests"), "\(answer.text)")
  }

  @Test("comes to what the answer is that holds")
  func failing() async throws {
    let talk = try await Asked { _ in .response(status: 404, body: "{}") }.talk(to: .plain)
    #expect(await talk.say("get /a --until 'status 404'").code == "http.404")
  }

  @Test(
    "is refused before anything is sent",
    arguments: [
      ("--until '.a ~ 1'", "takes what `expect` takes"),
      ("--until .a --every soon", "a time such as 500ms or 2s"),
      ("--every 1s", "--every goes with --until"), ("--for 1s", "--for goes with --until"),
      ("--until .a -o x", "looks at answers"), ("--until .a --all-pages", "looks at answers"),
      ("--until 'p95 time < 1s of 5'", "looks at one answer"), ("--until", "--until"),
    ])
  func mistakes(_ options: String, _ said: String) async throws {
    let asked = asked("{}")
    let talk = try await asked.talk(to: .plain)
    let answer = await talk.say("get /a \(options)")
    #expect(answer.status == 2 && answer.flat.contains(said) && asked.all.isEmpty, "\(answer.text)")
  }

  @Test("is refused where each request is sent once", arguments: ["for n in [1, 2]", "repeat 2"])
  func once(_ command: String) async throws {
    let asked = asked("{}")
    let talk = try await asked.talk(to: .plain)
    let answer = await talk.say("\(command) get /a --until .b")
    #expect(
      answer.status == 2 && answer.flat.contains("--until is for a line of its own") && asked.all.isEmpty)
  }

  @Test("ends when somebody ends it")
  func interrupted() async throws {
    let asked = asked(Self.job[1])
    let talk = try await asked.talk(to: .plain) { $0.clock.pause = { _ in } }
    let answer = await talk.interrupting("get /jobs/1 --until '.state == \"done\"' --for 1h", after: 3)
    #expect(answer.code == "cancelled", "\(answer.text)")
  }
}
