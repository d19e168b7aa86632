internal import ApusAnswers
package import ApusContracts
package import ApusRecordings
package import ApusSavedSessions
internal import ApusSending
internal import ApusSurroundings

extension Engine {
  package var last: Recording? { context.session.records.last.map(Recording.init) }

  package var looked: LookedAnswer {
    let records = context.session.records
    guard records.looked == nil, let record = records.focusedRecord else { return .nothing }
    return .answer(Recording(record))
  }

  package func breaches(
    of rules: Rules, beside earlier: Recording?, asksAgain: Bool
  ) async throws -> [RuleBreach] {
    var scope = AnswerScope(answers: context.answers)
    // What is asked once more for a rule is no part of the line that comes next.
    defer { context.recorder?.forgetLine() }
    scope.hidesSecrets = context.environment.readsRecording
    scope.recorded = earlier.map { JudgedAnswer($0.exchange, failure: $0.failure?.code) }
    return try await RuleRun(sender: context.sender).breaches(of: rules, in: scope, asksAgain: asksAgain)
  }
}

extension Recording {
  fileprivate init(_ record: Record) {
    self.init(record.exchange, failure: record.failure.flatMap { Recording($0).failure })
  }
}
