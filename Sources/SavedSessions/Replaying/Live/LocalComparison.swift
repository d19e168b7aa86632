internal import ApusContracts
internal import ApusText
internal import ApusWords

/// Compares what a step showed that asks nobody, such as `.id`, with what it showed of the recorded answer: a value may
/// be another one, but it must be there and of the same kind, unless the answer may be without it, too.
struct LocalComparison {
  private let recorded: LineResult
  private let now: LineResult
  private let forms: ViewForms
  private let ofAnswer: () -> [Finding]?

  /// - Parameters:
  ///   - forms: those of the session.
  ///   - ofAnswer: what is told of the answer that the step looks into, where that is known; by default it is not.
  init(
    recorded: LineResult, now: LineResult, forms: ViewForms = .today,
    ofAnswer: @escaping () -> [Finding]? = { nil }
  ) {
    self.forms = forms
    self.recorded = recorded
    self.now = now
    self.ofAnswer = ofAnswer
  }

  func verdict(on step: Step) -> StepVerdict {
    let written = step.outcome ?? .ok
    if recorded.outcome == written {
      // What its own recording does not show is wrong, whatever the server says today.
      let verdict = StepVerdict(step, .usual, recorded, forms: forms)
      if !verdict.isAsWritten { return verdict }
    }
    let before =
      recorded.outcome == written ? recorded.shown.text : step.expected.joined(separator: "\n")
    let verdict = StepVerdict(step, .usual, now, forms: forms)
    if verdict.isAsWritten { return verdict }
    if written == now.outcome, let lost = lost(by: step, before) { return StepVerdict(step, [lost]) }
    if written == now.outcome, ShownValues(before).mayBecome(ShownValues(now.shown.text)) {
      return StepVerdict(step, [])
    }
    if recorded.outcome == written, let told = ofAnswer(), told.allSatisfy(\.isNoted) {
      return StepVerdict(step, told)
    }
    return verdict
  }

  /// What somebody searched for, and is found no more: that may be so on another day.
  private func lost(by step: Step, _ before: String) -> Finding? {
    let words = step.command.split(separator: " ")
    let searches = words.first?.lowercased() == "find" || words.contains { $0.hasPrefix("--where") }
    func first(_ text: String) -> String { text.split(separator: "\n").first.map(String.init) ?? "" }
    let (old, new) = (first(before), first(now.shown.text))
    func isNothing(_ line: String) -> Bool {
      ["[]", "no rows", "found nowhere"].contains { line == $0 || line == said(Sentence($0)) }
    }
    guard searches, !old.isEmpty, !isNothing(old), isNothing(new) else { return nil }
    return Finding(.value, ["- \(old)", "+ \(new)"], isNoted: true, isVerbatim: true)
  }
}
