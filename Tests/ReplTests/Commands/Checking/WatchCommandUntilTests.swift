import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What is waited for", .paced)
struct WatchCommandUntilTests {
  @Test(
    "is a check of `expect`, or a filter, and ends what is watched",
    arguments: [".n >= 2", "@.n > 1", "?@.n == 2", "status 201", ".done", "@.done && @.n > 1"])
  func ends(_ check: String) async throws {
    let counter = Counter()
    let asked = Asked { _ in
      let count = await counter.next()
      return count == 1
        ? .response(status: 200, body: #"{"n": 1}"#)
        : .response(status: 201, body: #"{"n": 2, "done": true}"#)
    }
    let talk = try await asked.talk { $0.clock.pause = { _ in } }
    #expect(await talk.say("watch 1s get / --until '\(check)'").outcome == .ok)
    #expect(asked.all.count == 2)
  }

  @Test(
    "is a filter of the value that a path looks at, or of the whole answer", arguments: ["@ > 1", "@.n > 1"])
  func value(_ check: String) async throws {
    let counter = Counter()
    let asked = Asked { _ in .response(status: 200, body: "{\"n\": \(await counter.next())}") }
    let talk = try await asked.talk { $0.clock.pause = { _ in } }
    #expect(await talk.say("watch 1s get / .n --until '\(check)'").outcome == .ok)
    #expect(asked.all.count == 2)
  }

  @Test("waits for a body that is not there yet")
  func noBody() async throws {
    let counter = Counter()
    let asked = Asked { _ in
      let count = await counter.next()
      return count < 3 ? .failure(.reset, "gone") : .response(status: 200, body: #"{"n": 1}"#)
    }
    let talk = try await asked.talk { $0.clock.pause = { _ in } }
    #expect(await talk.say("watch 1s get / --until .n").outcome == .ok)
    #expect(asked.all.count == 3)
  }

  @Test(
    "is refused before anything is sent where it is neither",
    arguments: [
      ("nonsense", "takes what `expect` takes"), ("@.n >", "expected"), ("status x", "a status such as"),
    ])
  func mistakes(_ check: String, _ said: String) async throws {
    let asked = Asked()
    let answer = await (try asked.talk()).say("watch 1s get / --until '\(check)'")
    #expect(answer.status == 2 && answer.flat.contains(said) && asked.all.isEmpty, "\(answer.text)")
  }
}
