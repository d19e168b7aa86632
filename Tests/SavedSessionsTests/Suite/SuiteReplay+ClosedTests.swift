import ApusFolderTestSupport
import ApusPacingTestSupport
import Synchronization
import Testing

@testable import ApusSavedSessions
@testable import ApusSurroundings

@Suite("Saved sessions replayed where nobody reads on", .paced)
struct SuiteReplay_ClosedTests {
  @Test("are over, but for a setup that was begun and what tears it down, and their reports say so")
  func closed() async throws {
    var stage = try SuiteStage()
    stage.isLeft = true
    func block(_ role: String, _ words: String...) -> String {
      "```\(role)\n" + words.map { "$ \($0)\nI say \($0)\n{\"a\": 1}\n" }.joined() + "```\n"
    }
    let blocks = block("setup", "one", "two") + block("console", "three") + block("teardown", "clean")
    for name in ["a", "b"] { try stage.write(name, "one", "two", "three", "clean", blocks: blocks) }
    let asked = Mutex<[String]>([])
    stage.answer = { path in
      asked.withLock { $0.append(path) }
      return SuiteStage.fine
    }
    let left = stage
    await #expect(throws: SinkClosed.self) {
      _ = try await left.replay(".", mode: .live) { options in
        options.suite.reports = ["json=r.json", "tap=r.tap"].compactMap { ReplayOptions.Report($0) }
      }
    }
    #expect(asked.withLock { $0 } == ["/one", "/two", "/clean"])
    let report = try #require(stage.folder.text(of: "r.json"))
    #expect(report.contains("\"interrupted\": true") && report.contains("b.session.md"), "\(report)")
    #expect(stage.folder.text(of: "r.tap")?.contains("1..0") == false)
  }
}
