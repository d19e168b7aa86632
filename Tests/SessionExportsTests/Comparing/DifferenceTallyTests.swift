import Foundation
import Testing

@testable import ApusClient
@testable import ApusContracts
@testable import ApusRecordings
@testable import ApusSavedSessions
@testable import ApusSessionExports
@testable import ApusSurroundings
@testable import ApusText

@Suite("How many steps of two sessions differ")
struct DifferenceTallyTests {
  private func silent(_ isFirst: Bool) throws -> StepDifference {
    let step = Step(command: "get /a")
    let lost = PlayedStep(
      part: 0, step: step, shown: "", outcome: .failure(.refused), recordings: [try lostRecording()])
    let came = PlayedStep(part: 0, step: step, shown: "", outcome: .ok)
    let (old, new) = isFirst ? (lost, came) : (came, lost)
    return StepDifference(from: old, to: new, ignoring: try IgnoredPlaces([]))
      .failing(old, new, of: ("A", "B"))
  }

  private func lostRecording() throws -> Recording {
    Recording(
      Exchange(
        request: Request(url: try WebURL("http://h.test/a")), startedAt: Date(timeIntervalSince1970: 0)),
      failure: Recording.Failure(code: .refused, message: "nobody is there"))
  }

  @Test("names who did not answer, and counts what was skipped")
  func silent() throws {
    var tally = DifferenceTally(of: ("A", "B"))
    #expect(tally.failure == nil)
    let skipped = StepDifference(skipping: Step(command: "get /b"), because: "nobody answered, line 5")
    tally.add(skipped)
    #expect(tally.line.text == "1 step: 0 the same, 1 skipped")
    #expect(tally.failure?.code == .replayDrift && tally.failure?.message == "1 step skipped")
    tally.add(try silent(true))
    #expect(tally.failure?.message == "1 step not answered by A")
    var all = DifferenceTally(of: ("its own base", "B"))
    all.add(tally)
    all.add(try silent(true))
    all.add(try silent(false))
    #expect(
      all.line.text == "4 steps: 0 the same, 2 not answered by A, 1 not answered by B, 1 skipped")
    #expect(all.failure?.code == .replayDrift && all.failure?.message == "2 steps not answered by A")
  }

  @Test("says of what differs whether it breaks a client, also where nothing does, and counts each step once")
  func harmless() throws {
    let noted = Finding(.value, ["- 1", "+ 2"], isNoted: true)
    let played = { (shown: String) in
      PlayedStep(part: 0, step: Step(command: ".id"), shown: shown, outcome: .ok)
    }
    let other = try StepDifference(
      from: played("7\n"), to: played("nothing there\n"), ignoring: IgnoredPlaces([]), looked: [noted])
    #expect(!other.isSame && !other.isBreaking)
    var tally = DifferenceTally(of: ("A", "B"))
    tally.add(other)
    #expect(tally.line.text == "1 step: 0 the same, 1 differs and breaks no client" && tally.failure == nil)
    tally.add(other)
    #expect(tally.line.text == "2 steps: 0 the same, 2 differ and break no client")
    let breaking = try StepDifference(
      from: played("7\n"), to: played("nothing there\n"), ignoring: IgnoredPlaces([]))
    tally.add(breaking)
    #expect(
      tally.line.text == "3 steps: 0 the same, 1 breaks a client, 2 differ and break no client")
    #expect(tally.failure?.message == "1 step breaks a client")
  }

  @Test("names on which side a step is alone")
  func sides() throws {
    var tally = DifferenceTally(of: ("A", "B"))
    let played = PlayedStep(part: 0, step: Step(command: "get /a"), shown: "", outcome: .ok)
    tally.add(StepDifference(played, .onlyOld))
    tally.add(StepDifference(played, .onlyNew))
    tally.add(StepDifference(from: played, to: played, ignoring: try IgnoredPlaces([])))
    #expect(tally.line.text == "3 steps: 1 the same, 1 only in A, 1 only in B")
    #expect(tally.failure == nil)
  }
}
