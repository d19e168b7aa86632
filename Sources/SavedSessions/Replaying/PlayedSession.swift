internal import ApusClient
internal import ApusContracts
internal import ApusFormats
package import ApusLanguage
internal import ApusRecordings
package import ApusRedaction
package import ApusSurroundings

/// A saved session, played from its recording: each step with what it asked and what it showed. Nothing is sent, and no
/// secret is in it.
package struct PlayedSession: Sendable {
  package let path: String
  package let document: SessionDocument
  package let steps: [PlayedStep]
  /// What was given from outside when it was recorded, as the recording tells it.
  package var given: [String: VariableValue] = [:]

  /// What its file is called: where that is is nobody else's business.
  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  package init(path: String, document: SessionDocument, steps: [PlayedStep]) {
    self.path = path
    self.document = document
    self.steps = steps
  }

  /// The steps that show nothing of what was recorded for them, by what they lack.
  package var unplayed: [(step: PlayedStep, reason: String)] {
    steps.compactMap { step in
      document.lack(of: step.step, endingIn: step.outcome).map { (step, $0) }
    }
  }

  /// Where nothing was recorded, all that asks would say so.
  package func refuseUnrecorded() throws(CommandFailure) {
    guard document.frontMatter.cassette == nil,
      steps.contains(where: { $0.outcome == .failure(.replayMissing) })
    else { return }
    throw CommandFailure(
      .usageArgument, "\(path) has no request that was answered",
      try: ["replay --update \(ItemPrinter().quoted(path))"])
  }

  /// Where some steps cannot be played, what is told of all would be told of the others alone.
  package func refuseUnplayed() throws(CommandFailure) {
    try refuseUnrecorded()
    guard let (step, reason) = unplayed.first else { return }
    throw CommandFailure(
      .requestVariable,
      "\(path):\(step.step.place.number): \(reason), and its recording does not tell what that was")
  }

  /// Plays all steps.
  ///
  /// - Parameters:
  ///   - hasColour: whether what they show has the colours of a terminal. Then no step is as written.
  ///   - redactor: learns what is secret in it.
  package init(
    _ session: SavedSession, runner: any LineRunner, environment: Environment, hasColour: Bool = false,
    redactor: inout Redactor
  ) async throws {
    let head = session.document.frontMatter
    redactor.add(head.redaction)
    let userAgent = session.cassette.userAgent(orElse: environment.userAgent)
    // What somebody wrote into its lines stands in its answers, too.
    for step in session.document.steps {
      _ = RedactedLine.text(step.command, runner.words, redactor: &redactor)
    }
    // What is shown is shown of what has no secret.
    let cassette = try session.cassette.redacted(by: &redactor)
    given = try await session.recordedVariables(
      besides: [:], in: cassette, redactor: redactor, runner: runner)
    let sandbox = try ReplaySandbox(
      head, cassette: cassette, redactor: redactor, userAgent: userAgent, variables: given, runner: runner,
      screen: ReplayScreen(head.forms, hasColour: hasColour))
    let rules = session.document.rulesByLine
    var steps: [PlayedStep] = []
    for (place, part) in session.document.parts.enumerated() {
      guard case .block(let block) = part else { continue }
      for step in block.steps {
        try Task.checkCancellation()
        let result = await sandbox.run(step.command, endingIn: step.outcome ?? .ok, mode: block.mode)
        var verdict = StepVerdict(step, block.mode, result, forms: head.forms)
        if let rules = rules[step.place.number] {
          verdict = verdict.adding(try await sandbox.findings(of: rules, on: result.recordings))
        }
        var played = PlayedStep(
          part: place, step: Self.redacted(step, runner.words, &redactor), typed: step.command,
          shown: redactor.elide(lines: result.shown.text),
          outcome: result.outcome, recordings: result.recordings, isAsWritten: verdict.isAsWritten,
          drift: verdict.drift.map(\.rawValue).sorted(),
          differences: verdict.differences.map { redactor.elide($0) })
        played.files = result.files
        steps.append(played)
      }
    }
    path = session.path
    document = redactor.redacted(session.document)
    self.steps = steps
  }

  private static func redacted(_ step: Step, _ words: CommandWords, _ redactor: inout Redactor) -> Step {
    let command = RedactedLine.text(step.command, words, redactor: &redactor)
    let redacted = redactor.redact(step)
    return Step(
      command: command, expected: redacted.expected, outcome: step.outcome,
      blankLinesAfterOutcome: step.blankLinesAfterOutcome, place: step.place)
  }
}
