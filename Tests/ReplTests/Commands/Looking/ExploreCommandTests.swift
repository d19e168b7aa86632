import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSavedSessions
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Answers that are walked in", .paced)
struct ExploreCommandTests {
  private func talk(_ screen: ScriptedScreen, answer: String? = "") async throws -> Talk {
    try await Talk(
      to: Talk.terminal,
      setUp: { environment in
        environment.screen = { screen }
        environment.ask = { _ in answer }
      })
  }

  @Test("without a screen another way is named", arguments: [Talk.terminal, .plain])
  func noScreen(_ traits: Console.Traits) async throws {
    let talk = try await Talk(to: traits)
    let answer = await talk.say("get /status/200", "explore")
    #expect(answer.code == "usage.command")
    #expect(answer.notes.contains("explore needs a screen"))
    #expect(answer.notes.contains("try: tree --depth 2"))
  }

  @Test("a terminal that cannot move its cursor is no screen")
  func dumb() async throws {
    let talk = try await Talk(
      to: Console.Traits(isTerminal: true, movesCursor: false),
      setUp: { $0.screen = { ScriptedScreen("q") } })
    #expect(await talk.say("get /status/200", "explore").notes.contains("explore needs a screen"))
  }

  @Test("the screen is taken and left once, and q leaves nothing behind")
  func leaves() async throws {
    let screen = ScriptedScreen("jq")
    let talk = try await talk(screen)
    let answer = await talk.say("get /status/418", "explore")
    #expect(answer.outcome == .ok && answer.text == "")
    #expect(screen.calls == ["enter", "leave"])
    #expect(screen.pictures.last?.contains("> ") == true)
  }

  @Test("a path, a numbered answer and a file are walked in, and Enter gives the path")
  func targets() async throws {
    let screen = ScriptedScreen("\r")
    let talk = try await talk(screen)
    try talk.folder.write("{\"deep\": {\"fruits\": [\"fig\"]}}", to: "my fruits.json")
    await talk.say("get /status/418")
    #expect(await talk.say("explore .status").text == ".status\n")
    screen.press("\r")
    #expect(await talk.say("explore 'my fruits.json'").text == ".\n")
    screen.press("jll\r")
    #expect(await talk.say("explore").text == ".deep.fruits\n")
    // Paths look into the file now, so another answer has to be named.
    screen.press("\r")
    #expect(await talk.say("explore $1").text == "$1.status\n")
    screen.press("\r")
    #expect(await talk.say("explore .deep.fruits[*]").text == ".deep.fruits[0]\n")
    #expect(await talk.say("explore .nothing").notes.contains("nothing there"))
    #expect(await talk.say("explore missing.json").status != 0)
    #expect(await talk.say("explore a b").code == "usage.argument")
  }

  @Test("folds and the cursor are kept for each answer")
  func kept() async throws {
    let screen = ScriptedScreen("jq")
    let talk = try await talk(screen)
    try talk.folder.write("{\"a\": [1, 2], \"b\": 1}", to: "a.json")
    await talk.say("get /status/418", "explore a.json")
    screen.press("ljq")
    await talk.say("explore")
    screen.press("q")
    await talk.say("explore $1")
    screen.press("\r")
    #expect(await talk.say("explore").text == ".a[0]\n")
    // Opened anew it is another one.
    screen.press("\r")
    #expect(await talk.say("explore a.json").text == ".\n")
  }

  @Test("where somebody looks at a part it is that part, with paths from there, and all of it by its number")
  func looked() async throws {
    let screen = ScriptedScreen("jj\r")
    let talk = try await talk(screen)
    try talk.folder.write("{\"deep\": {\"a\": 1, \"fruits\": [\"fig\"]}, \"fruits\": 0}", to: "a.json")
    await talk.say("open a.json", "look .deep")
    #expect(await talk.say("explore").text == ".fruits\n")
    // What stands outside of it is not found.
    screen.press("/deep\r\r")
    #expect(await talk.say("explore").text == ".fruits\n")
  }

  @Test("a line of Apus runs on the usual screen, and the walk goes on")
  func lines() async throws {
    let screen = ScriptedScreen(":get /status/201\rj\r")
    let talk = try await talk(screen)
    let answer = await talk.say("get /status/418", "explore")
    #expect(answer.text.contains("201 Created"))
    #expect(screen.calls == ["enter", "leave", "enter", "leave"])
    // Paths look into the new answer, so this one is named.
    #expect(answer.text.hasSuffix("$1.status\n"))
  }

  @Test("a line that quits ends all, and so does nobody who goes back")
  func ends() async throws {
    let quitting = try await talk(ScriptedScreen(":quit\r"))
    #expect(await quitting.say("get /status/418", "explore").outcome == .quit)
    let screen = ScriptedScreen(":pwd\r")
    let alone = try await talk(screen, answer: nil)
    #expect(await alone.say("get /status/418", "explore").outcome == .ok)
    #expect(screen.calls == ["enter", "leave"])
  }

  @Test("what is recorded is no step of a session")
  func isNoStep() {
    #expect(CommandList.all.command(named: "explore")?.traits == .isNoStep)
  }
}
