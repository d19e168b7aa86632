import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A text looked for in an answer", .paced)
struct FindCommandTests {
  private let body = #"{"Name": "lorem", "list": [{"name": "Lorem Ipsum"}, {"other": "a lorem"}]}"#

  private func talk(to traits: Console.Traits = Talk.terminal) async throws -> Talk {
    let talk = try await Asked(body: body).talk(to: traits)
    await talk.say("get /")
    return talk
  }

  @Test("a program gets every place there is, a path, a tab and the value a line, and no count")
  func programs() async throws {
    let list = "[" + Array(repeating: #""lorem""#, count: 2_345).joined(separator: ",") + "]"
    let talk = try await Asked(body: list).talk(to: .plain)
    await talk.say("get /")
    let lines = await talk.say("find lorem").outText.split(separator: "\n")
    #expect(lines.count == 2_345 && lines.last == ".[2344]\t\"lorem\"")
    let none = await talk.say("find ipsum")
    #expect(none.outText == "" && none.notes == "found nowhere\n" && none.outcome == .ok)
  }

  @Test("all are counted, however many a screen shows")
  func counts() async throws {
    let list = "[" + Array(repeating: #""lorem""#, count: 2_345).joined(separator: ",") + "]"
    let talk = try await Asked(body: list).talk()
    await talk.say("get /")
    #expect(
      await talk.say("find lorem").outText.contains("2345 places, 2325 not shown: find lorem | less\n"))
  }

  @Test(
    "in a part, in keys only, by a pattern, in any case",
    arguments: [
      ("find lorem .list", [".list[0].name", ".list[1].other"]), ("find lorem .list[0]", [".list[0].name"]),
      ("find --keys name", [".Name", ".list[0].name"]), ("find --regex '^lorem$' .", [".Name"]),
      ("find -i 'LOREM IPSUM'", [".list[0].name"]), ("find lorem .list[].other", [".list[1].other"]),
      ("find a lorem", [".list[1].other"]), ("find LOREM $1.list[1]", ["$1.list[1].other"]),
    ])
  func options(_ line: String, _ places: [String]) async throws {
    let answer = await (try talk(to: .plain)).say(line)
    let found = answer.outText.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    #expect(found == places, "\(answer.text)")
  }

  @Test("numbers are there in a conversation, where `look` takes them, and not where nobody types")
  func numbers() async throws {
    let talk = try await talk()
    #expect(await talk.say("find ipsum").outText.hasPrefix(".list[0].name  "))
    await talk.engine.beginConversation()
    #expect(await talk.say("find ipsum").outText.hasPrefix("1  .list[0].name  "))
  }

  @Test("`--help` is no text to find, of any command", arguments: ["find", "keys", "let", "use"])
  func help(_ name: String) async throws {
    let answer = await (try talk()).say("\(name) --help")
    #expect(answer.outcome == .ok && answer.outText.contains("  \(name)"), "\(answer.text)")
  }

  @Test(
    "what cannot be looked for is told",
    arguments: [
      ("find", "expected a text to find"), ("find --regex '*a'", "is no pattern"),
      ("find x --no", "has no option --no"),
    ])
  func mistakes(_ line: String, _ said: String) async throws {
    let answer = await (try talk()).say(line)
    #expect(answer.status == 2 && answer.flat.contains(said), "\(answer.text)")
    #expect(await (try talk()).say("find -5").outcome == .ok)
  }
}
