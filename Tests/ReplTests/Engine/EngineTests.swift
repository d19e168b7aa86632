import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSavedSessions
import Testing

@testable import ApusInvocation
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("The engine of a session", .paced)
struct EngineTests {
  private let asked = Asked()

  private func prepared(_ flags: (inout Invocation) -> Void) throws -> (
    engine: Engine, outcome: Task<Outcome, Never>
  ) {
    var invocation = Invocation()
    flags(&invocation)
    let engine = Engine(
      Context(console: try Desk().output.console, transport: asked, environment: Environment()))
    let flagged = invocation
    return (engine, Task { await engine.prepare(flagged) })
  }

  @Test("does what the program's flags ask for, and says when that cannot be")
  func flags() async throws {
    let (engine, outcome) = try prepared {
      $0.base = "h.test/v1"
      $0.timeout = "3"
    }
    #expect(await outcome.value == .ok)
    #expect(await engine.base?.description == "http://h.test/v1")
    #expect(await engine.run("get /a") == .ok)
    #expect(asked.lines == ["GET /v1/a"] && asked.last?.options.deadlines.total == .seconds(3))
    #expect(await (try prepared { $0.base = "http://[" }).outcome.value == .failed(.requestURL))
    #expect(await (try prepared { $0.timeout = "soon" }).outcome.value == .failed(.usageArgument))
    let offline = try prepared {
      $0.base = "h.test"
      $0.isOffline = true
    }
    #expect(await offline.outcome.value == .ok)
    #expect(await offline.engine.run("get /b") == .ok && asked.all.count == 1)
  }

  @Test("shows bodies as JSON for one line, fills in secrets by name, and hands over its lines once")
  func savedSessions() async throws {
    let (engine, outcome) = try prepared { $0.base = "h.test" }
    _ = await outcome.value
    #expect(await engine.isFresh)
    await engine.define(secret: "A", as: "x")
    #expect(await engine.run("get /{{secret:A}}", showingJSON: true) == .ok)
    #expect(asked.lines == ["GET /x"])
    #expect(await !engine.isFresh)
    #expect(await engine.takeLines().map(\.text) == ["get /{{secret:A}}"])
    #expect(await engine.takeLines().isEmpty)
  }

  @Test("has text for the prompt once, and no tour to leave where none is on")
  func prompt() async throws {
    let (engine, outcome) = try prepared { $0.base = "h.test" }
    _ = await outcome.value
    _ = await engine.run("get /a")
    _ = await engine.run("reuse 1")
    #expect(await engine.takePrefill() == "get /a")
    #expect(await engine.takePrefill() == nil)
    #expect(await !engine.leaveTour())
    #expect(await !engine.hasLostRecording)
  }

  @Test("records to a file that can be one")
  func recording() async throws {
    let (engine, outcome) = try prepared { $0.base = "h.test" }
    _ = await outcome.value
    let folder = try TestFolder()
    try folder.write("no folder", to: "file")
    #expect(await engine.record(to: folder.path + "/file/it") != .ok)
    #expect(await !engine.hasLostRecording)
    #expect(await engine.record(to: folder.path + "/it") == .ok)
    #expect(await engine.run("let a = 1") == .ok)
    #expect(folder.text(of: "it.session.md")?.contains("$ let a = 1") == true)
  }
}
