import ApusPacingTestSupport
import Testing

@testable import ApusContracts
@testable import ApusSavedSessions

@Suite("How a step went, for a report", .paced)
struct StepResultTests {
  @Test("has a word for each verdict, and tells which of them are red")
  func states() {
    let step = Step(command: "get /a\nmore", place: Step.SourceLine(7))
    func result(_ drift: [Drift], isLeftOut: Bool = false, isWorse: Bool = false) -> FileReport.StepResult {
      FileReport.StepResult(
        StepVerdict(step, drift.map { Finding($0, []) }, isLeftOut: isLeftOut, isWorse: isWorse), in: .zero)
    }
    let all = [
      result([]), result([.value]), result([.outcome], isLeftOut: true),
      result([.outcome], isLeftOut: true, isWorse: true), FileReport.StepResult(notRun: step),
      FileReport.StepResult(StepVerdict(interrupting: step), in: .zero),
    ]
    #expect(all.map(\.state) == [.asWritten, .drifted, .leftOut, .failed, .notRun, .interrupted])
    #expect(all.map(\.state.isRed) == [false, true, true, true, false, true])
    #expect(all.map(\.state.isRun) == [true, true, false, true, false, false])
    #expect(all[1].kinds == ["value"] && all[1].line == 7 && all[1].title == "get /a")
    #expect(all.map(\.written.state) == [.asWritten, .writtenAnew, .leftOut, .failed, .notRun, .interrupted])
  }
}
