import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl

@Suite("A session in which `.netrc` was used", .paced)
struct NetrcReplayTests {
  private static let lines = [
    "get /x --netrc", "set netrc on", "get /y", "get https://b.test/ --netrc", "auth netrc", "env",
    "preview get /z", "get /w -v",
  ]

  private func talk(_ variables: [String: String] = [:]) async throws -> Talk {
    try await Talk(transport: StubTransport(body: "{}"), variables: variables, base: "https://a.test")
  }

  @Test("replays where there is no such file, and holds nothing of it but who asked whom")
  func replayed() async throws {
    let talk = try await talk()
    try talk.folder.write("machine a.test login ada password canary-1234", to: ".netrc")
    for line in Self.lines + ["save one"] { await talk.say(line) }
    let text = try #require(talk.folder.text(of: "one.session.md"))
    #expect(text.contains("secrets: [netrc:ada@a.test]"), "\(text)")
    #expect(text.contains("basic ada from ~/.netrc for https://a.test only"), "\(text)")
    #expect(text.contains("ada, from ~/.netrc, goes to https://a.test"), "\(text)")
    #expect(!text.contains("error[") && !text.contains("canary"), "\(text)")
    let cassette = try #require(talk.folder.text(of: "one.session.har"))
    #expect(!cassette.contains("canary") && !cassette.contains("YWRhOmNhbmFyeS0xMjM0"))
    let other = try await Talk()
    for name in ["one.session.md", "one.session.har"] {
      try other.folder.write(talk.folder.text(of: name) ?? "", to: name)
    }
    let replayed = await other.say("replay --strict one")
    #expect(replayed.status == 0 && replayed.text.contains("8 as written"), "\(replayed.text)")
  }

  @Test("and could not be read replays so")
  func unreadable() async throws {
    let talk = try await talk(["NETRC": "~/none"])
    await talk.say("get /x --netrc", "get /x", "save one")
    let text = try #require(talk.folder.text(of: "one.session.md"))
    #expect(text.contains("? request.parameter"), "\(text)")
    let replayed = await talk.say("replay --strict one")
    #expect(replayed.status == 0 && replayed.text.contains("2 as written"), "\(replayed.text)")
  }
}
