import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A part of an answer that somebody goes to", .paced)
struct LookCommandTests {
  private let body = #"{"a": {"b": [{"id": 1, "url": "/x"}, {"id": 2, "url": "/y"}]}, "id": 0}"#

  private func talk(_ lines: String...) async throws -> Talk {
    let talk = try await Asked(body: body).talk(to: .plain)
    await talk.say("get /")
    for line in lines { await talk.say(line) }
    return talk
  }

  @Test(
    "is where paths start from, in every command, in braces and in place of a URL",
    arguments: [
      (".id", "2\n"), ("$.id", "0\n"), ("$1.id", "0\n"), ("count", "2\n"), ("keys", "id\nurl\n"),
      ("find 2", ".id\t2\n"), ("tree .", "id   2\nurl  \"/y\"\n"), ("get /{{.id}} --offline", "GET /2 "),
      ("get .url --offline", "GET /y "), ("get /{{$.id}} --offline", "GET /0 "),
    ])
  func start(_ line: String, _ said: String) async throws {
    let answer = await (try talk("look .a.b[1]")).say(line)
    #expect(answer.outText.hasPrefix(said), "\(answer.text)")
  }

  @Test("is shown, and places in it are written from there")
  func shown() async throws {
    let talk = try await talk()
    #expect(
      await talk.say("look .a").outText
        == "b  array of 2\n├─ [0]  object of 2\n│  ├─ id   1\n│  └─ url  \"/x\"\n└─ [1]  object of 2\n   ├─ id   2\n   └─ url  \"/y\"\n"
    )
    #expect(await talk.say("find /y").outText == ".b[1].url\t\"/y\"\n")
    #expect(await talk.say("find /y $").outText == "$1.a.b[1].url\t\"/y\"\n")
    #expect(await talk.say("tree .other").notes.contains("keys ."))
  }

  @Test("`look` alone goes back, `..` one step, a path goes on, and the next answer is whole")
  func leaving() async throws {
    let talk = try await talk("look .a", "look .b[0]")
    #expect(await talk.say(".id").outText == "1\n")
    await talk.say("look ..")
    #expect(await talk.say("count").outText == "2\n")
    await talk.say("look ..", "look ..", "look ..")
    #expect(await talk.say(".id").outText == "0\n")
    await talk.say("look .a", "look")
    #expect(await talk.say(".id").outText == "0\n")
    await talk.say("look .a", "get /")
    #expect(await talk.say(".id").outText == "0\n")
  }

  @Test("a number is that of a place that `find` listed")
  func numbers() async throws {
    let talk = try await Asked(body: body).talk()
    await talk.say("get /", "find /", "look 2")
    #expect(await talk.say(".").outText == "\"/y\"\n")
    await talk.say("look", "look .a", "find 2", "look 1")
    #expect(await talk.say(".").outText == "2\n")
    #expect(await talk.say("look 9").flat.contains("`find` listed"))
    await talk.say("get /")
    #expect(await talk.say("look 1").flat.contains("nothing was listed by `find`"))
  }

  @Test(
    "what is no place is refused",
    arguments: [
      ("look .nothing", "nothing is at .nothing"), ("look .a.b[]", "2 values are there"),
      ("look a", "try: look .a"),
      ("look $9", "`look` goes about in the last answer"), ("look .[first]", "expected"),
      ("cd .a.b[1]", "try: look .a.b[1]"),
    ])
  func mistakes(_ line: String, _ said: String) async throws {
    let answer = await (try talk()).say(line)
    #expect(answer.outcome != .ok && answer.flat.contains(said), "\(answer.text)")
  }

  @Test("before there is an answer there is nothing to look at")
  func nothing() async throws {
    #expect(await (try Asked().talk()).say("look").status == 2)
  }
}
