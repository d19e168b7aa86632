import ApusClient
import ApusContracts
import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusSavedSessions
@testable import ApusSurroundings

@Suite("How the steps of a session went, counted", .paced)
struct ReplayTallyTests {
  private let fine = StepVerdict(Step(command: "a"), [])
  private let drifted = StepVerdict(Step(command: "a"), .value, ["- 1", "+ 2"])
  private let worse = StepVerdict(
    Step(command: "a"), .outcome, [], isLeftOut: true, isWorse: true)
  private let refused = StepVerdict(
    Step(command: "a"), .outcome, [], isLeftOut: true, refused: [.variable("TOKEN")])
  private let missing = StepVerdict(
    Step(command: "a"), .usual,
    LineResult(
      shown: ReplayScreen.Shown(pieces: [(.said, "not there\n")]), outcome: .failure(.replayMissing),
      recordings: []))
  private let partial = StepVerdict(
    Step(command: "a", expected: ["..."]), .usual,
    LineResult(shown: ReplayScreen.Shown(pieces: [(.unknown, "")]), outcome: .ok, recordings: []))

  private func tally(_ mode: ReplayMode, of count: Int? = nil, _ verdicts: StepVerdict...) -> ReplayTally {
    var tally = ReplayTally(mode, of: count ?? verdicts.count)
    for verdict in verdicts { tally.add(verdict) }
    return tally
  }

  @Test("all as written is no failure, and there is nothing to advise")
  func fineSteps() {
    let tally = tally(.recorded, fine, fine)
    #expect(tally.line.text == "2 steps: 2 as written")
    #expect(tally.failure == nil && tally.reason == nil)
    #expect(tally.advice(for: "it", isRecorded: true) == nil)
  }

  @Test("a drift is a failure, but where it is written down")
  func drift() {
    #expect(tally(.live, fine, drifted).line.text == "2 steps: 1 as written, 1 drifted")
    #expect(tally(.live, drifted).failure == .replayDrift)
    var updated = tally(.update, drifted)
    updated.isWritten = true
    #expect(updated.failure == nil)
    #expect(updated.line.text == "1 step: 0 as written, 1 written anew")
  }

  @Test("what is not recorded is a failure of its own, and an update may help where nothing is recorded")
  func missingAnswers() {
    let tally = tally(.recorded, fine, missing)
    #expect(tally.failure == .replayMissing)
    #expect(tally.advice(for: "it", isRecorded: false) == "replay --update it")
    #expect(tally.advice(for: "it", isRecorded: true) == nil)
    #expect(self.tally(.update, missing).failure == nil)
  }

  @Test("what is worse keeps everything from being written, and says how to have it so")
  func worsening() {
    #expect(tally(.update, worse).reason == "nothing was written: 1 step that went well before fails")
    let two = tally(.update, fine, worse, worse)
    #expect(two.reason == "nothing was written: 2 steps that went well before fail")
    #expect(two.line.text == "3 steps: 1 as written, 2 failed" && two.failure == .replayDrift)
    #expect(two.advice(for: "it", isRecorded: true) == "replay --update --accept-failures it")
  }

  @Test("what nobody allowed is named once, with the way to allow it")
  func permissions() {
    let tally = tally(.live, refused, refused)
    #expect(tally.reason == "2 steps left out: nobody allowed to use the environment's TOKEN")
    #expect(tally.line.text == "2 steps: 0 as written, 2 left out" && tally.failure == .replayDrift)
    #expect(tally.advice(for: "it", isRecorded: true) == "replay --live --trust it")
    #expect(self.tally(.update, refused, worse).reason?.hasPrefix("nothing was written: nobody") == true)
  }

  @Test("steps and shells that were not run are told")
  func notRun() {
    #expect(
      tally(.recorded, of: 3, partial).line.text == "1 step: 1 as written; 2 not run; 1 shell command not run"
    )
    #expect(tally(.recorded, of: 3, partial).failure == nil)
  }
}
