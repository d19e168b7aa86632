import ApusClient
import ApusContracts
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSystem
import Testing

@testable import ApusRecordings
@testable import ApusSavedSessions
@testable import ApusSurroundings

@Suite("A step that is compared no further, or not written down", .paced)
struct LiveRunObstaclesTests {
  private let session: LiveSession

  init() throws { session = try LiveSession() }

  @Test("leaves out a step that nobody allowed")
  func refused() async throws {
    try session.writeTwo()
    let end = try await session.replay(.live, with: StubTransport(body: #"{"a": 1}"#)) { _ in false }
    #expect(end.verdicts.map(\.isLeftOut) == [true, true])
    #expect(end.verdicts.first?.differences == ["- not allowed: to send to http://parrot"])
  }

  @Test("writes nothing over what was fine, unless that is wanted")
  func worse() async throws {
    try session.writeTwo()
    let before = session.files
    let refused = try await session.replay(.update, with: StubTransport(status: 503))
    #expect(refused.verdicts.map(\.isWorse) == [true, true] && !refused.isWritten)
    #expect(session.files == before)
    let accepted = try await session.replay(.update, with: StubTransport(status: 503), accepting: true)
    #expect(accepted.isWritten && session.folder.text(of: "it.session.md")?.contains("? http.503") == true)
  }

  @Test("tells nothing secret of an answer that does not keep a rule", arguments: [ReplayMode.live, .update])
  func secretOfRule(_ mode: ReplayMode) async throws {
    let body = #"{"token": "{{secret:token}}"}"#
    try session.write(
      "$ one\nI say one\n\(body)\n```\n\n```rules\n.token == \"x\"\n", [Parrot.recording("one", body)])
    let end = try await session.replay(mode, with: StubTransport(body: #"{"token": "tok-A-1"}"#))
    let differences = end.verdicts.flatMap(\.differences)
    #expect(differences.contains("- .token == \"x\"  (rule, line 12)"), "\(differences)")
    #expect(differences.contains("+ \"{{secret:token}}\""), "\(differences)")
    #expect(!differences.joined().contains("tok-A-1") && !end.isWritten, "\(differences)")
  }

  @Test("writes nothing where a server is away that answered once, and ends there")
  func away() async throws {
    try session.writeTwo()
    let before = session.files
    let failure = await #expect(throws: CommandFailure.self) {
      try await session.replay(.update, with: StubTransport { _ in .failure(.refused, "nobody is there") })
    }
    #expect(failure?.code == .refused)
    #expect(failure?.message == "nothing was written: nobody is there, which answered when this was recorded")
    #expect(session.files == before)
  }
}
