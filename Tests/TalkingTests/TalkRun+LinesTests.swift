import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Synchronization
import Testing

@testable import ApusTalking

@Suite("Lines of a conversation that nobody types", .paced)
struct TalkRunLinesTests {
  private let echo = StubTransport { _ in .webSocket { [$0] } }

  private func say(_ line: String) async throws -> (answer: Answer, talk: Talk) {
    let talk = try await Talk(transport: echo, base: "http://h.test")
    return (await talk.say(line), talk)
  }

  @Test("bytes of a file go out as they are")
  func binary() async throws {
    let talk = try await Talk(transport: echo, base: "http://h.test")
    try talk.folder.write("abc", to: "a.bin")
    #expect(await talk.say("ws /talk --say '/binary @a.bin'").outText == "\"YWJj\"\n")
  }

  @Test("a file that cannot be read is told by its name")
  func unreadable() async throws {
    let answer = try await say("ws /talk --say '/binary @none.bin'").answer
    #expect(answer.outcome == .failed(.requestBody))
    #expect(answer.text.contains("the file none.bin cannot be read: No such file or directory"))
  }

  @Test("a file that cannot be written is told by its name")
  func unwritable() async throws {
    let answer = try await say("ws /talk --say x --say '/save no-folder/x'").answer
    #expect(answer.outcome == .failed(.requestBody))
    #expect(answer.text.contains("no-folder/x cannot be written: No such file or directory"))
  }

  @Test("what is expected is looked for in what came since the last that was found")
  func expectations() async throws {
    let line = "ws /talk --say 1 --say 2 --say '/expect . == 1' --say '/expect . == 2'"
    #expect(try await say(line).answer.status == 0)
    #expect(try await say(line + " --say '/expect . == 1'").answer.outcome == .failed(.expectFailed))
  }

  @Test("a command that there is none of ends it, and says so")
  func unknown() async throws {
    let (answer, _) = try await say("ws /talk --say /nothing --say x")
    #expect(answer.status == 2 && answer.text.contains("there is no /nothing in a conversation"))
    #expect(answer.outText.isEmpty)
  }

  @Test("one that is no text is told by its number, and ends what is read; what stood before it went")
  func noText() async throws {
    let lines = Mutex<[TalkDesk.Input]>([.line("one"), .noText(line: 2), .line("three")])
    let desk = TalkDesk(read: { _, _ in lines.withLock { $0.isEmpty ? .end : $0.removeFirst() } })
    let talk = try await Talk(
      transport: echo, base: "http://h.test", setUp: { environment in environment.talkDesk = { desk } })
    let answer = await talk.say("ws /talk")
    #expect(answer.outcome == .failed(.requestBody) && answer.status == 2)
    #expect(answer.text.contains("line 2 is not UTF-8 and was not sent; `/binary @FILE` sends bytes"))
    #expect(answer.text.contains("1 went") && !answer.text.contains("three"), "\(answer.text)")
  }

  @Test("a ping is answered, and a code that is said is the end's")
  func ping() async throws {
    #expect(try await say("ws /talk --say /ping").answer.notes.contains("pong after"))
    #expect(try await say("ws /talk --say '/close 4001'").answer.outcome == .failed(.webSocketClosed))
  }

  @Test("when all is said a server has half a second to answer; the practice API needs no such time")
  func silence() throws {
    let ports = PracticePorts(main: 4000, other: 4001, silent: 4002)
    let practice = try WebURL("http://127.0.0.1:4000").origin
    #expect(TalkRun.silence(at: practice, ports) < .milliseconds(50))
    for place in ["http://h.test:4000", "http://127.0.0.1:8080"] {
      #expect(TalkRun.silence(at: try WebURL(place).origin, ports) == .milliseconds(500))
    }
    #expect(TalkRun.silence(at: practice, nil) == .milliseconds(500))
  }
}
