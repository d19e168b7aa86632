import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusClient
@testable import ApusSessionExports
@testable import ApusSurroundings

@Suite("Lines that another program does", .paced)
struct ScriptStepReaderTests {
  /// What is left out of a session of these lines.
  private func told(_ lines: String..., answering: StubTransport.Answer? = nil) async throws -> String {
    let talk = try await Asked { request in
      if request.url.path == "/down" { return .failure(.refused, "nobody listens") }
      return answering ?? .response(status: 200, body: #"{"id": 7, "tags": [1]}"#)
    }.talk(to: .plain)
    for line in lines { await talk.say(line) }
    await talk.say("save demo")
    let answer = await talk.say("export locust demo --pause none")
    #expect(answer.status == 0, "\(answer.text)")
    return answer.text
  }

  @Test("a request that was not answered is left out, and why")
  func unanswered() async throws {
    let text = try await told("get /a", "get /down")
    #expect(text.contains("it was not answered: nobody listens"), "\(text)")
    #expect(!text.contains("name=\"/down\""))
  }

  @Test("what asks again and again asks once")
  func repeated() async throws {
    let text = try await told("repeat 3 get /a")
    #expect(
      text.ranges(of: "name=\"/a\"").count == 1 && text.contains("it asked 3 times, and asks once here"),
      "\(text)")
  }

  @Test("settings are in the requests behind them, and no look")
  func settings() async throws {
    let text = try await told("X-Mine:1", "set timeout 5", "get /a", ".id")
    #expect(
      text.contains("\"X-Mine\": \"1\"") && text.contains("left out: 1 line that only looks"), "\(text)")
  }

  @Test("inside an answer a path is another's, so its value is the recorded one")
  func inside() async throws {
    let text = try await told("get /a", "look .tags", "let first = .[0]", "get /b x=={{first}}")
    #expect(
      text.contains("name=\"/b?x=1\"") && text.contains("what it takes of an answer is what was recorded"),
      "\(text)")
  }

  @Test("rules below a line that only looks are about the answer that it looks at")
  func looking() async throws {
    let talk = try await Asked { _ in .response(status: 200, body: #"{"id": 7}"#) }.talk(to: .plain)
    for line in ["get /a", "tree", "save demo"] { await talk.say(line) }
    let document = try #require(talk.folder.text(of: "demo.session.md"))
    try talk.folder.write(document + "\n```rules\n.id == 999\n```\n", to: "demo.session.md")
    let answer = await talk.say("export locust demo --pause none")
    #expect(answer.text.contains("compared(value, \"==\", json.loads(\"999\"))"), "\(answer.text)")
  }

  @Test("a check that only this program knows is told with its line")
  func checks() async throws {
    let text = try await told("get /a", "expect .id == 7", "expect shape {id: number}")
    #expect(text.contains("compared(value, \"==\", json.loads(\"7\"))"), "\(text)")
    #expect(text.contains("it is not checked: expect shape {id: number}"))
  }
}
