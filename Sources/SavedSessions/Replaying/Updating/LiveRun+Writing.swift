internal import ApusContracts
internal import ApusRecordings
internal import ApusRedaction
internal import ApusSurroundings
internal import ApusSystem

extension LiveRun {
  /// Writes down what the steps of an update came to, unless something speaks against it, and tells how each went.
  ///
  /// - Returns: whether it was written; `nil` when whoever hears of the steps has heard enough.
  mutating func write(
    isWhole: Bool, _ choose: (StepVerdict) throws -> UpdateChoice, _ report: (StepVerdict) throws -> Bool
  ) async throws -> Bool? {
    let (session, options) = (replay.session, replay.options)
    // Nobody is asked about changes that would not be written.
    let isInVain = !isWhole || plan.hasFailure || (!options.acceptsFailures && silence.failure != nil)
    let outcomes = try await plan.outcomes(
      ignoring: session.document.frontMatter.ignore, redactor: &redactor, makeMaker: anotherMaker,
      asks: options.asks, choose: isInVain ? { _ in .accept } : choose)
    var update = SessionUpdate(session)
    let unasked = plan.unasked(in: session.cassette.recordings, traits: replay.runner.traits)
    for (number, (attempt, outcome)) in zip(plan.attempts, outcomes).enumerated() {
      update.add(plan.rules(ofStep: number), to: attempt.step)
      update.read(outcome.files, before: outcome.result?.recordings ?? attempt.before)
      if let result = outcome.result {
        update.add(attempt.step, attempt.mode, attempt.line, result, insteadOf: attempt.before)
      } else {
        update.keep(attempt.step, attempt.before + (unasked[number] ?? []))
      }
      guard try report(outcome.verdict) else { return nil }
    }
    if !options.acceptsFailures, let failure = silence.failure { throw failure }
    guard isWhole, !outcomes.contains(where: \.verdict.isWorse) else { return false }
    try update.write(to: replay.environment.files.expanded(session.path), with: &redactor)
    return true
  }
}
