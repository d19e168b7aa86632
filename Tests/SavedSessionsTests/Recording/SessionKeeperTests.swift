import ApusClient
import ApusFolderTestSupport
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusLanguage
@testable import ApusRedaction
@testable import ApusRepl
@testable import ApusSavedSessions
@testable import ApusSurroundings
@testable import ApusSystem
@testable import ApusText

@Suite("Keeping a session in files")
struct SessionKeeperTests {
  private let folder: TestFolder
  private let memory: MemoryConsole

  init() throws {
    folder = try TestFolder()
    memory = try MemoryConsole(in: folder)
  }

  private func keeper(_ recorder: Recorder?, replaces: Bool = false) -> SessionKeeper {
    let environment = Environment(
      files: .disk(home: folder.path, workingFolder: folder.path), confirm: { _ in replaces })
    let output = Output(memory.console(.plain), mask: SecretMask())
    return SessionKeeper(
      recorder: recorder, variables: Variables(["name": .text("demo")]), environment: environment,
      output: output)
  }

  private func recorder() -> Recorder {
    Recorder(RequestLog(StubTransport()), runner: CommandList.all, ports: { nil })
  }

  @Test(
    "a page, a picture, a film or a script is no session: what was meant is said, and no file is written",
    arguments: [
      ("page.html", "export html page > page.html"), ("a/b c.SVG", "export svg 'a/b c' > 'a/b c.SVG'"),
      ("x.cast", "export cast x"), ("users.py", "export locust users"), ("k.js", "export k6 k"),
    ])
  func otherKinds(typed: String, told: String) async {
    let keeper = keeper(recorder())
    let word = Word(typed: typed)
    for keep in [{ try await keeper.save(to: word) }, { try await keeper.record(to: word) }] {
      let problem = await #expect(throws: LineProblem.self) { try await keep() }
      #expect(problem?.message.contains(told) ?? false, "\(problem?.message ?? "")")
    }
    #expect(!folder.names.contains { $0.contains("session") })
  }

  @Test(
    "a name that only ends so is a session's", arguments: [".html", "a/.py", "page.html.session.md", "html"])
  func sessions(typed: String) { #expect(SessionFileName.otherKind(typed) == nil) }

  @Test("a session that is replayed is not recorded, and a note in it is nothing")
  func replayed() async {
    let keeper = keeper(nil)
    await keeper.append(note: "text")
    #expect(keeper.path == nil)
    #expect(!keeper.stop())
    await #expect(throws: CommandFailure.self) { try await keeper.save(to: Word(typed: "demo")) }
    await #expect(throws: CommandFailure.self) { try await keeper.record(to: Word(typed: "demo")) }
  }

  @Test("it is recorded until that is stopped, into the file that a word names")
  func recorded() async throws {
    let keeper = keeper(recorder())
    try await keeper.record(to: #require(Words("{{name}}").words.first))
    #expect(keeper.path == folder.path + "/demo.session.md" || keeper.path == "demo.session.md")
    await keeper.append(note: "A paragraph.")
    #expect(keeper.stop())
    #expect(keeper.path == nil)
    #expect(!keeper.stop())
  }

  @Test("a file that is there is replaced only when somebody says so")
  func there() async throws {
    try folder.write("mine", to: "demo.session.md")
    await #expect(throws: LineProblem.self) {
      try await keeper(recorder()).save(to: Word(typed: "demo"))
    }
    #expect(try String(contentsOfFile: folder.path + "/demo.session.md", encoding: .utf8) == "mine")
  }

  @Test("a session that another Apus records is left to it, until that ends")
  func held() async throws {
    let first = keeper(recorder(), replaces: true)
    try await first.record(to: Word(typed: "demo"))
    let whole = folder.text(of: "demo.session.har")
    let other = keeper(recorder(), replaces: true)
    for keep in [
      { try await other.record(behind: Word(typed: "demo")) },
      { try await other.record(to: Word(typed: "demo")) },
      { try await other.save(to: Word(typed: "demo")) },
    ] {
      let failure = await #expect(throws: CommandFailure.self) { try await keep() }
      #expect(failure?.message.hasSuffix("demo.session.md is being recorded by another Apus") ?? false)
    }
    #expect(other.path == nil && folder.text(of: "demo.session.har") == whole)
    // Its own it may write, by whatever name.
    try await first.save(to: Word(typed: "./demo"))
    #expect(first.stop())
    try await other.record(behind: Word(typed: "demo"))
    #expect(other.stop())
  }

  @Test("what was taken out is told by its names, and nothing where nothing was")
  func takenOut() {
    #expect(SessionKeeper.takenOut([]) == nil)
    #expect(SessionKeeper.takenOut(["token"])?.text == "taken out: 1 value: token")
    let many = SessionKeeper.takenOut((1...11).map { "a\($0)" })?.text
    #expect(many == "taken out: 11 values: a1, a2, a3, a4, a5, a6, a7, a8, … 3 more")
  }
}
