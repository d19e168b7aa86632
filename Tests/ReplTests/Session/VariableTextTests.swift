import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Testing

@testable import ApusRepl

@Suite("What stands behind `let NAME =`", .paced)
struct VariableTextTests {
  @Test("a cookie is that of the last response, or one that is kept, and is shown to nobody")
  func cookies() async throws {
    let asked = Asked { request in
      request.url.path == "/in"
        ? .response(status: 200, headers: ["Set-Cookie": "sid=S3CRETVAL; Path=/"], body: "{}")
        : .response(status: 200, body: "{}")
    }
    let talk = try await asked.talk {
      $0.cookies.list = {
        [KeptCookie(name: "old", value: Secret("S3CRETOLD"), domain: "h.test", path: "/")]
      }
    }
    await talk.say("get /in", "let c = cookie sid", "get /x a=={{c}} b=={{cookie sid $1}}")
    #expect(asked.lines.last == "GET /x?a=S3CRETVAL&b=S3CRETVAL")
    #expect(await talk.say("let o = cookie old", "let").outText == "c = •••\no = •••\n")
    let none = await talk.say("let n = cookie none")
    #expect(none.code == "request.variable" && none.flat.contains("sets no cookie none"), "\(none.text)")
  }

  @Test(
    "what may be a header or a part of the body is neither: both are told", arguments: ["headers", "header"])
  func meanings(_ word: String) async throws {
    let talk = try await Asked(body: #"{"headers": {"a": 1}}"#).talk()
    await talk.say("get /")
    let answer = await talk.say("let h = \(word).Content-Type")
    #expect(
      answer.status == 2 && answer.flat.contains("which is `header Content-Type`")
        && answer.flat.contains("which is .\(word).Content-Type"), "\(answer.text)")
    #expect(answer.flat.contains("try: let h = header Content-Type"))
    #expect(await talk.say("let h = '\(word).a'", "let").outText.contains("h = \"\(word).a\""))
  }

  @Test(
    "a secret of a command or a file is called as the variable is, so that a recording has it again",
    arguments: [("cmd:printf canary-%s 9999", "'"), ("file:token.txt", "")])
  func recorded(_ place: String, _ quote: String) async throws {
    let talk = try await Talk(transport: StubTransport(body: "{}"), base: "http://a.test")
    try talk.folder.write("canary-9999\n", to: "token.txt")
    await talk.say("record it", "let key = \(quote)\(place)\(quote)", "get /x X-Key:{{key}}", "record off")
    let text = try #require(talk.folder.text(of: "it.session.md"))
    #expect(text.contains("key=\(place)") && !text.contains("error["), "\(text)")
    #expect(!text.contains("canary-9999"))
    let replay = await talk.say("replay it")
    #expect(replay.outcome == .ok, "\(replay.text)")
  }

  @Test("`let` alone lists, and in a conversation each tells what it keeps")
  func lists() async throws {
    let talk = try await Asked(body: #"{"id": 7, "access_token": "S3CRETVAL", "ids": [1, 2]}"#).talk()
    #expect(await talk.say("let").notes == "there are no variables\n")
    await talk.say("get /")
    #expect(await talk.say("let id = .id").text == "")
    await talk.engine.beginConversation()
    #expect(await talk.say("let token = .access_token").notes == "token = •••\n")
    #expect(await talk.say("let ids = .ids").notes == "ids = [1, 2]\n")
    #expect(await talk.say("let").outText == "id = 7\nids = [1, 2]\ntoken = •••\n")
  }
}
