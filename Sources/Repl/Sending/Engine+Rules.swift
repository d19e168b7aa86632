internal import ApusAnswers
package import ApusContracts
package import ApusRecordings
internal import ApusSending

extension Engine {
  package func breaches(
    of rules: Rules, beside earlier: Recording?, asksAgain: Bool
  ) async throws -> [RuleBreach] {
    var scope = AnswerScope(answers: context.answers)
    scope.recorded = earlier.map { JudgedAnswer($0.exchange, failure: $0.failure?.code) }
    return try await RuleRun(sender: context.sender).breaches(of: rules, in: scope, asksAgain: asksAgain)
  }
}
