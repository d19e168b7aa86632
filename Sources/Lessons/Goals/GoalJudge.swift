internal import ApusClient
internal import ApusContracts
internal import ApusSurroundings
internal import ApusWords

/// Says whether what was sent meets a goal. It looks at exchanges alone, so that what is judged while somebody learns and
/// what is judged of a recording is judged alike.
package struct GoalJudge {
  private let tries: [LessonTry]
  /// Those that were sent.
  private let sent: [LessonTry]

  package init(_ tries: [LessonTry]) {
    self.tries = tries
    sent = tries.filter { !$0.isGathered }
  }

  /// What came of a goal. The latest try counts first.
  package func verdict(of goal: LessonGoal) -> GoalVerdict {
    guard !tries.isEmpty else { return .missed(nil) }
    for condition in goal.conditions where condition.isAboutAll {
      if let problem = problemOfAll(condition.kind) { return .missed(problem) }
    }
    let own = goal.conditions.filter { !$0.isAboutAll }
    var nearest: (kept: Int, problem: String)?
    for index in tries.indices.reversed() {
      let problems = own.map { problem(with: tries[index], $0.kind) }
      guard let problem = problems.lazy.compactMap({ $0 }).first else { return .met(try: index) }
      let kept = problems.count { $0 == nil }
      if kept > nearest?.kept ?? -1 { nearest = (kept, problem) }
    }
    return .missed(nearest?.problem)
  }

  // MARK: All that was sent

  private func problemOfAll(_ kind: LessonCondition.Kind) -> String? {
    switch kind {
    case .sent(let rule):
      guard let count = TryFacts.count(sent), breach(of: rule, in: count) != nil else { return nil }
      let wanted = rule.text.drop { $0 != " " }.dropFirst()
      guard sent.count == 1 else {
        return said("\(sent.count) requests were sent, and it should be \(wanted).")
      }
      return said("1 request was sent, and it should be \(wanted).")
    case .inOrder(let patterns):
      var rest = patterns[...]
      for attempt in sent { if let next = rest.first, next.matches(attempt) { rest.removeFirst() } }
      return rest.first.map { said("\($0.method) \($0.path) is not there yet, or too early.") }
    case .neverSent(let pattern):
      return sent.first(where: pattern.matches).map { said("\($0.summary) should not have been sent.") }
    case .never(let inner):
      return sent.first { problem(with: $0, inner) == nil }.map {
        said("\($0.summary) is what should not happen here.")
      }
    default: return nil
    }
  }

  // MARK: One exchange

  private func problem(with attempt: LessonTry, _ kind: LessonCondition.Kind) -> String? {
    let facts = TryFacts(attempt: attempt)
    switch kind {
    case .answer(let rule):
      return breach(of: rule, in: facts.answer).map {
        said("Of the answer \(rule.text) is wanted; it has \($0).")
      }
    case .request(let rule):
      return breach(of: rule, in: facts.request).map {
        said("Of the request \(rule.text) is wanted; it has \($0).")
      }
    case .facts(let rule):
      let name = rule.text.dropFirst().prefix { $0 != " " }
      return breach(of: rule, in: facts.facts).map { said("The request's \(name) is another one: \($0).") }
    case .failure(let code):
      if attempt.failure == code { return nil }
      let found = attempt.failure?.name ?? attempt.exchange.response.map { "\($0.status)" } ?? ""
      return said("It should end in \(code.name), and ended in \(found).")
    case .predicted(let subject): return problem(with: attempt, predicted: subject)
    case .sent, .inOrder, .never, .neverSent: return nil
    }
  }

  private func problem(with attempt: LessonTry, predicted subject: String) -> String? {
    let meant = attempt.predictions.filter { $0.subject == subject }
    guard let prediction = meant.last else {
      return said("Nothing was predicted of \(subject): `predict` comes before the request.")
    }
    guard let verdict = try? prediction.verdict(in: TryFacts(attempt: attempt).answer) else {
      return said("The prediction \(prediction.text) cannot be looked at.")
    }
    guard case .wrong(let found) = verdict else { return nil }
    return said("You predicted \(prediction.text), and it was \(retold(found)).")
  }

  private func breach(of rule: Rule, in scope: LoneAnswer) -> String? {
    RuleCheck(scope).breaches(ofRule: rule).map { retold($0) }
  }
}

extension RuleCheck {
  /// What there was in place of what a rule promises; nil where it is kept.
  fileprivate func breaches(ofRule rule: Rule) -> String? {
    do {
      return try breaches(of: rule).first?.found
    } catch let failure as CommandFailure {
      return failure.message
    } catch {
      return "\(error)"
    }
  }
}
