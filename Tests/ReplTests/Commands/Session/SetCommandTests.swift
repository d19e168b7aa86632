import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What is set for a session", .paced)
struct SetCommandTests {
  private let asked = Asked()

  @Test("goes out with the next request: a header, a query item, a variable, an option")
  func kinds() async throws {
    let talk = try await asked.talk(to: .plain)
    await talk.say(
      "set header X-A one", "set query q two", "set var v three", "set timeout 7", "set verify off")
    await talk.say("get /{{v}}")
    #expect(asked.lines == ["GET /three?q=two"] && asked.last?.headers["X-A"] == "one")
    #expect(asked.last?.options.deadlines.total == .seconds(7) && asked.last?.options.tls.verifies == false)
    await talk.say("set header x-a 1", "set query q 2", "set variable v 3", "set option timeout 8")
    await talk.say("get /{{v}}")
    #expect(asked.last?.url.target == "/3?q=2" && asked.last?.headers["X-A"] == "1")
    #expect(asked.last?.options.deadlines.total == .seconds(8))
  }

  @Test("alone it lists each option with its value")
  func list() async throws {
    let talk = try await asked.talk(to: .plain)
    await talk.say("set follow on")
    let text = await talk.say("set").outText
    for name in SessionOption.names { #expect(text.contains(name), "\(text)") }
    #expect(text.contains(/follow +on/), "\(text)")
  }

  @Test("a variable's value is filled, and a secret in it stays one")
  func values() async throws {
    let talk = try await asked.talk(variables: ["TOKEN": "canary-1234"])
    await talk.say("let t = env:TOKEN", "set var u {{t}}", "set header X-T {{u}}", "get /")
    #expect(asked.last?.headers.first("X-T")?.value == .secret(Secret("canary-1234", name: "TOKEN")))
    #expect(!(await talk.say("env").text.contains("canary")))
  }

  @Test(
    "is refused where it makes no sense, and then nothing is set",
    arguments: [
      ("nothing 1", "there is no option nothing; there are timeout"), ("timeout soon", "expected seconds"),
      ("timeout off", "expected seconds such as 5 or 0.5, or none, found off"),
      ("follow maybe", "maybe"), ("view nothing", "expected auto, tree, json, table or raw, found nothing"),
      ("timeout", "expected seconds, or none"), ("header", "expected a name"), ("header X-A", "expected"),
      ("header 'Bad Name' x", "Bad Name"), ("var a.b 1", "a variable's name has letters"),
      ("query q {{nobody}}", "nobody"),
      ("proxy http://[", "http://["),
    ])
  func mistakes(_ text: String, _ said: String) async throws {
    let talk = try await asked.talk()
    let before = await talk.say("set").text
    let answer = await talk.say("set \(text)")
    #expect(answer.status == 2 && answer.flat.contains(said), "\(answer.text)")
    #expect(await talk.say("set").text == before)
  }
}
