import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Synchronization
import Testing

@testable import ApusClient
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A line that waited for a secret, replayed from its recording", .paced)
struct PollingReplayTests {
  private func talk(
    _ tokens: [String?], _ line: String, times: Int = 1
  ) async throws -> (talk: Talk, answer: Answer) {
    let time = Mutex(Duration.zero)
    let counter = Counter()
    let asked = Asked { request in
      guard request.url.path == "/jobs/1" else { return .response(status: 200, body: "{}") }
      let token = tokens[min(await counter.next(), tokens.count) - 1]
      return .response(status: 200, body: token.map { #"{"token": "\#($0)"}"# } ?? #"{"state": "new"}"#)
    }
    let talk = try await asked.talk(to: .plain) {
      $0.clock = SessionClock(
        now: { time.withLock(\.self) }, pause: { pause in time.withLock { $0 += pause } })
    }
    var answer = await talk.say(line)
    for _ in 1..<times { answer = await talk.say(line) }
    await talk.say("get /other", "save it")
    return (talk, answer)
  }

  @Test(
    "ends with the answer that it ended with, whatever placeholders stand there",
    arguments: [
      "get /jobs/1 --until '.token re /^tok/' --every 1s --for 30s",
      "get /jobs/1 --until '?match(@.token, \"tok.*\")' --every 1s --for 30s",
      "watch 1s get /jobs/1 --until '.token re /^tok/'",
    ])
  func held(_ line: String) async throws {
    let tokens = [nil, "old-canary-1234", "old-canary-5678", "tok-canary-9012", "tok-canary-3456"]
    let (talk, answer) = try await talk(tokens, line)
    #expect(answer.outcome == .ok, "\(answer.text)")
    let text = try #require(talk.folder.text(of: "it.session.md"))
    #expect(!text.contains("canary") && !text.contains("? expect.failed"), "\(text)")
    if line.hasPrefix("get") { #expect(text.contains("held after 4 requests"), "\(text)") }
    let replayed = await talk.say("replay it")
    #expect(replayed.text.contains("2 steps: 2 as written"), "\(replayed.text)")
  }

  @Test(
    "each of some that are the same ends with its own answer",
    arguments: [
      "get /jobs/1 --until '.token re /^tok/' --every 1s --for 30s",
      "get /jobs/1 --until '?match(@.token, \"tok.*\")' --every 1s --for 30s",
      "watch 1s get /jobs/1 --until '.token re /^tok/'",
    ])
  func several(_ line: String) async throws {
    let tokens = [
      "tok-canary-1234", "old-canary-5678", "old-canary-9012", "tok-canary-3456", "tok-canary-7890",
    ]
    let (talk, answer) = try await talk(tokens, line, times: 3)
    #expect(answer.outcome == .ok, "\(answer.text)")
    let text = try #require(talk.folder.text(of: "it.session.md"))
    #expect(!text.contains("canary") && !text.contains("? expect.failed"), "\(text)")
    if line.hasPrefix("get") {
      #expect(text.ranges(of: "held after 1 request,").count == 2, "\(text)")
      #expect(text.ranges(of: "held after 3 requests").count == 1, "\(text)")
    }
    let replayed = await talk.say("replay it")
    #expect(replayed.text.contains("4 steps: 4 as written"), "\(replayed.text)")
  }

  @Test("one behind another that gave up begins with its own answer")
  func behindGivenUp() async throws {
    let tokens = ["old-canary-1234", "old-canary-5678", "old-canary-9012", "tok-canary-3456"]
    let (talk, answer) = try await talk(
      tokens, "get /jobs/1 --until '.token re /^tok/' --every 10s --for 15s", times: 2)
    #expect(answer.outcome == .ok, "\(answer.text)")
    let text = try #require(talk.folder.text(of: "it.session.md"))
    #expect(text.contains("? expect.failed") && text.contains("held after 2 requests,"), "\(text)")
    let replayed = await talk.say("replay it")
    #expect(replayed.text.contains("3 steps: 3 as written"), "\(replayed.text)")
  }

  @Test("gives up where it gave up")
  func givenUp() async throws {
    let (talk, answer) = try await talk(
      ["old-canary-1234", "old-canary-5678"],
      "get /jobs/1 --until '.token re /^tok/' --every 10s --for 15s")
    #expect(answer.code == "expect.failed", "\(answer.text)")
    let text = try #require(talk.folder.text(of: "it.session.md"))
    #expect(text.contains("? expect.failed") && text.contains("after 2 requests"), "\(text)")
    let replayed = await talk.say("replay it")
    #expect(replayed.text.contains("2 steps: 2 as written"), "\(replayed.text)")
  }

  @Test("is judged by the values where it is asked for again")
  func live() async throws {
    let (talk, _) = try await talk(
      ["old-canary-1234", "tok-canary-5678", "old-canary-9012", "old-canary-3456", "tok-canary-7890"],
      "get /jobs/1 --until '.token re /^tok/' --every 1s --for 30s")
    let replayed = await talk.say("replay --live --trust it")
    #expect(replayed.text.contains("2 steps: 2 as written"), "\(replayed.text)")
  }
}
