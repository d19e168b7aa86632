import ApusPacingTestSupport
import ApusText
import ApusWords
import Testing

@testable import ApusContracts
@testable import ApusSavedSessions

@Suite("The report of a step", .paced)
struct StepVerdictReportTests {
  private func lines(_ findings: [Finding]) -> [String] {
    let verdict = StepVerdict(Step(command: "get /a"), findings, outcome: .ok)
    return StepVerdict.Report(verdict, in: "a.md", .recorded).lines(on: Screen(width: 80)).map(\.text)
  }

  @Test("begins with how it went, and has what differs below it")
  func english() {
    #expect(lines([]) == ["  ok     get /a"])
    let drifted = lines([Finding(.value, promised: "a", found: "b")])
    #expect(drifted.first == "  drift  get /a" && drifted.suffix(2) == ["         - a", "         + b"])
    #expect(lines([Finding(.value, ["+ b"], isNoted: true)]).first == "  noted  get /a")
  }

  @Test("says it in the language that is spoken, in a column as wide, and leaves what was shown as it is")
  func japanese() {
    SpokenLanguage.japanese.speaking {
      #expect(lines([]) == ["  ok     get /a"])
      let drifted = lines([Finding(.value, ["- too many requests", "+ b"], isVerbatim: true)])
      #expect(drifted.first == "  差異   get /a", "\(drifted)")
      #expect(drifted.suffix(2) == ["         - too many requests", "         + b"])
      #expect(
        lines([Finding(.status, promised: "status 200", found: "status 503")]).last?.hasSuffix("+ ステータス 503")
          == true)
    }
  }
}
