import ApusClient
import ApusContracts
import ApusPacingTestSupport
import Testing

@testable import ApusFormats
@testable import ApusRecordings
@testable import ApusRedaction
@testable import ApusSavedSessions

@Suite("What an update would write", .paced)
struct UpdatePlanTests {
  private func plan(_ words: [String], now body: String) -> UpdatePlan {
    var plan = UpdatePlan()
    for word in words {
      let before = [Parrot.recording(word, #"{"a": 1}"#)]
      let now = [Parrot.recording(word, body)]
      plan.add(
        UpdatePlan.RunStep(
          step: Step(command: word, expected: ["I say \(word)", #"{"a": 1}"#]), mode: .usual, before: before,
          filesBefore: [],
          line: LoggedLine(text: word, recordings: now, piped: nil, outcome: .ok, secrets: [], isCut: false),
          now: now, obstacle: nil))
    }
    return plan
  }

  private func maker() throws -> StepMaker { try StepMaker(FrontMatter(), runner: Parrot(), ports: { nil }) }

  @Test("is asked about once for each change, and not where nothing changed")
  func asked() async throws {
    var plan = plan(["one", "two", "three"], now: #"{"a": 2}"#)
    var asked: [String] = []
    var redactor = Redactor()
    let outcomes = try await plan.outcomes(ignoring: [], redactor: &redactor, makeMaker: maker) { verdict in
      asked.append(verdict.step.command)
      return verdict.step.command == "two" ? .skip : .accept
    }
    #expect(asked == ["one", "two", "three"])
    #expect(outcomes.map(\.verdict.isAsWritten) == [false, false, false])
    let reason = "it stays as it was, and what came is something else"
    #expect(outcomes.map(\.verdict.skipReason) == [nil, reason, nil])
    // It is written as it was recorded.
    #expect(outcomes.allSatisfy { $0.result != nil })
    var same = self.plan(["one"], now: #"{"a": 1}"#)
    let none = try await same.outcomes(ignoring: [], redactor: &redactor, makeMaker: maker) { _ in
      Issue.record("nothing changed")
      return .skip
    }
    #expect(none.map(\.verdict.isAsWritten) == [true])
  }

  @Test("makes a rule of what somebody wants to differ, for that step and no other")
  func rules() async throws {
    var plan = plan(["one", "two"], now: #"{"a": 2}"#)
    var count = 0
    var redactor = Redactor()
    let outcomes = try await plan.outcomes(ignoring: [], redactor: &redactor, makeMaker: maker) { _ in
      count += 1
      return count == 1 ? .rule : .accept
    }
    #expect(count == 2 && plan.rules(ofStep: 0).map(\.text) == [".a type"] && plan.rules(ofStep: 1).isEmpty)
    #expect(outcomes.map(\.verdict.isAsWritten) == [true, false])
  }

  @Test("is nothing where a rule of the step lets it differ")
  func ruled() async throws {
    var plan = UpdatePlan()
    let now = [Parrot.recording("one", #"{"a": 2}"#)]
    plan.add(
      UpdatePlan.RunStep(
        step: Step(command: "one", expected: ["I say one", #"{"a": 1}"#]), mode: .usual,
        before: [Parrot.recording("one", #"{"a": 1}"#)], filesBefore: [],
        line: LoggedLine(text: "one", recordings: now, piped: nil, outcome: .ok, secrets: [], isCut: false),
        now: now, obstacle: nil, rules: Rules([try Rule(".a ignore")])))
    var redactor = Redactor()
    let outcomes = try await plan.outcomes(ignoring: [], redactor: &redactor, makeMaker: maker) { _ in
      Issue.record("nothing drifted")
      return .skip
    }
    #expect(outcomes.map(\.verdict.isAsWritten) == [true])
  }

  @Test(
    "is told and asked about, too, where what drifted is not shown, unless the exchange stays",
    arguments: [
      ("...", #"{"a": 2}"#, ["- max-age=60", "+ no-store", "+ a number"]),
      (#"{"a": 1}"#, #"{"a": 2}"#, [#"- {"a": 1}"#, #"+ {"a": 2}"#, "- max-age=60", "+ no-store"]),
      ("...", #"{"a": 1}"#, []),
    ] as [(String, String, [String])])
  func hidden(_ written: String, _ body: String, _ told: [String]) async throws {
    var plan = UpdatePlan()
    let now = [Parrot.recording("one", body)]
    plan.add(
      UpdatePlan.RunStep(
        step: Step(command: "one", expected: ["I say one", written]), mode: .usual,
        before: [Parrot.recording("one", #"{"a": 1}"#)], filesBefore: [],
        line: LoggedLine(text: "one", recordings: now, piped: nil, outcome: .ok, secrets: [], isCut: false),
        now: now, obstacle: nil,
        found: [
          Finding(.header, promised: "max-age=60", found: "no-store"), Finding(.value, ["+ a number"]),
          Finding(.timing, ["+ slow"], isNoted: true),
        ]))
    var (redactor, asked) = (Redactor(), [StepVerdict]())
    let outcomes = try await plan.outcomes(ignoring: [], redactor: &redactor, makeMaker: maker) {
      asked.append($0)
      return .accept
    }
    #expect(asked.map { $0.differences.filter { $0 != "  I say one" } } == (told.isEmpty ? [] : [told]))
    #expect(outcomes.map(\.verdict.isAsWritten) == [told.isEmpty])
  }

  @Test("leaves a step as it was where something stands in its way")
  func obstacle() async throws {
    var plan = UpdatePlan()
    let step = Step(command: "one", expected: ["I say one"])
    plan.add(
      UpdatePlan.RunStep(
        step: step, mode: .usual, before: [], filesBefore: [],
        line: LoggedLine(text: "one", recordings: [], piped: nil, outcome: .ok, secrets: [], isCut: false),
        now: [],
        obstacle: StepVerdict(step, .outcome, [], isLeftOut: true)))
    var redactor = Redactor()
    let outcomes = try await plan.outcomes(ignoring: [], redactor: &redactor, makeMaker: maker) { _ in .accept
    }
    #expect(outcomes.map(\.verdict.isLeftOut) == [true] && outcomes.first?.result == nil)
  }

  @Test("leaves what was recorded for a step that asks nobody by now, as it lacks a variable")
  func unasked() throws {
    let words = ["one", "two", "three", "four"]
    let recordings = words.enumerated().map { number, word in
      var recording = Parrot.recording(word)
      recording.id = number + 1
      return recording
    }
    var plan = UpdatePlan()
    for word in ["one", "let v = .z", "two", "three", "let w = .z", "four"] {
      let step = Step(command: word)
      let isSkipped = ["two", "three", "let w = .z"].contains(word)
      let before = isSkipped ? [] : recordings.filter { $0.exchange.request.url.path == "/" + word }
      plan.add(
        UpdatePlan.RunStep(
          step: step, mode: .usual, before: before, filesBefore: [], line: LoggedLine(keeping: step, before),
          now: before, obstacle: isSkipped ? StepVerdict(skipping: step, because: "v was not set") : nil))
    }
    let unasked = plan.unasked(in: recordings, traits: Parrot().traits)
    #expect(unasked.mapValues { $0.compactMap(\.id) } == [3: [2, 3]])
  }
}
