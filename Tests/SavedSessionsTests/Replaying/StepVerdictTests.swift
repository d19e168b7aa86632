import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusContracts
@testable import ApusSavedSessions

@Suite("How a step went", .paced)
struct StepVerdictTests {
  private func verdict(
    _ expected: [String], shown: String, written: StepOutcome? = nil, ended: StepOutcome = .ok,
    _ mode: ConsoleBlock.Mode = .usual
  ) -> StepVerdict {
    StepVerdict(
      Step(command: "a", expected: expected, outcome: written), mode,
      LineResult(shown: ShownText(pieces: [(.asked, shown)]), outcome: ended, recordings: []))
  }

  @Test("as written, elisions included, with `? ok` or without")
  func asWritten() {
    #expect(verdict(["a  [..]"], shown: "a  1\n").isAsWritten)
    #expect(verdict([], shown: "", written: .ok).isAsWritten)
    #expect(
      verdict(["x"], shown: "x\n", written: .failure(.http(404)), ended: .failure(.http(404))).isAsWritten)
  }

  @Test("otherwise, with what is written and what was shown")
  func drifted() {
    let verdict = verdict(["200 OK", "a  1"], shown: "200 OK\na  2\n")
    #expect(verdict.drift == [.value] && verdict.differences == ["  200 OK", "- a  1", "+ a  2"])
    #expect(!verdict.isMissing && !verdict.isWorse && !verdict.isLeftOut)
  }

  @Test("to another end than the one that is written")
  func outcome() {
    let verdict = verdict(["x"], shown: "x", written: .failure(.http(404)))
    #expect(verdict.drift == [.outcome] && verdict.differences == ["- ? http.404", "+ ? ok"])
  }

  @Test("is what was found of its answers, and another end than the one that is written")
  func findings() {
    let step = Step(command: "get /")
    #expect(StepVerdict(step, [], outcome: .ok).isAsWritten)
    let found = [Finding(.header, promised: "a", found: "b")]
    let verdict = StepVerdict(step, found, outcome: .failure(.expectFailed))
    #expect(verdict.drift == [.header, .outcome])
    #expect(verdict.differences == ["- a", "+ b", "- ? ok", "+ ? expect.failed"])
  }

  @Test("is compared as a value or by its shape where the block says so")
  func values() {
    let expected = [#"{"a": 1, "b": "x"}"#]
    #expect(verdict(expected, shown: #"{"b":"x","a":1}"#, .json).isAsWritten)
    #expect(verdict(expected, shown: #"{"b":"y","a":1}"#, .json).drift == [.value])
    #expect(verdict(expected, shown: #"{"b":"y","a":1}"#, .shape).isAsWritten)
    #expect(verdict(expected, shown: #"{"b":7,"a":1}"#, .shape).drift == [.shape])
    #expect(!verdict(expected, shown: #"{"b":"x","a":1}"#, .exact).isAsWritten)
  }

  @Test("without an answer, where the reason says everything, unless that is what is written")
  func missing() {
    let missing = verdict(["200 OK"], shown: "it was not recorded\n", ended: .failure(.replayMissing))
    #expect(missing.isMissing && missing.differences == ["+ it was not recorded"])
    let meant = verdict(
      ["not"], shown: "not\n", written: .failure(.replayMissing), ended: .failure(.replayMissing))
    #expect(meant.isAsWritten && !meant.isMissing)
  }

  @Test("in part, where a shell was not run: so many lines as needed are taken for what it wrote")
  func partial() {
    func verdict(_ expected: [String]) -> StepVerdict {
      StepVerdict(
        Step(command: "a", expected: expected), .usual,
        LineResult(
          shown: ShownText(pieces: [(.said, "200 OK\n"), (.unknown, ""), (.said, "done\n")]), outcome: .ok,
          recordings: []))
    }
    #expect(verdict(["200 OK", "one", "two", "done"]).isAsWritten)
    #expect(verdict(["200 OK", "done"]).isAsWritten)
    #expect(verdict(["200 OK", "one"]).drift.isEmpty == false)
    #expect(verdict(["404", "done"]).isAsWritten == false)
    #expect(verdict(["200 OK", "done"]).isPartial)
  }

  @Test("is shown without most of what is the same, and not longer than somebody reads")
  func shortDiff() {
    let same = (1...20).map { "same \($0)" }
    let comparison = ExpectedText(["old"] + same + ["last"]).compare(
      with: (["new"] + same + ["end"]).joined(separator: "\n"))
    #expect(
      comparison.shortDiff == ["- old", "+ new", "  same 1", "  …", "  same 20", "- last", "+ end"])
    let long = ExpectedText((1...60).map { "a\($0)" }).compare(with: "")
    #expect(long.shortDiff.count == 24 && long.shortDiff.last == "  … 37 more")
  }
}
