import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A request that is watched", .paced)
struct WatchCommandTests {
  private func asked(_ bodies: String...) -> Asked {
    let counter = Counter()
    return Asked { _ in
      let count = await counter.next()
      let body = bodies[min(count, bodies.count) - 1]
      return body == "" ? .failure(.reset, "gone") : .response(status: 200, body: body)
    }
  }

  @Test("is shown whole first, and then what changed, until somebody ends it, which is fine")
  func changes() async throws {
    let talk = try await asked(#"{"a": 1, "b": 2}"#, #"{"a": 1, "b": 3}"#, #"{"a": 1, "b": 3}"#).talk()
    let answer = await talk.interrupting("watch 1ms get /", after: 3)
    #expect(answer.outcome == .ok)
    #expect(answer.outText.hasPrefix("a  1\nb  2\n"), "\(answer.text)")
    #expect(answer.outText.ranges(of: "a  1").count == 1 && answer.outText.contains("3"), "\(answer.text)")
    #expect(answer.notes.ranges(of: "200 OK").count >= 2)
  }

  @Test("is shown whole where it is no JSON, and goes on after a failure")
  func noJSON() async throws {
    let talk = try await asked("one", "", "two").talk(to: .plain)
    let answer = await talk.interrupting("watch 1ms get /", after: 3)
    #expect(answer.outcome == .ok)
    #expect(answer.outText.hasPrefix("onetwo"), "\(answer.text)")
    #expect(answer.notes.contains("error[network.reset]: gone"), "\(answer.notes)")
  }

  @Test(
    "waits between, as long as it is told to; a number alone is seconds",
    arguments: [("1h", Duration.seconds(3_600)), ("5", .seconds(5)), ("0.5s", .milliseconds(500))])
  func pauses(_ time: String, _ pause: Duration) async throws {
    let asked = asked("1")
    let talk = try await asked.talk {
      $0.clock.pause = { duration in
        #expect(duration == pause)
        throw CancellationError()
      }
    }
    #expect(await talk.say("watch \(time) get /").outcome == .ok)
    #expect(asked.all.count == 1)
  }

  @Test(
    "needs a time and a request",
    arguments: [
      ("", "expected a time"), ("soon get /", "expected a time such as 5s or 500ms, found soon"),
      ("0 get /", "expected a time such as 5s or 500ms, found 0"), ("1s", "expected a line to repeat"),
      ("1s nonsense", "expected a request, found nonsense"),
    ])
  func mistakes(_ text: String, _ said: String) async throws {
    let asked = asked("1")
    // One that is watched all the same ends after the first answer, and is seen to have asked.
    let talk = try await asked.talk { $0.clock.pause = { _ in throw CancellationError() } }
    let answer = await talk.say("watch \(text)")
    #expect(answer.status == 2 && answer.flat.contains(said), "\(answer.text)")
    #expect(asked.all.isEmpty)
  }
}
