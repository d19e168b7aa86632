import ApusClient
import ApusContracts
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSystem
import Synchronization
import Testing

@testable import ApusRecordings
@testable import ApusSavedSessions
@testable import ApusSurroundings

/// A live replay needs nothing of the program but a `LineRunner`.
@Suite("A saved session, run again", .paced)
struct LiveReplayTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private var path: String { folder.path + "/it.session.md" }
  private var files: [String?] { ["it.session.md", "it.session.har"].map { folder.text(of: $0) } }

  private func write(_ steps: String, _ recordings: [Recording]) throws {
    try folder.write(
      "---\nsession: 2\ncassette: it.session.har\n---\n```console\n\(steps)```\n", to: "it.session.md")
    try folder.write(String(decoding: written(recordings), as: UTF8.self), to: "it.session.har")
  }

  /// How the steps went where this transport answers.
  private func replay(
    _ mode: ReplayMode, with transport: any Transport, accepting: Bool = false, upTo most: Int = .max,
    allows: @escaping @Sendable (String) -> Bool = { _ in true },
    choosing: @escaping (StepVerdict) -> UpdateChoice = { _ in .accept }
  ) async throws -> (verdicts: [StepVerdict], isWritten: Bool, leftBehind: SavedSession.LeftBehind) {
    var options = ReplayOptions()
    options.mode = mode
    options.acceptsFailures = accepting
    let replay = LiveReplay(
      session: try SavedSession(reading: path, with: .disk(home: nil)), runner: Parrot(),
      transport: transport, environment: Environment(), permissions: Permissions(ask: allows),
      options: options)
    var verdicts: [StepVerdict] = []
    let end = try await replay.run(choosing: choosing) { verdict in
      verdicts.append(verdict)
      return verdicts.count < most
    }
    return (verdicts, end.isWritten, end.leftBehind)
  }

  private static let steps = "$ one\nI say one\n{\"a\": 1}\n$ two\nI say two\n{\"a\": 1}\n"

  private func writeTwo() throws {
    try write(
      Self.steps, ["one", "two"].map { Parrot.recording($0, #"{"a": 1}"#) })
  }

  @Test("is as written while the shape of the answers is, and tells where it is not")
  func shapes() async throws {
    try writeTwo()
    let fine = try await replay(.live, with: StubTransport(body: #"{"a": 2}"#))
    #expect(fine.verdicts.map(\.isAsWritten) == [true, true] && !fine.isWritten)
    let other = try await replay(.live, with: StubTransport(body: #"{"a": "x"}"#))
    #expect(other.verdicts.map(\.drift) == [[.shape], [.shape]])
  }

  @Test("ends when whoever hears of its steps has heard enough")
  func enough() async throws {
    try writeTwo()
    let end = try await replay(.update, with: StubTransport(body: "{}"), upTo: 1)
    #expect(end.verdicts.count == 1 && !end.isWritten)
  }

  @Test("leaves out a step that nobody allowed")
  func refused() async throws {
    try writeTwo()
    let end = try await replay(.live, with: StubTransport(body: #"{"a": 1}"#)) { _ in false }
    #expect(end.verdicts.map(\.isLeftOut) == [true, true])
    #expect(end.verdicts.first?.differences == ["- not allowed: to send to http://parrot"])
  }

  @Test("writes down what came, and the second time nothing is new")
  func updating() async throws {
    try writeTwo()
    let transport = StubTransport(body: #"{"a": 2}"#)
    let first = try await replay(.update, with: transport)
    #expect(first.isWritten && first.verdicts.map(\.isAsWritten) == [false, false])
    #expect(folder.text(of: "it.session.md")?.contains("I say two\n{\"a\": 2}\n") == true)
    let second = try await replay(.update, with: transport)
    #expect(second.verdicts.map(\.isAsWritten) == [true, true])
  }

  @Test("writes nothing over what was fine, unless that is wanted")
  func worse() async throws {
    try writeTwo()
    let before = files
    let refused = try await replay(.update, with: StubTransport(status: 503))
    #expect(refused.verdicts.map(\.isWorse) == [true, true] && !refused.isWritten)
    #expect(files == before)
    let accepted = try await replay(.update, with: StubTransport(status: 503), accepting: true)
    #expect(accepted.isWritten && folder.text(of: "it.session.md")?.contains("? http.503") == true)
  }

  @Test("tells nothing secret of an answer that does not keep a rule", arguments: [ReplayMode.live, .update])
  func secretOfRule(_ mode: ReplayMode) async throws {
    let body = #"{"token": "{{secret:token}}"}"#
    try write(
      "$ one\nI say one\n\(body)\n```\n\n```rules\n.token == \"x\"\n", [Parrot.recording("one", body)])
    let end = try await replay(mode, with: StubTransport(body: #"{"token": "tok-A-1"}"#))
    let differences = end.verdicts.flatMap(\.differences)
    #expect(differences.contains("- .token == \"x\"  (rule, line 12)"), "\(differences)")
    #expect(differences.contains("+ \"{{secret:token}}\""), "\(differences)")
    #expect(!differences.joined().contains("tok-A-1") && !end.isWritten, "\(differences)")
  }

  @Test("writes nothing where a server is away that answered once, and ends there")
  func away() async throws {
    try writeTwo()
    let before = files
    let failure = await #expect(throws: CommandFailure.self) {
      try await replay(.update, with: StubTransport { _ in .failure(.refused, "nobody is there") })
    }
    #expect(failure?.code == .refused)
    #expect(failure?.message == "nothing was written: nobody is there, which answered when this was recorded")
    #expect(files == before)
  }

  @Test("writes nothing into a session whose steps are gone, as its recording tells")
  func cut() async throws {
    try write("$ one\nI say one\n{}\n", ["one", "two"].map { Parrot.recording($0) })
    let before = files
    let end = try await replay(.update, with: StubTransport(body: "{}"))
    #expect(!end.isWritten && end.leftBehind.exchanges.count == 1)
    #expect(files == before)
  }

  @Test("asks about each change, leaves what is skipped, and makes rules of what may differ")
  func asking() async throws {
    try write(
      "$ one\nI say one\n{\"a\": 1}\n$ two\nI say two\n{\"a\": 1}\n$ three\nI say three\n{\"a\": 1}\n",
      ["one", "two", "three"].map { Parrot.recording($0, #"{"a": 1}"#) })
    let answers = Mutex<[UpdateChoice]>([.skip, .accept, .rule])
    let end = try await replay(
      .update, with: StubTransport(body: #"{"a": 2}"#),
      choosing: { _ in
        answers.withLock { $0.removeFirst() }
      })
    #expect(end.isWritten && answers.withLock { $0 } == [])
    let document = try SessionDocument(parsing: folder.read("it.session.md"))
    #expect(document.steps.map { $0.expected.last } == [#"{"a": 1}"#, #"{"a": 2}"#, #"{"a": 1}"#])
    #expect(document.rulesOfSteps.map { $0.own.map(\.text) } == [[], [], [".a type"]])
  }
}
