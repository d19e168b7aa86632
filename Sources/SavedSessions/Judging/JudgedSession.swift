package import ApusContracts
internal import ApusRecordings
internal import ApusRedaction
package import ApusSurroundings

/// What a saved session would notice of changes in its answers, step by step. Nothing is sent.
package struct JudgedSession: Sendable {
  package struct Step: Sendable {
    package let line: String
    package let verdicts: [ContractJudge.Verdict]

    package init(line: String, verdicts: [ContractJudge.Verdict]) {
      (self.line, self.verdicts) = (line, verdicts)
    }

    var noticed: Int { verdicts.count(where: \.isNoticed) }
  }

  package let path: String
  /// Those that were answered.
  package let steps: [Step]

  package init(path: String, steps: [Step]) { (self.path, self.steps) = (path, steps) }

  package init(_ session: SavedSession, runner: any LineRunner, environment: Environment) async throws {
    var redactor = Redactor()
    let played = try await PlayedSession(
      session, runner: runner, environment: environment, redactor: &redactor)
    try played.refuseUnplayed()
    let ignored = try session.document.frontMatter.ignored
    path = session.path
    steps = Self.answered(played.steps, session.document.rulesOfSteps).compactMap { step, answer, rules in
      let judge = ContractJudge(ignoring: ignored, rules: rules) { !SecretPlaceholder.names(in: $0).isEmpty }
      let verdicts = judge.verdicts(on: answer)
      return verdicts.isEmpty ? nil : Step(line: step.step.command, verdicts: verdicts)
    }
  }

  /// Each step that was answered, with all that its answer is to keep: what stands below a line that asks nobody is about
  /// the answer before it.
  private static func answered(
    _ steps: [PlayedStep], _ rules: [Rules]
  ) -> [(step: PlayedStep, answer: Recording, rules: Rules)] {
    var result: [(step: PlayedStep, answer: Recording, rules: Rules)] = []
    for (step, rules) in zip(steps, rules) {
      if let answer = step.recordings.last {
        result.append((step, answer, rules))
      } else if let last = result.popLast() {
        let both = Rules(last.rules.own + rules.own, ofFile: last.rules.ofFile)
        result.append((last.step, last.answer, both))
      }
    }
    return result
  }

  package var noticed: Int { steps.reduce(0) { $0 + $1.noticed } }
  package var count: Int { steps.reduce(0) { $0 + $1.verdicts.count } }
}
