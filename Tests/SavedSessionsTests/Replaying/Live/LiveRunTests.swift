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

@Suite("A saved session, run again", .paced)
struct LiveRunTests {
  private let session: LiveSession

  init() throws { session = try LiveSession() }

  @Test("is as written while the shape of the answers is, and tells where it is not")
  func shapes() async throws {
    try session.writeTwo()
    let fine = try await session.replay(.live, with: StubTransport(body: #"{"a": 2}"#))
    #expect(fine.verdicts.map(\.isAsWritten) == [true, true] && !fine.isWritten)
    let other = try await session.replay(.live, with: StubTransport(body: #"{"a": "x"}"#))
    #expect(other.verdicts.map(\.drift) == [[.shape], [.shape]])
  }

  @Test("ends when whoever hears of its steps has heard enough")
  func enough() async throws {
    try session.writeTwo()
    let end = try await session.replay(.update, with: StubTransport(body: "{}"), upTo: 1)
    #expect(end.verdicts.count == 1 && !end.isWritten)
  }

  @Test("writes down what came, and the second time nothing is new")
  func updating() async throws {
    try session.writeTwo()
    let transport = StubTransport(body: #"{"a": 2}"#)
    let first = try await session.replay(.update, with: transport)
    #expect(first.isWritten && first.verdicts.map(\.isAsWritten) == [false, false])
    #expect(session.folder.text(of: "it.session.md")?.contains("I say two\n{\"a\": 2}\n") == true)
    let second = try await session.replay(.update, with: transport)
    #expect(second.verdicts.map(\.isAsWritten) == [true, true])
  }

  @Test("writes nothing into a session whose steps are gone, as its recording tells")
  func cut() async throws {
    try session.write("$ one\nI say one\n{}\n", ["one", "two"].map { Parrot.recording($0) })
    let before = session.files
    let end = try await session.replay(.update, with: StubTransport(body: "{}"))
    #expect(!end.isWritten && end.leftBehind.exchanges.count == 1)
    #expect(session.files == before)
  }

  @Test("asks about each change, leaves what is skipped, and makes rules of what may differ")
  func asking() async throws {
    try session.write(
      "$ one\nI say one\n{\"a\": 1}\n$ two\nI say two\n{\"a\": 1}\n$ three\nI say three\n{\"a\": 1}\n",
      ["one", "two", "three"].map { Parrot.recording($0, #"{"a": 1}"#) })
    let answers = Mutex<[UpdateChoice]>([.skip, .accept, .rule])
    let end = try await session.replay(
      .update, with: StubTransport(body: #"{"a": 2}"#),
      choosing: { _ in
        answers.withLock { $0.removeFirst() }
      })
    #expect(end.isWritten && answers.withLock { $0 } == [])
    let document = try SessionDocument(parsing: session.folder.read("it.session.md"))
    #expect(document.steps.map { $0.expected.last } == [#"{"a": 1}"#, #"{"a": 2}"#, #"{"a": 1}"#])
    #expect(document.rulesOfSteps.map { $0.own.map(\.text) } == [[], [], [".a type"]])
  }
}
