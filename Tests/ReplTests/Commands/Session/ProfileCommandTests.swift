import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Sessions that are kept under a name", .paced)
struct ProfileCommandTests {
  private let home: TestFolder
  private let asked = Asked()

  init() throws { home = try TestFolder() }

  private func talk() async throws -> Talk {
    try await asked.talk(to: .plain, variables: ["HOME": home.path, "TOKEN": "canary-1234"])
  }

  @Test("are there another day, but for secrets, which are named")
  func saving() async throws {
    let talk = try await talk()
    await talk.say(
      "X-A:1 Authorization:canary-1234 page==2", "auth bearer env:TOKEN", "set timeout 5", "cd a/b")
    let saved = await talk.say("profile save work")
    #expect(saved.notes.contains("left out, as secrets: Authorization, the credential\n"), "\(saved.notes)")
    #expect(home.text(of: ".config/apus/profiles/work.json")?.contains("canary") == false)
    #expect(home.mode(of: ".config/apus/profiles/work.json") == 0o600)
    let other = try await self.talk()
    #expect(await other.say("profile use work").outcome == .ok)
    await other.say("get x")
    #expect(asked.lines == ["GET /a/b/x?page=2"] && asked.last?.headers["X-A"] == "1")
    #expect(asked.last?.headers.contains("Authorization") == false)
    #expect(asked.last?.options.deadlines.total == .seconds(5))
  }

  @Test("are listed by name, alone and by `list`")
  func listing() async throws {
    let talk = try await talk()
    #expect(await talk.say("profile list").notes == "no profiles; try: profile save NAME\n")
    await talk.say("profile save b", "profile save a")
    for line in ["profile", "profile list"] { #expect(await talk.say(line).outText == "a\nb\n") }
  }

  @Test("with a description that is gone are used without it, which is said")
  func specification() async throws {
    let talk = try await talk()
    try talk.folder.write(#"{"openapi": "3.0.0", "paths": {}}"#, to: "api.json")
    let path = talk.folder.path + "/api.json"
    await talk.say("spec \(path)", "profile save described")
    try talk.folder.write("no description", to: "api.json")
    let used = await talk.say("profile use described")
    #expect(used.outcome == .ok && used.flat.contains("without its description: "), "\(used.text)")
    #expect(await talk.say("spec").notes.hasPrefix("no description is loaded"))
  }

  @Test(
    "are refused where there is none, where it is none, and by a name that is no file's",
    arguments: [
      ("use nobody", "there is no profile nobody"), ("use broken", "is no profile"),
      ("save", "expected a name"),
      ("save ../x", "a profile's name has letters, digits, - and _ only"), ("save りんご", "a profile's name"),
    ])
  func mistakes(_ text: String, _ said: String) async throws {
    try home.write("[1]", to: ".config/apus/profiles/broken.json")
    let answer = await (try talk()).say("profile \(text)")
    #expect(answer.status == 2 && answer.flat.contains(said), "\(answer.text)")
  }

  @Test("need a home")
  func homeless() async throws {
    let answer = await (try asked.talk()).say("profile list")
    #expect(
      answer.code == "usage.command" && answer.flat.contains("there is no home folder"), "\(answer.text)")
  }
}
