import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import ApusText
import Testing

@testable import ApusAnswers
@testable import ApusRepl
@testable import ApusSavedSessions

@Suite("A text in the answers that are kept", .paced)
struct WorkspaceSearchTests {
  private let test: TestFolder
  private let workspaces: Workspaces

  init() throws {
    let test = try TestFolder()
    self.test = test
    workspaces = try #require(Workspaces(Environment(variable: { $0 == "XDG_STATE_HOME" ? test.path : nil })))
    for (name, records) in [
      (
        "one",
        [
          try Record(number: 1, "http://h.test/a", "{\"name\": \"Ada Lovelace\"}"),
          try Record(number: 2, "http://h.test/b"),
        ]
      ),
      ("two", [try Record(number: 7, "http://h.test/ada", status: 404, "\u{1b}[31mgone")]),
    ] {
      try Workspace(workspaces[name], CommandList.all.words).keep(
        records, KeptDesk(profile: "{}"), given: [], PracticeAlias(nil))
    }
  }

  private func lines(_ text: String) -> [String] {
    WorkspaceSearch(text, in: workspaces).lines(on: Screen(width: 100)).map(\.text)
  }

  @Test("is found in bodies, URLs and lines, whatever its case, and told with its place")
  func found() {
    let lines = lines("ADA").sorted()
    #expect(lines.count == 2)
    #expect(
      lines.first?.hasPrefix("one $1  200  GET http://h.test/a  ") == true
        && lines.first?.contains("Ada Love") == true)
    #expect(lines.last?.hasPrefix("two $7  404  GET http://h.test/ada  ") == true)
    #expect(self.lines("gone").count == 1 && self.lines("nowhere").isEmpty && self.lines("").isEmpty)
    #expect(WorkspaceSearch("nowhere", in: workspaces).isEmpty)
  }

  @Test("drives no terminal, and fits it")
  func hostile() {
    let lines = WorkspaceSearch("31mgone", in: workspaces).lines(on: Screen(width: 40))
    #expect(lines.count == 2 && lines.allSatisfy { $0.width <= 40 && !$0.text.contains("\u{1b}") })
    #expect(lines.last?.text.contains("31mgone") == true)
  }
}
