import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusRedaction
import ApusReplTestSupport
import ApusSystem
import Testing

@testable import ApusSavedSessions
@testable import ApusSurroundings

@Suite("The runs that a line asks for", .paced)
struct SuiteRunsTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write("---\nsession: 2\n---\n", to: "a.session.md")
    try folder.write("uid\n1\n2\n", to: "users.csv")
    try folder.write("uid=7\nq=x\n", to: "v.env")
  }

  private func runs(_ names: String..., change: (inout ReplayOptions) -> Void = { _ in }) throws -> SuiteRuns
  {
    var options = ReplayOptions()
    change(&options)
    let environment = Environment(variable: { _ in nil }, files: .disk(home: nil, workingFolder: folder.path))
    let world = ReplayWorld(
      runner: Parrot(), environment: environment, transport: StubTransport { _ in .response(status: 200) },
      mask: SecretMask())
    return try SuiteRuns(of: names, options, in: world)
  }

  @Test("are one for each session that is named once or more, and as many as there are rows and times")
  func all() throws {
    let one = try runs("a")
    #expect(one.runs.map(\.name) == ["a.session.md"] && !one.isSeveral && one.unfound.isEmpty)
    #expect(try runs("a", "a").runs.count == 1)
    let many = try runs("a") {
      $0.suite.rows = "users.csv"
      $0.suite.repeats = 2
    }
    #expect(many.runs.count == 4 && many.isSeveral)
    #expect(many.runs.first?.name == "a.session.md: users.csv, row 1 (uid=1), 1 of 2")
  }

  @Test("know what files say, in whose place others may be given, and what is wrong with names")
  func values() throws {
    let given = try runs("a", "gone") {
      $0.suite.variableFiles = ["v.env"]
      $0.suite.variables = ["uid": "1"]
    }
    #expect(given.options.suite.variables == ["uid": "1", "q": "x"])
    #expect(given.isSeveral && given.runs.count == 2)
    #expect(throws: CommandFailure.self) { try runs("a") { $0.suite.rows = "none.csv" } }
    #expect(given.nothingRun?.message == "nothing is left for this part of 2 sessions")
  }
}
