import ApusClient
import ApusLanguage
import ApusPacingTestSupport
import Testing

@testable import ApusTalking

@Suite("What is typed in a conversation", .paced)
struct TalkLineTests {
  private func said(_ line: String) throws -> String? {
    if case .say(let text) = try TalkLine(line) { text } else { nil }
  }

  @Test("is said as it is; a second slash says one that begins with a slash")
  func said() throws {
    #expect(try said("hello") == "hello")
    #expect(try said("{\"a\": 1}") == "{\"a\": 1}")
    #expect(try said("//ping") == "/ping")
    #expect(try said("") == nil)
  }

  @Test(
    "a close has a code, words, both or neither",
    arguments: [
      ("/close", 1000, ""), ("/close 4001", 4001, ""), ("/close 1001 see you", 1001, "see you"),
      ("/close that was all", 1000, "that was all"),
    ])
  func close(_ line: String, _ code: Int, _ reason: String) throws {
    guard case .close(let closing) = try TalkLine(line) else {
      Issue.record("no close")
      return
    }
    #expect(closing == WebSocketClosing(code: code, reason: reason))
  }

  @Test("an expectation has a time, or two seconds")
  func expectations() throws {
    guard
      case .expect(_, let text, let patience) = try TalkLine("/expect .type == \"within it\" within 500ms")
    else {
      Issue.record("no expectation")
      return
    }
    #expect(text == ".type == \"within it\"" && patience == .milliseconds(500))
    guard case .expect(_, _, let usual) = try TalkLine("/expect .a") else {
      Issue.record("no expectation")
      return
    }
    #expect(usual == .seconds(2))
  }

  @Test("files are named with and without a sign")
  func files() throws {
    for line in ["/binary @a b.png", "/binary a b.png"] {
      guard case .binary(let file) = try TalkLine(line) else {
        Issue.record("no file")
        return
      }
      #expect(file == "a b.png")
    }
  }

  @Test(
    "what cannot be done says why",
    arguments: [
      ("/pong", "there is no /pong in a conversation; a message that begins with / is typed with //"),
      (
        "/close 1000 " + String(repeating: "é", count: 62),
        "a reason has 123 bytes at most, and this has 124"
      ),
      ("/close 1006", "1006 cannot be sent: it is 1000 to 1003, 1007 to 1014, or 3000 to 4999"),
      ("/save", "expected a file"), ("/expect", "expected what to wait for"),
    ])
  func refused(_ line: String, _ message: String) {
    let problem = #expect(throws: LineProblem.self) { _ = try TalkLine(line) }
    #expect(problem?.message == message)
  }

  @Test("every command that is listed is understood")
  func commands() {
    for command in TalkLine.commands {
      let name = command.usage.prefix { $0 != " " }
      let examples = ["/expect": "/expect .a", "/binary": "/binary @a", "/save": "/save a"]
      #expect(throws: Never.self) { _ = try TalkLine(examples[String(name)] ?? String(name)) }
    }
  }
}
