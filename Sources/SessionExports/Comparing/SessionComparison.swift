internal import ApusClient
internal import ApusContracts
internal import ApusLanguage
package import ApusRedaction
package import ApusSavedSessions
package import ApusSurroundings
internal import ApusText

/// Shows in what two saved sessions differ, for the line that asks for it.
package struct SessionComparison {
  private let runner: any LineRunner
  private let environment: Environment
  private let isBreakingOnly: Bool

  /// - Parameter breakingOnly: whether only what breaks a client is shown, and is a failure.
  package init(with runner: any LineRunner, in environment: Environment, breakingOnly: Bool) {
    self.runner = runner
    self.environment = environment
    isBreakingOnly = breakingOnly
  }

  package func show(_ old: String, _ new: String, redactor: Redactor, _ output: Output) async throws {
    var redactor = redactor
    let before = try await played(old, &redactor)
    let after = try await played(new, &redactor)
    var tally = DifferenceTally(of: (before.path, after.path))
    for step in try SessionDifference(from: before, to: after).steps {
      tally.add(step)
      try output.show(StepDifferenceView(step: step, isBreakingOnly: isBreakingOnly))
    }
    try output.show(Lines([tally.line]))
    if isBreakingOnly, let failure = tally.failure { throw failure }
  }

  private func played(_ typed: String, _ redactor: inout Redactor) async throws -> PlayedSession {
    let path = try SessionFileName.path(of: typed, in: environment.files)
    let session = try SavedSession(reading: path, with: environment.files)
    let played = try await PlayedSession(
      session, runner: runner, environment: environment, redactor: &redactor)
    try played.refuseUnplayed()
    return played
  }
}
