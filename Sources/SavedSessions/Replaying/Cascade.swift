internal import ApusClient
internal import ApusLanguage
internal import ApusRecordings

/// What became of steps that others need. Where it failed, those are skipped: their failure would say nothing new.
struct Cascade {
  private struct Reason {
    let text: String
    /// The line of the step that failed first.
    let line: Int

    var description: String { "\(text), line \(line)" }
  }

  /// The variables that a step did not set.
  private var unset: [String: Reason] = [:]
  /// Where nobody answers.
  private var away: [Origin: Reason] = [:]
  /// Why there is no answer to look at; `nil` where there is one.
  private var unanswered: Reason?
  /// Why the last answer is none to look at, though there is one.
  private var failed: Reason?

  /// Why a step is not run; `nil` where nothing speaks against it.
  ///
  /// - Parameters:
  ///   - recorded: what was recorded for it, which tells whom it will ask.
  ///   - traits: what is known of its command.
  func reason(against step: Step, recorded: [Recording], _ traits: StepTraits? = nil) -> String? {
    (reason(step, recorded) ?? (Self.looks(step, traits) ? failed ?? unanswered : nil))?.description
  }

  private func reason(_ step: Step, _ recorded: [Recording]) -> Reason? {
    // Most sessions have lost nothing, and need not know what their lines name.
    let used = unset.isEmpty ? [] : Variables.OfLine(step.command).used.sorted()
    return used.lazy.compactMap { unset[$0] }.first
      ?? recorded.first.flatMap { away[$0.exchange.request.url.origin] }
  }

  /// Whether a step shows or takes something of the last answer, and of no other one by its number.
  private static func looks(_ step: Step, _ traits: StepTraits?) -> Bool {
    let words = Words(step.command).words
    let isCapture =
      words.count > 3 && Variables.OfLine(step.command).set != nil && words[3].text.hasPrefix(".")
    guard isCapture || traits?.contains(.looks) ?? false else { return false }
    return !words.contains { word in
      let text = word.text.hasPrefix("$") ? word.text.dropFirst() : word.text[...]
      return text.first.map { $0.isASCII && $0.isNumber } ?? false
    }
  }

  /// Takes note of a step whose request failed, where it is not written to: its answer is not the one that others look at.
  mutating func fail(_ step: Step, _ outcome: Step.Outcome, now: [Recording]) {
    // Where nobody answered, that says more.
    guard unanswered == nil, outcome != step.outcome ?? .ok, let last = now.last,
      last.failure != nil || last.exchange.response.map({ $0.status >= 400 }) ?? true
    else { return }
    failed = Reason(text: "the request before it failed", line: step.place.number)
  }

  /// A step that asks nobody, and differs because it looks at an answer that did not come, says nothing new either.
  func explained(_ verdict: StepVerdict, recorded: [Recording]) -> StepVerdict {
    guard recorded.isEmpty, !verdict.isAsWritten, let unanswered else { return verdict }
    return StepVerdict(skipping: verdict.step, because: unanswered.description)
  }

  /// Takes note of a step that was skipped.
  mutating func skip(_ step: Step, recorded: [Recording], _ traits: StepTraits? = nil) {
    let root = reason(step, recorded) ?? (Self.looks(step, traits) ? failed ?? unanswered : nil)
    lose(step, because: root ?? Reason(text: "it was skipped", line: step.place.number))
  }

  /// Takes note of a step that nobody allowed.
  mutating func leaveOut(_ step: Step) {
    lose(step, because: Reason(text: "it was left out", line: step.place.number))
  }

  private mutating func lose(_ step: Step, because reason: Reason) {
    if let name = variable(setBy: step) {
      unset[name] = Reason(text: "\(name) was not set", line: reason.line)
    } else {
      unanswered = reason
    }
  }

  /// Takes note of what a step came to.
  ///
  /// - Parameter now: what came of what it asked.
  mutating func note(_ step: Step, _ outcome: Step.Outcome, recorded: [Recording], now: [Recording]) {
    let line = step.place.number
    if !now.isEmpty { failed = nil }
    if let name = variable(setBy: step) {
      let isAsWritten = outcome == step.outcome ?? .ok
      unset[name] =
        isAsWritten ? nil : Reason(text: "\(name) was not set", line: unanswered?.line ?? line)
    }
    guard let failure = now.last?.failure, failure.code.stage == .connect else {
      if !now.isEmpty { unanswered = nil }
      return
    }
    guard let before = recorded.first, before.failure == nil else { return }
    let reason = Reason(text: "nobody answered", line: line)
    unanswered = reason
    away[before.exchange.request.url.origin] = reason
  }

  private func variable(setBy step: Step) -> String? {
    step.command.firstWord.lowercased() == "let" ? Variables.OfLine(step.command).set : nil
  }
}
