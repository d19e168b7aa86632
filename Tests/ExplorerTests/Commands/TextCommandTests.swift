import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusExplorer
@testable import ApusSurroundings

@Suite("A value without quotes", .paced)
struct TextCommandTests {
  private let body = #"""
    {"name": "\u308a\u3093\u3054 🍎 \"q\"\nnext", "price": 1.10, "big": 12345678901234567890,
     "tags": ["a", "b"], "owner": {"id": 1}, "none": null, "bad": "a\u001b[2Jb\u202e"}
    """#

  @Test("is exact for a program: strings decoded, numbers as they came, objects as JSON, one a line")
  func exact() async throws {
    let talk = try await Asked(body: body).talk(to: .plain)
    await talk.say("get /a")
    #expect(await talk.say("text .name").outText == "りんご 🍎 \"q\"\nnext\n")
    #expect(await talk.say("text .price").outText == "1.10\n")
    #expect(await talk.say("text .big").outText == "12345678901234567890\n")
    #expect(await talk.say("text .tags[]").outText == "a\nb\n")
    #expect(await talk.say("text .owner").outText == "{\"id\":1}\n")
    #expect(await talk.say("text .none").outText == "null\n")
    #expect(await talk.say("text .bad").outText == "a\u{1b}[2Jb\u{202e}\n")
  }

  @Test("drives no terminal, and lines stay lines")
  func shown() async throws {
    let talk = try await Asked(body: body).talk()
    await talk.say("get /a")
    #expect(await talk.say("text .bad").outText == "a\\x1b[2Jb\\u{202e}\n")
    #expect(await talk.say("text .name").outText == "りんご 🍎 \"q\"\nnext\n")
  }

  @Test("that is not there has the status 1, and says where the path ends")
  func nothing() async throws {
    let talk = try await Asked(body: body).talk(to: .plain)
    await talk.say("get /a")
    let answer = await talk.say("text .nam")
    #expect(answer.status == 1 && answer.out.isEmpty && answer.notes.contains("try: .name"), "\(answer.text)")
    #expect(await talk.say("text").status == 2)
    #expect(await talk.say("text name").status == 2)
  }
}
