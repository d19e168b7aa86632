import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusRecordings
import Synchronization
import Testing

@testable import ApusFormats
@testable import ApusSavedSessions
@testable import ApusSurroundings

@Suite("The stage of a live replay", .paced)
struct LiveStageTests {
  private func stage(
    _ variables: [String: String] = [:], transport: any Transport = StubTransport(body: "{}"),
    allows: @escaping @Sendable (String) -> Bool = { _ in true }
  ) async throws -> LiveStage {
    let environment = Environment(variable: { variables[$0] })
    return try await LiveStage(
      FrontMatter(), transport: transport, environment: environment, permissions: Permissions(ask: allows),
      options: ReplayOptions(), userAgent: nil, runner: Parrot())
  }

  @Test("runs a line and returns it with what it came to")
  func running() async throws {
    let line = try await stage().run("hello there", endingIn: .ok, like: [])
    #expect(line.text == "hello there" && line.outcome == .ok)
    #expect(line.recordings.map(\.exchange.request.url.path) == ["/hello"])
    let failing = try await stage(transport: StubTransport(status: 503)).run("hello", endingIn: .ok, like: [])
    #expect(failing.outcome == .failure(.http(503)))
  }

  @Test("sends nothing that nobody allowed")
  func refusing() async throws {
    let asked = Mutex<[String]>([])
    let stage = try await stage { question in
      asked.withLock { $0.append(question) }
      return false
    }
    let line = try await stage.run("hello", endingIn: .ok, like: [])
    #expect(line.outcome == .failure(.cancelled))
    #expect(asked.withLock { $0 } == ["The file wants to send to http://parrot. Allow it? "])
  }

  @Test("provides a secret of a line from the environment, spelled so or as exports spell it, once")
  func secrets() async throws {
    let stage = try await stage(["COOKIE_SID": "canary-1234", "KEY": "canary-5678"])
    let line = try await stage.run("a {{secret:cookie.sid}} {{secret:KEY}}", endingIn: .ok, like: [])
    let headers = try #require(line.recordings.first).exchange.request.headers
    #expect(headers["X-cookie.sid"] == "canary-1234" && headers["X-KEY"] == "canary-5678")
    #expect(Set(line.secrets.compactMap(\.secret.name)) == ["cookie.sid", "KEY"])
  }

  @Test("cannot run a line whose secret nobody knows, and says where it would be")
  func unknownSecret() async throws {
    let stage = try await stage()
    let failure = await #expect(throws: CommandFailure.self) {
      try await stage.run("a {{secret:my.key}}", endingIn: .ok, like: [])
    }
    #expect(failure?.code == .requestVariable)
    #expect(
      failure?.message == "the secret my.key is not known; MY_KEY in the environment would tell it")
    #expect(try Environment(askHidden: { $0 + "typed" }).secret(named: "a") == "a: typed")
    #expect(throws: CommandFailure.self) { try Environment(askHidden: { _ in "" }).secret(named: "a") }
  }

  @Test("ends what goes on without end at the second answer, where no recording says when")
  func endless() async throws {
    let line = try await stage().run("again", endingIn: .ok, like: [])
    #expect(line.recordings.count == 2)
    var first = Parrot.recording("again")
    first.isInterrupted = true
    let interrupted = try await stage().run("again", endingIn: .ok, like: [first])
    #expect(interrupted.recordings.count == 1)
  }
}
