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

    /// The same for what looks at the answer that did not come, and names no variable itself.
    var behind: Reason {
      text.hasSuffix(" was not set") && !text.hasPrefix("the request before")
        ? Reason(text: "the request before it was skipped, as \(text)", line: line) : self
    }
  }

  /// The variables that a step did not set.
  private var unset: [String: Reason] = [:]
  /// The same of steps that are written to fail, or were not come to: the variable may have a value of before, and what
  /// names it may do without.
  private var doubtful: [String: Reason] = [:]
  /// The variables that steps did set.
  private var known: Set<String> = []
  /// Where nobody answers.
  private var away: [Origin: Reason] = [:]
  /// Why there is no answer to look at; `nil` where there is one.
  private var unanswered: Reason?
  /// Why the last answer is none to look at, though there is one.
  private var failed: Reason?
  /// Why the last request was not sent; `nil` where it was. What is checked behind it is no answer before it.
  private var unsent: Reason?

  /// Why a step is not run; `nil` where nothing speaks against it.
  ///
  /// - Parameters:
  ///   - recorded: what was recorded for it, which tells whom it will ask.
  ///   - traits: what is known of its command.
  ///   - outcome: what it comes to as it was recorded, where that is known.
  func reason(
    against step: Step, recorded: [Recording], _ traits: StepTraits? = nil,
    cameTo outcome: Step.Outcome? = nil
  ) -> String? {
    root(step, recorded, traits, outcome)?.description
  }

  private func root(
    _ step: Step, _ recorded: [Recording], _ traits: StepTraits?, _ outcome: Step.Outcome? = nil
  ) -> Reason? {
    reason(step, recorded) ?? (Self.looks(step, traits) ? failed ?? unanswered : nil)
      ?? (Self.checks(step) ? unsent : nil) ?? lack(step, outcome)
  }

  /// Why a step lacks a variable that it had when it was recorded.
  private func lack(_ step: Step, _ outcome: Step.Outcome?) -> Reason? {
    guard !doubtful.isEmpty, outcome == .failure(.requestVariable), outcome != step.outcome else {
      return nil
    }
    return Variables.OfLine(step.command).used.sorted().lazy.compactMap { doubtful[$0] }.first
  }

  private func reason(_ step: Step, _ recorded: [Recording]) -> Reason? {
    // Most sessions have lost nothing, and need not know what their lines name.
    let used = unset.isEmpty ? [] : Variables.OfLine(step.command).used.sorted()
    return used.lazy.compactMap { unset[$0] }.first
      ?? recorded.first.flatMap { away[$0.exchange.request.url.origin] }
  }

  /// Whether a step shows or takes something of the last answer, and of no other one by its number.
  static func looks(_ step: Step, _ traits: StepTraits?) -> Bool {
    let words = Words(step.command).words
    let isCapture =
      words.count > 3 && Variables.OfLine(step.command).set != nil && words[3].text.hasPrefix(".")
    guard isCapture || traits?.contains(.looks) ?? false else { return false }
    return !words.contains { word in
      let text = word.text.hasPrefix("$") ? word.text.dropFirst() : word.text[...]
      return text.first.map { $0.isASCII && $0.isNumber } ?? false
    }
  }

  /// Whether a step checks something of the last answer, and of no other one by its number.
  private static func checks(_ step: Step) -> Bool {
    // Its numbers are what it compares with.
    step.command.firstWord.lowercased() == "expect"
      && !Words(step.command).words.contains { $0.text.firstMatch(of: /^\$[0-9]/) != nil }
  }

  /// Takes note of a step whose request failed, where it is not written to: its answer is not the one that others look at.
  mutating func fail(
    _ step: Step, _ outcome: Step.Outcome, recorded: [Recording] = [], now: [Recording]
  ) {
    noteUnsent(step, outcome, recorded: recorded, now: now)
    // Where nobody answered, that says more.
    guard unanswered == nil, outcome != step.outcome ?? .ok, let last = now.last,
      last.failure != nil || last.exchange.response.map({ $0.status >= 400 }) ?? true
    else { return }
    failed = Reason(text: "the request before it failed", line: step.place.number)
  }

  /// Takes note of a step that sent nothing, and is not written to: the answer that others look at is an older one.
  ///
  /// - Parameter recorded: what was recorded for it; without that its first word tells whether it would ask.
  mutating func noteUnsent(
    _ step: Step, _ outcome: Step.Outcome, recorded: [Recording], now: [Recording]
  ) {
    guard now.isEmpty, outcome != .ok, outcome != step.outcome ?? .ok, outcome != .failure(.replayMissing),
      variable(setBy: step) == nil, !Self.checks(step), unanswered?.line != step.place.number,
      !recorded.isEmpty || Words(step.command).words.first?.asksForSomething ?? false
    else { return }
    let reason = Reason(text: "the request before it was not sent", line: step.place.number)
    (unanswered, unsent) = (reason, reason)
  }

  /// A step that asks nobody, and differs because it looks at an answer that did not come, says nothing new either; nor
  /// does one that lacks a variable.
  ///
  /// - Parameters:
  ///   - outcome: what it came to, where nothing was asked but the recording.
  ///   - now: what came of what it asked.
  ///   - endings: what it came to, and what it comes to as it was recorded, where both were asked.
  func explained(
    _ verdict: StepVerdict, recorded: [Recording], cameTo outcome: Step.Outcome? = nil,
    now: [Recording] = [], endings: (now: Step.Outcome, recorded: Step.Outcome?)? = nil
  ) -> StepVerdict {
    if let reason = lack(verdict.step, outcome) {
      return StepVerdict(skipping: verdict.step, because: reason.description)
    }
    let asked = recorded + now
    guard !verdict.isAsWritten, outcome != .failure(.replayMissing),
      let reason = silence(
        behind: verdict.step, asking: asked, cameTo: endings.map { [$0.now] } ?? [],
        recordedAs: endings?.recorded)
    else { return verdict }
    return StepVerdict(skipping: verdict.step, because: reason)
  }

  /// Why a step that was run says nothing new: it looks at an answer that did not come, or asked where a step before it
  /// was not answered either. What was recorded tells that before it is run; a session may have no recording.
  ///
  /// - Parameters:
  ///   - outcomes: what it came to, wherever it was run; nothing where that is not known.
  ///   - recorded: what it comes to as it was recorded; `nil` where nothing was.
  func silence(
    behind step: Step, asking asked: [Recording], cameTo outcomes: [Step.Outcome] = [],
    recordedAs recorded: Step.Outcome? = nil
  ) -> String? {
    guard let last = asked.last(where: { $0.failure?.code.stage == .connect }) else {
      // What lacks a variable that no step lost, or fails beside all answers, too, has a reason of its own.
      let isOwn = outcomes.allSatisfy {
        $0 == .failure(.requestVariable) || $0 != .ok && $0 == recorded
      }
      // Nor is it its own reason.
      guard asked.isEmpty, outcomes.isEmpty || !isOwn, unanswered?.line != step.place.number else {
        return nil
      }
      return unanswered?.description
    }
    guard let reason = away[last.exchange.request.url.origin], reason.line < step.place.number else {
      return nil
    }
    return reason.description
  }

  /// Takes note of a step that was skipped.
  mutating func skip(
    _ step: Step, recorded: [Recording], _ traits: StepTraits? = nil, cameTo outcome: Step.Outcome? = nil
  ) {
    let root = root(step, recorded, traits, outcome)
    let reason = root ?? Reason(text: "it was skipped", line: step.place.number)
    lose(step, because: reason)
    if !recorded.isEmpty { unsent = reason.behind }
  }

  /// Takes note of a step that nobody allowed.
  mutating func leaveOut(_ step: Step, recorded: [Recording] = []) {
    let reason = Reason(text: "it was left out", line: step.place.number)
    lose(step, because: reason)
    if !recorded.isEmpty { unsent = reason }
  }

  /// Takes note of steps that are not run, as the session ended before them. A variable keeps the value that it has: what
  /// is torn down goes by it.
  mutating func passOver(_ steps: [Step], traits: (String) -> StepTraits?) {
    for step in steps {
      let traits = traits(step.command)
      if let name = variable(setBy: step) {
        if known.contains(name) { continue }
        let line = root(step, [], traits)?.line ?? step.place.number
        doubtful[name] = Reason(text: "\(name) was not set", line: line)
      } else if traits?.contains(.looks) != true {
        skip(step, recorded: [], traits)
      }
    }
  }

  private mutating func lose(_ step: Step, because reason: Reason) {
    if let name = variable(setBy: step) {
      unset[name] = Reason(text: "\(name) was not set", line: reason.line)
    } else {
      unanswered = reason.behind
    }
  }

  /// Takes note of what a step came to.
  ///
  /// - Parameter now: what came of what it asked.
  mutating func note(_ step: Step, _ outcome: Step.Outcome, recorded: [Recording], now: [Recording]) {
    let line = step.place.number
    if !now.isEmpty { (failed, unsent) = (nil, nil) }
    if let name = variable(setBy: step) {
      let isOwn = outcome == .failure(.requestVariable)
      let reason = Reason(text: "\(name) was not set", line: isOwn ? line : unanswered?.line ?? line)
      let isAsWritten = outcome == step.outcome ?? .ok
      unset[name] = isAsWritten ? nil : reason
      if outcome == .ok { known.insert(name) }
      doubtful[name] = isAsWritten && !known.contains(name) ? reason : nil
    }
    guard let failure = now.last?.failure, failure.code.stage == .connect else {
      if !now.isEmpty { unanswered = nil }
      return
    }
    // Of what was not recorded, what is written tells whether it is as it was.
    let wasAnswered = recorded.first.map { $0.failure == nil } ?? (outcome != step.outcome ?? .ok)
    guard wasAnswered, let asked = recorded.first ?? now.last else { return }
    guard let origin = Self.silentOrigin(asked, now: now.last) else {
      unanswered = Reason(text: "nobody answered", line: line)
      return
    }
    // Where nobody was there before, that was told.
    let reason = away[origin] ?? Reason(text: "nobody answered", line: line)
    unanswered = reason
    // A connection that broke was there: the next one may hold.
    if failure.code != .closed, failure.code != .reset { away[origin] = reason }
  }

  /// Who did not answer: whom the step asked, or whom a redirect led to that was answered; `nil` where nobody knows the
  /// name that the latter has in the session.
  private static func silentOrigin(_ asked: Recording, now: Recording?) -> Origin? {
    let first = asked.exchange.request.url.origin
    guard now?.exchange.hops.contains(where: { $0.response != nil }) ?? false else { return first }
    return asked.exchange.hops.last.map(\.sent.url.origin).flatMap { $0 == first ? nil : $0 }
  }

  private func variable(setBy step: Step) -> String? {
    step.command.firstWord.lowercased() == "let" ? Variables.OfLine(step.command).set : nil
  }
}
