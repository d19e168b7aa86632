internal import ApusLanguage
package import ApusRecordings

/// Changes an answer in every way there is, and tells which of the changes its contract would miss.
package struct ContractJudge: Sendable {
  private let comparison: AnswerComparison
  private let rules: Rules
  private let isHidden: @Sendable (String) -> Bool

  /// What became of one change.
  package struct Verdict: Sendable, Equatable {
    /// What happened, such as `a member is gone`.
    package let words: String
    package let isNoticed: Bool
    /// What would have had it noticed; `nil` where it was, or nothing would.
    package let rule: String?

    package init(words: String, isNoticed: Bool, rule: String? = nil) {
      (self.words, self.isNoticed, self.rule) = (words, isNoticed, rule)
    }
  }

  /// - Parameter isHidden: whether a text holds what stands for a secret, of which nobody can tell whether it keeps a rule;
  ///   by default none does.
  package init(
    ignoring ignored: IgnoredPlaces, rules: Rules = Rules(),
    hiding isHidden: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    comparison = AnswerComparison(ignoring: ignored.adding(rules))
    (self.rules, self.isHidden) = (rules, isHidden)
  }

  /// What became of each change that somebody should notice; empty for what was not answered.
  package func verdicts(on recording: Recording) -> [Verdict] {
    guard let answer = AnswerSample(recording) else { return [] }
    // What is broken already notices nothing.
    let rules = Rules(
      self.rules.own.filter { !isBroken(Rules([$0]), by: recording, after: recording) },
      ofFile: self.rules.ofFile.filter { !isBroken(Rules(ofFile: [$0]), by: recording, after: recording) })
    return AnswerChange.all.compactMap { change in
      guard change.weight != .harmless, let result = change.applied(to: answer) else { return nil }
      let changed = result.answer.asRecording
      let isNoticed =
        !comparison.findings(from: recording, to: changed).isEmpty
        || isBroken(rules, by: changed, after: recording)
      let rule = isNoticed ? nil : Self.candidates(result.rule).first { notices($0, changed, recording) }
      return Verdict(words: change.words, isNoticed: isNoticed, rule: rule)
    }
  }

  /// The rule that comes with a change, and one that lets nothing else pass.
  private static func candidates(_ rule: String?) -> [String] {
    guard let rule, rule.hasPrefix("."), let path = rule.split(separator: " ").first else {
      return rule.map { [$0] } ?? []
    }
    return [rule, "\(path) exact"]
  }

  /// Whether a rule holds of what was recorded, and not of what it became.
  private func notices(_ text: String, _ changed: Recording, _ recording: Recording) -> Bool {
    guard let rules = (try? Rule(text)).map({ Rules([$0]) }) else { return false }
    return !isBroken(rules, by: recording, after: recording)
      && isBroken(rules, by: changed, after: recording)
  }

  private func isBroken(_ rules: Rules, by now: Recording, after earlier: Recording) -> Bool {
    guard !rules.isEmpty else { return false }
    let scope = LoneAnswer(
      JudgedAnswer(now.exchange), earlier: JudgedAnswer(earlier.exchange), hiding: isHidden)
    return (try? RuleCheck(scope).breaches(of: rules).isEmpty) == false
  }
}
