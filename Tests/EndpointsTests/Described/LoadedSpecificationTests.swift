import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusInvocation
@testable import ApusRepl

@Suite("The base of a description", .paced)
struct LoadedSpecificationTests {
  private static func description(_ servers: String?) -> String {
    let list = servers.map { "\"servers\":[\($0)]," } ?? ""
    return "{\"openapi\":\"3.0.0\",\(list)\"paths\":{\"/users\":{\"get\":{\"summary\":\"all users\"}}}}"
  }

  /// A talk in which `http://api.test/…/openapi.json` is a description with these servers.
  private func talk(_ servers: String?, base: String = "") async throws -> Talk {
    let text = Self.description(servers)
    let talk = try await Talk(
      transport: StubTransport { request in
        .response(status: 200, body: request.url.path.hasSuffix("openapi.json") ? text : "{}")
      }, flags: { $0.usesPractice = false })
    try talk.folder.write(text, to: "api.json")
    if !base.isEmpty { await talk.say("base \(base)") }
    return talk
  }

  /// Where `get /users` goes.
  private func asked(_ path: String = "/users", in talk: Talk) async -> String {
    await talk.say("get \(path) --offline", "preview get \(path)").outText.split(separator: "\r\n").prefix(2)
      .joined(separator: " ")
  }

  @Test("is what requests go behind, where a base was there before a description with a relative server")
  func relativeServer() async throws {
    let talk = try await talk(#"{"url":"/api/v1"}"#, base: "http://api.test")
    let loaded = await talk.say("spec /openapi.json").notes
    #expect(
      loaded.contains(
        """
        base      http://api.test/
                  the described paths are behind /api/v1; try: base http://api.test/api/v1

        """), "\(loaded)")
    #expect(await asked(in: talk) == "GET /users HTTP/1.1 Host: api.test")
    #expect(await talk.say("ls").outText == "api/v1/users  GET  all users\n")
    let moved = await talk.say("base http://api.test/api/v1")
    #expect(!moved.notes.contains("try:"), "\(moved.notes)")
    #expect(await talk.say("spec").outText.hasSuffix("base      http://api.test/api/v1\n"))
    #expect(await asked(in: talk) == "GET /api/v1/users HTTP/1.1 Host: api.test")
    #expect(await talk.say("ls").outText == "users  GET  all users\n")
  }

  @Test("may be set after the description, which is read for it from then on")
  func baseAfterwards() async throws {
    let talk = try await talk(#"{"url":"/api/v1"}"#)
    #expect(await talk.say("spec api.json").notes.contains("base      none"))
    #expect(await talk.say("base http://api.test/api/v1").notes == "")
    #expect(await talk.say("ls").outText == "users  GET  all users\n")
    #expect(await talk.say("spec").outText.hasSuffix("base      http://api.test/api/v1\n"))
    let moved = await talk.say("base http://other.test").notes
    #expect(
      moved == "the described paths are behind /api/v1; try: base http://other.test/api/v1\n", "\(moved)")
    #expect(await talk.say("ls").outText == "api/v1/users  GET  all users\n")
    await talk.say("cd http://third.test/api/v1/deeper")
    #expect(await talk.say("help get http://third.test/api/v1/users").outText.contains("all users"))
  }

  @Test("is where the description came from when it does not say")
  func noServers() async throws {
    let talk = try await talk(nil)
    let loaded = await talk.say("spec http://api.test/docs/openapi.json").notes
    #expect(loaded.contains("base      http://api.test/\n"), "\(loaded)")
    #expect(await talk.say("ls").outText == "users  GET  all users\n")
    #expect(await asked(in: talk) == "GET /users HTTP/1.1 Host: api.test")
  }

  @Test(
    "stays what it was before, and the description's own is named",
    arguments: [
      nil, #"{"url":"https://api.test"}"#, #"{"url":"https://api.test/v1"},{"url":"https://b.test"}"#,
    ])
  func anotherBase(_ servers: String?) async throws {
    let talk = try await talk(servers, base: "http://mine.test")
    let loaded = await talk.say("spec https://api.test/openapi.json").notes
    let own = servers?.contains("v1") ?? false ? "https://api.test/v1" : "https://api.test/"
    #expect(
      loaded.contains(
        """
        base      http://mine.test/
                  another server is described; try: base \(own)

        """), "\(loaded)")
    #expect(await talk.say("ls").outText == "users  GET  all users\n")
    #expect(await asked(in: talk) == "GET /users HTTP/1.1 Host: mine.test")
    #expect(await talk.say("base \(own)").notes == "")
    #expect(await talk.say("base http://mine.test").notes.contains("another server is described"))
  }

  @Test("elsewhere than where a relative server is has one way to go on, on the server that was chosen")
  func oneHint() async throws {
    let talk = try await talk(#"{"url":"/api/v1"}"#)
    await talk.say("spec http://api.test/openapi.json")
    for notes in [
      await talk.say("base http://mine.test").notes, await talk.say("spec").outText,
    ].map({ $0.replacing(/\n +/, with: " ") }) {
      #expect(notes.ranges(of: "try:").count == 1, "\(notes)")
      #expect(
        notes.contains(
          "http://api.test/api/v1 is described; here its paths are behind /api/v1; try: base http://mine.test/api/v1"
        ), "\(notes)")
    }
    #expect(await talk.say("base http://mine.test/api/v1").notes.contains("another server is described"))
  }

  @Test("of another API goes where `use` leads elsewhere")
  func anotherAPI() async throws {
    let talk = try await talk(#"{"url":"https://api.test"}"#, base: "https://api.test")
    await talk.say("spec api.json", "use github")
    #expect(await talk.say("spec").notes.contains("no description is loaded"))
    #expect(!(await talk.say("ls").outText.contains("all users")))
  }

  @Test("decides which of several servers is meant")
  func severalServers() async throws {
    let talk = try await talk(
      #"{"url":"http://api.test"},{"url":"http://api.test/v1"},{"url":"http://api.test/v2"}"#,
      base: "http://api.test/v2")
    #expect(await talk.say("spec api.json").notes.contains("base      http://api.test/v2\n"))
    #expect(await talk.say("ls").outText == "users  GET  all users\n")
  }
}
