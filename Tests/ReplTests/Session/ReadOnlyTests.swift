import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import Testing

@testable import ApusInvocation
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("`set readonly on`", .paced)
struct ReadOnlyTests {
  private func talk() async throws -> Talk {
    let talk = try await Talk()
    try talk.folder.write("POST \(talk.server.baseURL)/echo\n\na=1\n", to: "requests.http")
    await talk.say("set readonly on")
    return talk
  }

  @Test(
    "sends nothing that could change anything, by whichever command",
    arguments: [
      "post /echo a=1", "put /echo a=1", "patch /echo a=1", "delete /echo", "trace /echo", "send PURGE /echo",
      "post /echo a=1 --all-pages", "repeat 2 post /echo a=1", "curl -d a=1 {B}/echo",
      "http POST {B}/echo a=1",
      "get {B}/echo -X POST", "get /echo X-HTTP-Method-Override:delete",
      "run requests.http", "for n in [1, 2] post /echo n={{n}}",
      "watch 5s post /echo a=1",
    ])
  func refused(_ line: String) async throws {
    let talk = try await talk()
    let answer = await talk.say(line.replacing("{B}", with: talk.server.baseURL))
    #expect(answer.outcome != .ok, "\(answer.text)")
    #expect(
      answer.text.contains("readonly is on, so the ") && answer.text.contains("was not sent"),
      "\(answer.text)")
    #expect(answer.notes.contains("set readonly off"), "\(answer.text)")
    #expect(await talk.say("history").notes.contains("no request was sent yet"))
  }

  @Test(
    "and --offline sends nothing at all, neither for a schema, nor for keys, nor for a login",
    arguments: [
      "gql /graphql", "jwt eyJhbGciOiJSUzI1NiJ9.e30.c2ln --verify /keys",
      "auth oauth2 --client me --flow client --secret s3cr3t --token-url /token",
    ])
  func offline(_ line: String) async throws {
    let asked = Asked()
    let talk = try await Talk(
      transport: asked, base: "http://127.0.0.1:1",
      flags: {
        $0.usesPractice = false
        $0.isOffline = true
      })
    let answer = await talk.say(line)
    #expect(asked.all.isEmpty && !answer.text.contains("s3cr3t"), "\(answer.text)")
    if !line.hasPrefix("gql") { #expect(answer.text.contains("nothing is sent offline"), "\(answer.text)") }
  }

  @Test("begins no conversation, as no method tells what its messages do")
  func conversations() async throws {
    let talk = try await talk()
    for line in ["ws /ws/echo", "gql subscription { articlePublished { title } } --over ws"] {
      let answer = await talk.say(line)
      #expect(answer.outcome != .ok && answer.flat.contains("no conversation was begun"), "\(answer.text)")
      #expect(answer.notes.contains("set readonly off"), "\(answer.text)")
    }
    #expect(await talk.say("history").notes.contains("no request was sent yet"))
  }

  @Test("sends what only asks", arguments: ["get /echo", "head /echo", "options /echo", "send QUERY /echo"])
  func asked(_ line: String) async throws {
    let talk = try await talk()
    #expect(await !talk.say(line).text.contains("readonly is on"))
    #expect(await !talk.say("history").notes.contains("no request was sent yet"))
  }

  @Test("holds for what was sent before, and until it is off")
  func again() async throws {
    let talk = try await Talk()
    await talk.say("post /echo a=1", "set readonly on")
    #expect(await talk.say("rerun 1").status == 2)
    await talk.say("unset readonly")
    #expect(await talk.say("rerun 1").outcome == .ok)
    #expect(await talk.say("set readonly maybe").status == 2)
    #expect(await talk.say("post /echo a=1 --offline").outcome == .ok)
  }

  @Test("is kept by a profile")
  func profile() async throws {
    let home = try TestFolder()
    let talk = try await Talk(variables: ["HOME": home.path])
    await talk.say("set readonly on", "profile save safe", "set readonly off")
    #expect(await talk.say("post /echo a=1").outcome == .ok)
    await talk.say("profile use safe")
    #expect(await talk.say("post /echo a=1").text.contains("readonly is on"))
  }

  @Test("is turned off by no file that is run")
  func files() async throws {
    let talk = try await Talk(setUp: { $0.confirm = { _ in true } })
    let session =
      "---\nsession: 1\nbase: practice\n---\n\n```console\n$ set readonly off\n$ post /echo a=1\n200 OK\n```\n"
    try talk.folder.write(session, to: "off.session.md")
    await talk.say("set readonly on")
    let ran = await talk.say("run off.session.md")
    #expect(
      ran.text.contains("readonly is on, so the POST was not sent"), "\(ran.text)")
    let replayed = await talk.say("replay --live off")
    #expect(replayed.outcome != .ok && replayed.text.contains("cancelled"), "\(replayed.text)")
    #expect(await talk.say("post /echo a=1").text.contains("readonly is on"))
  }

  @Test("is turned off by no profile and no workspace that had it off, and that is said")
  func kept() async throws {
    let home = try TestFolder()
    let talk = try await Talk(variables: ["HOME": home.path])
    await talk.say("profile save open", "set readonly on")
    let used = await talk.say("profile use open")
    #expect(used.outcome == .ok && used.notes.contains("readonly stays on"), "\(used.text)")
    #expect(await talk.say("post /echo a=1").text.contains("readonly is on"))
    await talk.say("profile save safe")
    #expect(await !talk.say("profile use safe").notes.contains("readonly stays on"))
    await talk.say("set readonly off")
    #expect(await !talk.say("profile use open").notes.contains("readonly stays on"))
    #expect(await talk.say("post /echo a=1").outcome == .ok)
  }
}
