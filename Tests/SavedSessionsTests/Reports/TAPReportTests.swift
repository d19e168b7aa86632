import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusSavedSessions
@testable import ApusSurroundings

@Suite("A report as TAP has it", .paced)
struct TAPReportTests {
  @Test("has a line a step, with what differs below it, and nothing that reads as a directive")
  func lines() {
    var report = madeReport("a", .asWritten, .drifted, .notRun)
    report.steps[0].command = "get /a # SKIP \\ me"
    let broken = madeReport("b", failure: CommandFailure(.usageArgument, "b: \"no\""))
    let text = TAPReport([report, broken]).text
    #expect(text.hasPrefix("TAP version 14\n1..4\nok 1 - a:1 get /a \\# SKIP \\\\ me\n  ---\n"), "\(text)")
    #expect(text.contains("\nnot ok 2 - a:2 get /2\n  ---\n  duration_ms: 12\n  at: \"a:2\"\n"))
    #expect(text.contains("  differences:\n    - \"- 1\"\n    - \"+ 2\"\n  ...\n"))
    #expect(text.contains("\nok 3 - a:3 get /3 # SKIP not run\n"))
    report.steps[0].command = "get /a\r\nok 9 - all"
    #expect(TAPReport([report]).text.contains("\nok 1 - a:1 get /a  ok 9 - all\n"))
    #expect(text.contains("\nnot ok 4 - b\n  ---\n  message: \"b: \\\"no\\\"\"\n"))
  }
}
