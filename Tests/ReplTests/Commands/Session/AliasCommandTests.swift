import ApusFolderTestSupport
import ApusLineEditing
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Testing

@testable import ApusRepl

@Suite("Short words for lines, as commands", .paced)
struct AliasCommandTests {
  @Test("are set, run, listed, and taken back")
  func all() async throws {
    let asked = Asked()
    let talk = try await asked.talk(to: .plain)
    await talk.say("alias item = get /items/{{1}}", "item 5 q==1", "alias few = get '/a b' | head -c 3")
    #expect(asked.lines == ["GET /items/5?q=1"])
    #expect(
      await talk.say("alias").outText == "alias few = get '/a b' | head -c 3\nalias item = get /items/{{1}}\n"
    )
    #expect(await talk.say("alias item").outText == "alias item = get /items/{{1}}\n")
    #expect(await talk.say("unalias item").status == 0)
    #expect(await talk.say("item 5").code == "usage.command")
    #expect(await talk.say("unalias item").text.contains("there is no alias item"))
  }

  @Test(
    "are no names of commands, and no other signs", arguments: ["get", "HELP", "why", "a.b", "1a", "github"])
  func refused(_ name: String) async throws {
    let answer = try await Asked().talk(to: .plain).say("alias \(name) = get /")
    #expect(answer.status == 2, "\(answer.text)")
  }

  @Test("with too few words send nothing and say what they take")
  func tooFew() async throws {
    let asked = Asked()
    let talk = try await asked.talk(to: .plain)
    let answer = await talk.say("alias item = get /items/{{1}}", "item")
    #expect(answer.status == 2 && answer.flat.contains("`item` takes a word behind it"), "\(answer.text)")
    #expect(asked.all.isEmpty)
  }

  @Test("are in a saved session as what they stand for, so that it replays elsewhere")
  func recorded() async throws {
    let talk = try await Talk()
    await talk.say("record it", "alias user = get /github/users/{{1}}", "user octocat", "record off")
    let document = try #require(talk.folder.text(of: "it.session.md"))
    #expect(
      document.contains("$ get /github/users/octocat\n") && !document.contains("$ user octocat"),
      "\(document)")
    let replay = await talk.say("replay it")
    #expect(replay.status == 0, "\(replay.text)")
  }

  @Test("are offered by Tab, and completed as what they stand for")
  func completed() async throws {
    let talk = try await Talk()
    await talk.say("get /github/users/octocat", "alias peek = tree")
    let knowledge = await talk.engine.knowledge()
    #expect(knowledge.completion(of: "pee", at: 3).candidates.map(\.text) == ["peek"])
    let found = knowledge.completion(of: "peek .logi", at: 10)
    #expect(found.candidates.map(\.text) == [".login"] && found.range == 5..<10)
    #expect(knowledge.understands("peek .login") && !knowledge.understands("pek .login"))
  }
}
