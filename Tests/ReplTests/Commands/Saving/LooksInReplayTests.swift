import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Synchronization
import Testing

@testable import ApusClient
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Lines that look at what others before them asked for, replayed for real", .paced)
struct LooksInReplayTests {
  /// Somebody who looked at what two pages and two values came to, whose prices have become texts since.
  private func talk() async throws -> Talk {
    let isLater = Mutex(false)
    let asked = Asked { request in
      let price = isLater.withLock { $0 } ? #""3""# : "3"
      let isSecond = request.url.query == "page=2"
      let element = #"{"id": \#(isSecond ? 2 : 1), "price": \#(price)}"#
      let next = isSecond ? "null" : #""/l?page=2""#
      let body = request.url.path == "/l" ? #"{"items": [\#(element)], "next": \#(next)}"# : element
      return .response(status: 200, body: body)
    }
    let talk = try await asked.talk(to: .plain) { $0.anotherTransport = nil }
    await talk.say(
      "get /l --all-pages", ".[0].price", ".[*].price", "for n in [1, 2] get /v/{{n}}", ".price", "save it")
    isLater.withLock { $0 = true }
    return talk
  }

  @Test("drift with the answers")
  func drift() async throws {
    let answer = await (try talk()).say("replay --live --trust it")
    #expect(answer.code == "replay.drift", "\(answer.text)")
    for line in [".[0].price", ".price"] {
      #expect(answer.text.contains("drift  \(line)"), "\(answer.text)")
    }
  }

  @Test("know what rules judge in the one list that pages make, and in the last answer of several")
  func rules() async throws {
    let talk = try await talk()
    let rules = ["'.[*].price ignore'", "'.price ignore'", "'.[*].id type'"].map { "--rule \($0)" }
    let answer = await talk.say("replay --live --trust \(rules.joined(separator: " ")) it")
    #expect(answer.text.contains("5 steps: 5 as written"), "\(answer.text)")
    // What was recorded is one list, too.
    let offline = await talk.say("replay it")
    #expect(offline.outcome == .ok, "\(offline.text)")
  }

  @Test("know what is ignored in each page")
  func ignored() async throws {
    let talk = try await talk()
    try talk.change(
      "session: 2\n", to: "session: 2\nignore: [\"body.items[*].price\", body.price]\n", in: "it.session.md")
    let answer = await talk.say("replay --live --trust it")
    #expect(answer.text.contains("5 steps: 5 as written"), "\(answer.text)")
  }

  @Test("look at the answer that was shown again, and not at the last")
  func shown() async throws {
    let isLater = Mutex(false)
    let asked = Asked { request in
      let id = isLater.withLock { $0 } && request.url.path == "/a" ? #""x""# : "1"
      return .response(status: 200, body: #"{"id": \#(id)}"#)
    }
    let talk = try await asked.talk(to: .plain) { $0.anotherTransport = nil }
    await talk.say("get /a", "get /b", "show 1", ".id", "save it")
    isLater.withLock { $0 = true }
    let answer = await talk.say("replay --live --trust it")
    #expect(answer.text.contains("drift  .id"), "\(answer.text)")
  }
}
