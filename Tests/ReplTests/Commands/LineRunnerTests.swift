import ApusClient
import ApusRecordings
import ApusText
import Testing

@testable import ApusFormats
@testable import ApusRepl
@testable import ApusSavedSessions
@testable import ApusSurroundings

/// The program's commands, as what records and replays sessions sees them.
@Suite("The program as a runner of lines")
struct LineRunnerTests {
  private let screen = ReplayScreen(.first)

  private func begin(at base: String? = "http://h", keepsLines: Bool = true) throws -> any RunningSession {
    try CommandList.all.begin(
      in: LineSurroundings(
        base: base, console: screen.console, transport: StubTransport(body: #"{"a": 1}"#),
        environment: Environment(), keepsLines: keepsLines))
  }

  @Test("shows bodies as JSON for one line, and then as it was set")
  func json() async throws {
    let session = try begin()
    for isShown in [false, true, false] {
      #expect(await session.run("get /", showingJSON: isShown) == .ok)
      let text = screen.take().text
      #expect(text.contains(#""a": 1"#) == isShown, "\(text)")
    }
  }

  @Test("keeps what lines come to, each once, where that is asked for")
  func lines() async throws {
    let session = try begin()
    await session.define(secret: "T", as: "a-value")
    _ = await session.run("get /{{secret:T}}", showingJSON: false)
    _ = await session.run("nothing", showingJSON: false)
    let lines = await session.takeLines()
    #expect(lines.map(\.text) == ["get /{{secret:T}}", "nothing"])
    #expect(lines.first?.recordings.map(\.exchange.request.url.path) == ["/a-value"])
    #expect(lines.last?.outcome == .failure(.usageCommand))
    #expect(await session.takeLines().isEmpty)
    let forgetful = try begin(keepsLines: false)
    _ = await forgetful.run("get /", showingJSON: false)
    #expect(await forgetful.takeLines().isEmpty)
  }

  @Test("begins each session anew, at its base, and not where there is none to begin at")
  func bases() async throws {
    let session = try begin()
    _ = await session.run("get /", showingJSON: false)
    #expect(await session.base?.description == "http://h/")
    _ = await session.run("connect http://other/v1", showingJSON: false)
    #expect(await session.base?.description == "http://other/v1")
    let other = try begin(at: nil)
    #expect(await other.base == nil)
    #expect(await other.run("body", showingJSON: false) == .failed(.usageCommand))
    let failure = #expect(throws: CommandFailure.self) { try begin(at: "http://h:none") }
    #expect(failure?.message == "the session cannot start at http://h:none")
  }

  @Test("refuses lines that manage sessions", arguments: ["record it", "SAVE it", "replay it"])
  func managing(_ line: String) async throws {
    #expect(try await begin().run(line, showingJSON: false) == .failed(.usageCommand))
    #expect(screen.take().text.contains("a line of a saved session cannot record, save or replay sessions"))
  }
}
