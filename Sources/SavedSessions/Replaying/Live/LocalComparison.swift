internal import ApusText

/// Compares what a step showed that asks nobody, such as `.id`, with what it showed of the recorded answer: a value may
/// be another one, but it must be there and of the same kind.
struct LocalComparison {
  private let recorded: LineResult
  private let now: LineResult
  private let forms: ViewForms

  /// - Parameter forms: those of the session.
  init(recorded: LineResult, now: LineResult, forms: ViewForms = .today) {
    self.forms = forms
    self.recorded = recorded
    self.now = now
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
    let isSame =
      written == now.outcome && ShownValues(before).mayBecome(ShownValues(now.shown.text))
    return verdict.isAsWritten || !isSame ? verdict : StepVerdict(step, [])
  }
}
