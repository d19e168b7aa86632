internal import ApusAnswers
package import ApusContracts
package import ApusRecordings
internal import ApusSavedSessions
internal import ApusSending
internal import ApusSurroundings

extension Engine {
  package func breaches(
    of rules: Rules, beside earlier: Recording?, asksAgain: Bool
  ) async throws -> [RuleBreach] {
    var scope = AnswerScope(answers: context.answers)
    // What is asked once more for a rule is no part of the line that comes next.
    defer { context.recorder?.forgetLine() }
    scope.hidesSecrets = context.environment.hidesSecrets()
    scope.recorded = earlier.map { JudgedAnswer($0.exchange, failure: $0.failure?.code) }
    return try await RuleRun(sender: context.sender).breaches(of: rules, in: scope, asksAgain: asksAgain)
  }
}
