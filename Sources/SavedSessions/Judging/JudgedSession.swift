package import ApusContracts
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
    let ignored = try session.document.frontMatter.ignored
    path = session.path
    steps = zip(played.steps, session.document.rulesOfSteps).compactMap { step, rules in
      guard let answer = step.recordings.last else { return nil }
      let verdicts = ContractJudge(ignoring: ignored, rules: rules).verdicts(on: answer)
      return verdicts.isEmpty ? nil : Step(line: step.step.command, verdicts: verdicts)
    }
  }

  package var noticed: Int { steps.reduce(0) { $0 + $1.noticed } }
  package var count: Int { steps.reduce(0) { $0 + $1.verdicts.count } }
}
