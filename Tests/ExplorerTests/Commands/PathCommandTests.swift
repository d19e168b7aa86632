import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A path after a request that failed", .paced)
struct PathCommandTests {
  private func talk(_ failure: StubTransport.Answer) async throws -> Talk {
    let counter = Counter()
    let asked = Asked { _ in
      await counter.next() == 1 ? .response(status: 200, body: #"[{"name": "a"}]"#) : failure
    }
    let talk = try await asked.talk()
    await talk.say("get /", "get /")
    return talk
  }

  @Test("looks into the error's body, and names the last response that worked where that has something there")
  func body() async throws {
    let talk = try await talk(.response(status: 500, body: #"[{"message": "no"}]"#))
    #expect(await talk.say(".[0].message").outText == "\"no\"\n")
    let answer = await talk.say(".[0].name")
    #expect(answer.notes.hasSuffix("\nresponse 1 was the last that worked: $1[0].name\n"), "\(answer.text)")
    #expect(await talk.say("$1[0].name").outText == "\"a\"\n")
    #expect(await !talk.say(".[0].other").notes.contains("worked"))
    for line in ["text .[0].name", "table .[0].name"] {
      #expect(await talk.say(line).notes.hasSuffix("worked: $1[0].name\n"), "\(line)")
    }
  }

  @Test("names it, too, where there is no body at all")
  func noBody() async throws {
    let answer = await (try talk(.failure(.reset, "gone"))).say(".[0].name")
    #expect(answer.code == "body.empty" && answer.flat.contains("try: $1[0].name"), "\(answer.text)")
  }

  @Test("says nothing of it after a request that worked")
  func worked() async throws {
    let answer = await (try talk(.response(status: 200, body: "[]"))).say(".[0].name")
    #expect(!answer.notes.contains("worked"), "\(answer.text)")
  }
}
