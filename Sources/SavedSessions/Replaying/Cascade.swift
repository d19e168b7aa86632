internal import ApusClient
internal import ApusFormats
internal import ApusLanguage

/// What became of steps that others need. Where it failed, those are skipped: their failure would say nothing new.
struct Cascade {
  /// The variables that a step did not set, with its line.
  private var unset: [String: Int] = [:]
  /// Where nobody answers, with the line of the step that was told so.
  private var away: [Origin: Int] = [:]
  /// The line of the step that got no answer, where none was answered since.
  private var unanswered: Int?

  /// Why a step is not run; `nil` where nothing speaks against it.
  ///
  /// - Parameter recorded: what was recorded for it, which tells whom it will ask.
  func reason(against step: Step, recorded: [Recording]) -> String? {
    let used = LineVariables(step.command).used.sorted()
    if let name = used.first(where: { unset[$0] != nil }), let line = unset[name] {
      return "\(name) was not set, line \(line)"
    }
    return recorded.first.flatMap { away[$0.exchange.request.url.origin] }.map(Self.noAnswer)
  }

  /// A step that asks nobody, and differs because it looks at an answer that did not come, says nothing new either.
  func explained(_ verdict: StepVerdict, recorded: [Recording]) -> StepVerdict {
    guard recorded.isEmpty, !verdict.isAsWritten, let unanswered else { return verdict }
    return StepVerdict(skipping: verdict.step, because: Self.noAnswer(unanswered))
  }

  private static func noAnswer(_ line: Int) -> String { "nobody answered, line \(line)" }

  /// Takes note of a step that was skipped.
  mutating func skip(_ step: Step, recorded: [Recording]) {
    let root = recorded.first.flatMap { away[$0.exchange.request.url.origin] } ?? unanswered
    if !recorded.isEmpty { unanswered = root ?? step.place.number }
    if let name = LineVariables(step.command).set { unset[name] = root ?? step.place.number }
  }

  /// Takes note of what a step came to.
  ///
  /// - Parameter now: what came of what it asked.
  mutating func note(_ step: Step, _ outcome: StepOutcome, recorded: [Recording], now: [Recording]) {
    let line = step.place.number
    if let name = LineVariables(step.command).set {
      let isAsWritten = outcome == step.outcome ?? .ok
      unset[name] = isAsWritten ? nil : unanswered ?? line
    }
    guard let failure = now.last?.failure, failure.code.stage == .connect else {
      if !now.isEmpty { unanswered = nil }
      return
    }
    guard let before = recorded.first, before.failure == nil else { return }
    unanswered = line
    away[before.exchange.request.url.origin] = line
  }
}
