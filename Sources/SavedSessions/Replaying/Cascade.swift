internal import ApusClient
internal import ApusFormats
internal import ApusLanguage

/// What became of steps that others need. Where it failed, those are left out: their failure would say nothing new.
struct Cascade {
  /// The variables that a step did not set, with its line.
  private var unset: [String: Int] = [:]
  /// Where nobody answered, with the line of the step that was told so.
  private var away: [Origin: (Int, FailureCode)] = [:]

  /// Why a step is not run; `nil` where nothing speaks against it.
  ///
  /// - Parameter recorded: what was recorded for it: where it will ask.
  func reason(against step: Step, recorded: [Recording]) -> String? {
    let used = LineVariables(step.command).used
    if let name = used.sorted().first(where: { unset[$0] != nil }), let line = unset[name] {
      return "\(name) was not set, line \(line)"
    }
    guard let origin = recorded.first?.exchange.request.url.origin, let (line, code) = away[origin] else {
      return nil
    }
    return "\(code), line \(line)"
  }

  /// Takes note of what a step came to.
  ///
  /// - Parameters:
  ///   - outcome: `nil` for one that was not run.
  ///   - now: what came of what it asked.
  mutating func note(_ step: Step, _ outcome: StepOutcome?, recorded: [Recording], now: [Recording]) {
    if let name = LineVariables(step.command).set {
      let isSet = outcome == .ok || outcome == step.outcome
      unset[name] = isSet ? nil : unset[name] ?? step.place.number
    }
    guard let before = recorded.first, before.failure == nil, let failure = now.first?.failure,
      failure.code.stage == .connect
    else { return }
    away[before.exchange.request.url.origin] = (step.place.number, failure.code)
  }
}
