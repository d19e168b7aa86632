import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import ApusSystem
import Foundation
import Testing

@testable import ApusInvocation
@testable import ApusRepl
@testable import ApusSavedSessions

@Suite("A session at a desk that is kept", .paced)
struct WorkspaceSeatTests {
  private let state: TestFolder

  init() throws { state = try TestFolder() }

  private func talk(
    _ asked: Asked = Asked(body: "{\"id\": 7}"), variables: [String: String] = [:],
    at desk: Invocation.Desk? = .named("shop"), typing typed: String? = nil,
    setUp: (inout Environment) -> Void = { _ in }
  ) async throws -> Talk {
    var all = variables
    all["XDG_STATE_HOME"] = state.path
    let talk = try await asked.talk(to: .plain, variables: all) {
      $0.askHidden = { _ in typed }
      setUp(&$0)
    }
    if let desk { #expect(await talk.engine.sit(at: desk, asks: typed != nil) == .ok) }
    return talk
  }

  /// Everything that is in the files of workspaces.
  private var written: String {
    let files = FileManager.default.enumerator(atPath: state.path)?.allObjects as? [String] ?? []
    return files.compactMap { state.text(of: $0) }.joined()
  }

  @Test("is the same after it was left: env, history, answers by their numbers, aliases, options")
  func same() async throws {
    let lines = [
      "get /a", "post /b name=Ada", "get /c q==swift", "X-Mine:on", "lang==ja", "title='a b'", "let id = .id",
      "let text = {\"n\": 1.10}", "set timeout 7", "cd v1", "alias ll = table --first 20",
      "let token = env:TOKEN",
      "auth bearer env:TOKEN",
    ]
    let looks = ["env", "set", "history", "$3", "$1.id", "alias", "pwd", "auth"]
    let before = try await talk(variables: ["TOKEN": "canary-token"])
    for line in lines { #expect(await before.say(line).status == 0, "\(line)") }
    var shown: [String] = []
    for line in looks { shown.append(await before.say(line).text) }
    await before.engine.leaveDesk()
    #expect(!written.contains("canary"))
    let after = try await talk(variables: ["TOKEN": "canary-token"], at: .resumed(nil))
    await after.say("# what was said at its beginning is over")
    for (line, text) in zip(looks, shown) { #expect(await after.say(line).text == text, "\(line)") }
    await after.say("get /d")
    #expect(await after.say("$4.id").outText == "7\n")
  }

  @Test("leaves out what was declared to be secret, and goes on to when it is left")
  func declared() async throws {
    let before = try await talk(Asked(body: "{\"ssn\": \"123-45-6789\"}"))
    await before.say("redact ssn", "X-Mine:on", "get /a", "let ssn = .ssn")
    await before.engine.leaveDesk()
    #expect(!written.contains("123-45-6789"))
    let after = try await talk(Asked(body: "{\"ssn\": \"987-65-4321\"}"))
    #expect(await after.say("redact").text.contains("by you:   ssn"))
    await after.say("get /b")
    await after.engine.leaveDesk()
    #expect(!written.contains("987-65-4321"))
  }

  @Test("keeps no secret of its base and its path, says so once, and goes on without them")
  func places() async throws {
    let before = try await talk()
    let said = await before.say("base http://h.test/v1?token=canary-base")
    #expect(said.text.contains("not kept, as secrets: the base's query"), "\(said.text)")
    await before.say("set header X-Forward https://x/?token=canary-header")
    let moved = await before.say("cd hook/ghp_canaryefghijklmnopqrstuvwxyz0123456789")
    #expect(moved.text.contains("not kept, as secrets: the path"), "\(moved.text)")
    #expect(await !before.say("get /a").text.contains("not kept"))
    await before.engine.leaveDesk()
    #expect(
      !written.contains("canary-base") && !written.contains("canary-header") && !written.contains("ghp_"))
    let asked = Asked()
    let after = try await talk(asked)
    await after.say("get /a")
    #expect(asked.lines == ["GET /v1/a"] && asked.last?.headers.contains("X-Forward") == false)
  }

  @Test("sends after it was left what it would have sent before")
  func sends() async throws {
    let before = try await talk(variables: ["TOKEN": "canary-token"])
    await before.say("auth bearer env:TOKEN", "X-Mine:on", "lang==ja")
    await before.engine.leaveDesk()
    let asked = Asked()
    let after = try await talk(asked, variables: ["TOKEN": "canary-token"])
    await after.say("get /a")
    #expect(asked.lines == ["GET /a?lang=ja"] && asked.last?.headers["X-Mine"] == "on")
    #expect(asked.last?.headers.contains("Authorization") == true)
  }

  @Test("keeps no secret that was typed, and asks for it again")
  func typed() async throws {
    let before = try await talk(typing: "canary-typed")
    await before.say("auth bearer", "let password = canary-password", "get /a?access_token=canary-query")
    await before.engine.leaveDesk()
    #expect(!written.contains("canary"), "\(written)")
    let after = try await talk(typing: "again")
    #expect(await after.say("auth").text.contains("bearer"))
    let nobody = try await talk(at: nil)
    await after.engine.leaveDesk()
    let outcome = await nobody.engine.sit(at: .named("shop"), asks: false)
    #expect(outcome == .ok)
    let said = await nobody.say("auth").text
    #expect(said.contains("no credential") && said.contains("the variable password"), "\(said)")
  }

  @Test("has the secret of a variable's command again, by running it where the surroundings let it")
  func command() async throws {
    let before = try await talk()
    await before.say("let token = cmd:'printf canary-%s 9999'", "X-Mine:{{token}}")
    await before.engine.leaveDesk()
    #expect(written.contains("{{cmd:printf canary-%s 9999}}") && !written.contains("canary-9999"))
    let asked = Asked()
    let after = try await talk(asked)
    await after.say("get /a X-Token:{{token}}")
    for name in ["X-Token", "X-Mine"] {
      #expect(asked.last?.headers.first(name)?.revealed == "canary-9999")
    }
    await after.engine.leaveDesk()
    let refused = try await talk(setUp: {
      $0.secretOfCommand = { _ throws(FileProblem) in throw FileProblem("nobody allowed it") }
    })
    let said = await refused.say("env").text
    #expect(said.contains("not there any more: the variable token, the header X-Mine"), "\(said)")
  }

  @Test("says which secret is not there any more, and goes on without it")
  func gone() async throws {
    let before = try await talk(variables: ["TOKEN": "canary-token"])
    await before.say("let token = env:TOKEN", "get /a")
    await before.engine.leaveDesk()
    let answer = await (try talk()).say("history")
    #expect(
      answer.notes.contains("not there any more: the variable token") && answer.outText.contains("GET /a"))
  }

  @Test("is on the disk after each line, so that who is killed has it")
  func killed() async throws {
    let before = try await talk()
    await before.say("get /a", "let id = .id")
    let other = try await talk()
    #expect(await other.say("history").outText.contains("GET /a"))
    #expect(await other.say("env").outText.contains("id = 7"))
  }

  @Test("is seen from a second window, which is told so and overwrites nothing")
  func taken() async throws {
    let first = try await talk()
    await first.say("get /a")
    let second = try await talk()
    let answer = await second.say("get /b", "history")
    #expect(answer.outText.contains("/a") && answer.outText.contains("/b"))
    #expect(try await talk().say("history").outText.contains("/b") == false)
    let told = try await talk().say("pwd").notes
    #expect(told.contains("open elsewhere; what is done here is not kept"), "\(told)")
    #expect(told.contains("apus --workspace shop-2"))
  }

  @Test("begins though its desk is damaged, and names the file that was set aside")
  func damaged() async throws {
    let before = try await talk()
    await before.say("get /a")
    await before.engine.leaveDesk()
    try state.write("{", to: "apus/workspaces/shop/desk.json")
    let answer = await (try talk()).say("history")
    #expect(
      answer.notes.contains("set aside") && answer.notes.contains("damaged/desk.json"), "\(answer.notes)")
    #expect(answer.outText.contains("GET /a"))
  }

  @Test("is left for another by resume, which asks where answers would be lost")
  func resumed() async throws {
    let shop = try await talk()
    await shop.say("get /shop")
    await shop.engine.leaveDesk()
    let plain = try await talk(at: nil, setUp: { $0.confirm = { _ in false } })
    #expect(await plain.say("resume none").text.contains("there is no workspace none"))
    #expect(await plain.say("resume shop").status == 0)
    #expect(await plain.say("history").outText.contains("/shop"))
    #expect(await plain.say("resume shop").text.contains("shop is where you are"))
  }

  @Test("of no workspace reads and writes nothing")
  func none() async throws {
    let talk = try await talk(at: nil)
    await talk.say("get /a", "let id = .id")
    #expect(FileManager.default.subpaths(atPath: state.path)?.isEmpty ?? true)
    #expect(await talk.say("workspaces").notes.contains("no workspaces"))
    #expect(await talk.say("resume").text.contains("there is no workspace yet"))
  }

  @Test("is listed, searched and forgotten")
  func shelf() async throws {
    let shop = try await talk()
    await shop.say("get /apples")
    #expect(await shop.say("workspaces forget shop").text.contains("shop is open"))
    await shop.engine.leaveDesk()
    let talk = try await talk(at: nil)
    #expect(await talk.say("workspaces").outText.hasPrefix("shop  1 answer"))
    #expect(
      await talk.say("workspaces find APPLES").outText.hasPrefix("shop $1  200  GET http://h.test/apples"))
    #expect(await talk.say("workspaces forget shp").text.contains("try: workspaces forget shop"))
    #expect(await talk.say("resume shp").text.contains("try: resume shop"))
    #expect(written.contains("apples"))
    #expect(await talk.say("workspaces forget shop").notes == "shop is gone, with 1 answer\n")
    #expect(!written.contains("apples"))
    #expect(!(FileManager.default.subpaths(atPath: state.path) ?? []).contains { $0.hasSuffix("/shop") })
    #expect(await talk.say("workspaces").notes.contains("no workspaces"))
  }

  @Test("keeps no alias with a secret in it, and says so once")
  func aliases() async throws {
    let before = try await talk()
    let said = await before.say("alias zz = get /x?token=canaryWA9hunter").notes
    #expect(said.contains("the alias zz is not kept, as a secret is in it"), "\(said)")
    #expect(await !before.say("alias yy = get /x?token={{1}}", "pwd").notes.contains("not kept"))
    await before.engine.leaveDesk()
    #expect(!written.contains("canary") && written.contains("alias") && written.contains("yy"))
  }

  @Test("leaves readonly on where it was on before, and says so")
  func guarded() async throws {
    let before = try await talk()
    await before.say("get /a")
    await before.engine.leaveDesk()
    let after = try await talk(at: nil)
    await after.say("set readonly on")
    #expect(await after.say("resume shop").notes.contains("readonly stays on"))
    #expect(await after.say("post /b a=1").text.contains("readonly is on"))
  }
}
