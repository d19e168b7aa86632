import ApusClient
import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusSavedSessions
@testable import ApusSurroundings

@Suite("What several sessions came to, counted", .paced)
struct SuiteTallyTests {
  @Test("is told in one line, and what could not be run counts for more than what differs")
  func line() {
    var fine = madeReport("a", .asWritten, .asWritten)
    #expect(SuiteTally([fine], in: .milliseconds(4200)).line.text == "1 file, 2 steps: 2 as written, 4.20 s")
    #expect(SuiteTally([fine], in: .zero).failure == nil)
    let drifted = madeReport(
      "b", .drifted, .skipped, .noted, failure: CommandFailure(.replayDrift, "it differs"))
    let tally = SuiteTally([fine, drifted], in: .seconds(2))
    #expect(tally.line.text == "2 files, 5 steps: 3 as written, 1 noted, 1 drifted, 1 skipped, 2.00 s")
    #expect(tally.failure?.code == .replayDrift)
    #expect(tally.failure?.message == "1 of 2 sessions is not as written: b")
    let broken = madeReport("c", failure: CommandFailure(.usageArgument, "c cannot be read"))
    let all = SuiteTally([drifted, broken, fine], in: .seconds(2))
    #expect(all.line.text.hasSuffix("; 1 file could not be run"))
    #expect(all.failure?.code == .usageArgument && all.failure?.message.hasSuffix("its end: c") == true)
    fine.time = .seconds(1)
    #expect(SuiteTally([fine, fine], in: .zero).line.text.hasPrefix("1 file, 2 runs, 4 steps: 4 as written"))
  }
}
