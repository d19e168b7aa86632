import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusContracts
@testable import ApusSavedSessions

@Suite("Why a step failed", .paced)
struct FailureReasonTests {
  @Test("is said where nothing else of what it shows differs")
  func reason() {
    let shown = ReplayScreen.Shown(pieces: [
      (.said, "200 OK\nerror[expect.failed]: expected .id to be 5, found 7\n  try: keys .\n")
    ])
    let verdict = StepVerdict(
      Step(command: "expect .id 5"), [], outcome: .failure(.expectFailed), shown: shown)
    #expect(
      verdict.differences
        == [
          "- ? ok  (rule, line 1)", "+ ? expect.failed",
          "+ error[expect.failed]: expected .id to be 5, found 7",
        ])
    // A text that differs tells it itself.
    let lacking = "error[request.variable]: there is no variable named nope\n"
    func told(_ expected: String) -> [String] {
      StepVerdict(
        Step(command: "a", expected: [expected]), .usual,
        LineResult(
          shown: ReplayScreen.Shown(pieces: [(.said, lacking)]), outcome: .failure(.requestVariable),
          recordings: [])
      ).differences
    }
    #expect(told("...") == ["- ? ok", "+ ? request.variable", "+ \(lacking.dropLast())"])
    #expect(told("1") == ["- 1", "+ \(lacking.dropLast())", "- ? ok", "+ ? request.variable"])
  }
}
