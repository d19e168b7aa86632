internal import ApusClient
internal import ApusContracts
internal import ApusLanguage
internal import ApusRecordings
internal import ApusRedaction

/// What the steps of an update came to, until all of them were run: only then is it known which exchanges can stay.
struct UpdatePlan {
  struct RunStep {
    let step: Step
    let mode: ConsoleBlock.Mode
    /// What was recorded for it.
    let before: [Recording]
    /// The recorded files that it read.
    let filesBefore: [HARFile]
    /// As it was run.
    let line: LoggedLine
    /// What came, as read from a cassette.
    let now: [Recording]
    /// Why it stays as it was; `nil` where nothing speaks against what came.
    let obstacle: StepVerdict?
    /// What is promised of it.
    var rules = Rules()
    /// In what its answers differ from what was recorded.
    var found: [Finding] = []
  }

  /// How a step goes when the session is replayed as it would be written.
  struct Outcome {
    let verdict: StepVerdict
    /// `nil` where it stays as it was.
    let result: StepMaker.Result?
    /// What it reads in the recording.
    let files: [HARFile]

    /// What is skipped stays, and is not as it came. A step that asks nobody has no exchange that would stay: its text does.
    fileprivate func chosen(_ choice: UpdateChoice, for attempt: RunStep) -> Outcome {
      guard choice != .accept, result != nil else { return self }
      if attempt.asksNobody, !verdict.isAsWritten {
        let reason = "it stays as it was, and what it shows is something else"
        return Outcome(
          verdict: StepVerdict(skipping: attempt.step, because: reason), result: nil, files: files)
      }
      guard choice == .skip, !attempt.asksNobody else { return self }
      let reason = "it stays as it was, and what came is something else"
      return Outcome(
        verdict: StepVerdict(skipping: attempt.step, because: reason), result: result, files: files)
    }
  }

  private(set) var attempts: [RunStep] = []
  /// What somebody said to the changes of steps, by their numbers from 0.
  private var choices: [Int: UpdateChoice] = [:]
  /// Rules that somebody wants for steps, by the same numbers.
  private var newRules: [Int: [Rule]] = [:]

  mutating func add(_ attempt: RunStep) { attempts.append(attempt) }

  /// Whether a step went worse than it is written, so that nothing is.
  var hasFailure: Bool { attempts.contains { $0.obstacle?.isWorse == true } }

  /// What somebody wants to hold for a step from now on.
  func rules(ofStep number: Int) -> [Rule] { newRules[number] ?? [] }

  /// What the recording has for steps that are skipped and ask for nothing by now, as they lack a variable: what stands
  /// between that of the steps around them. By the steps' numbers from 0.
  func unasked(in recordings: [Recording], traits: (String) -> StepTraits?) -> [Int: [Recording]] {
    var places: [Int: Int] = [:]
    for (place, recording) in recordings.enumerated() {
      if let id = recording.id { places[id] = place }
    }
    let asked = attempts.map { $0.before.compactMap(\.id).compactMap { places[$0] } }
    var result: [Int: [Recording]] = [:]
    var end = recordings.count
    for (number, attempt) in attempts.enumerated().reversed() {
      if let first = asked[number].min() { end = min(end, first) }
      let command = attempt.step.command
      let asksNobody = command.firstWord == "let" || traits(command)?.contains(.looks) ?? false
      guard attempt.before.isEmpty, attempt.obstacle?.skipReason != nil, !asksNobody else { continue }
      let start = asked[..<number].joined().max().map { $0 + 1 } ?? 0
      guard start < end else { continue }
      result[number] = Array(recordings[start..<end])
      end = start
    }
    return result
  }

  /// Shows all steps once more, as they would be written.
  ///
  /// - Parameters:
  ///   - makeMaker: a sandbox in which nothing was run yet.
  ///   - asks: whether somebody is asked: then not about what rules permit, which stays as it was.
  ///   - choose: what somebody says to a change; each is asked about once.
  mutating func outcomes(
    ignoring places: [String], redactor: inout Redactor, makeMaker: () throws -> StepMaker,
    asks: Bool = false, choose: (StepVerdict) throws -> UpdateChoice
  ) async throws -> [Outcome] {
    while true {
      let maker = try makeMaker()
      let kept = try self.kept(ignoring: places)
      var outcomes: [Outcome] = []
      // What earlier steps have read by now, as a description, is what later ones go by.
      var known: Set<String> = []
      for (number, attempt) in attempts.enumerated() {
        let isChosen = choices[number].map { $0 != .accept } ?? false
        let outcome = await Self.outcome(
          of: attempt, isKept: kept.contains(number), isChosen: isChosen, beside: known, maker, &redactor)
        if attempt.asksNobody { known.formUnion(outcome.files.map(\.path)) }
        if outcome.result != nil, !outcome.verdict.isAsWritten, choices[number] == nil {
          let isPermitted = asks && attempt.isPermitted
          var choice = try isPermitted ? .rule : choose(outcome.verdict)
          if choice == .rule, !isPermitted {
            let rules = ChangedPlaces.rules(between: attempt.before, attempt.now).compactMap { try? Rule($0) }
            newRules[number] = rules
            // Where no rule says it, it is as different as before.
            if rules.isEmpty { choice = .skip }
          }
          choices[number] = choice
          // What follows may name what stays.
          if choice != .accept { break }
        }
        outcomes.append(choices[number].map { outcome.chosen($0, for: attempt) } ?? outcome)
      }
      if outcomes.count == attempts.count { return outcomes }
    }
  }

  private func kept(ignoring places: [String]) throws -> Set<Int> {
    let ignored = try IgnoredPlaces(places)
    var kept = KeptExchanges(ignoring: ignored)
    for (number, attempt) in attempts.enumerated() {
      let isKept = attempt.obstacle != nil || choices[number] == .skip || choices[number] == .rule
      kept.add(
        attempt.before, attempt.now, ignoring: ignored.adding(attempt.rules), isKept: isKept,
        isTaken: choices[number] == .accept)
    }
    return kept.kept
  }

  private static func outcome(
    of attempt: RunStep, isKept: Bool, isChosen: Bool, beside known: Set<String>, _ maker: StepMaker,
    _ redactor: inout Redactor
  ) async -> Outcome {
    let step = attempt.step
    // What follows is shown after what is recorded here, as when the session is replayed.
    let named = maker.named(attempt.line, redactor: &redactor)
    let line = isKept ? LoggedLine(keeping: step, attempt.before, piped: named.piped) : named
    // What asks nobody has no exchange that goes with what it read before.
    let readsAnew = attempt.asksNobody && attempt.obstacle == nil && !isChosen && !named.files.isEmpty
    // What a secret was stands in no file that is recorded.
    let files =
      isKept && !readsAnew
      ? attempt.filesBefore.filter { !known.contains($0.path) || attempt.sends($0) }
      : named.files.map { $0.redacted(by: &redactor) }
    let result = await maker.perform(
      line, receiving: isKept ? attempt.before : attempt.now, reading: files, redactor: &redactor,
      mode: attempt.mode)
    if let obstacle = attempt.obstacle { return Outcome(verdict: obstacle, result: nil, files: files) }
    guard attempt.line.outcome == result.lineResult.outcome else {
      return Outcome(
        verdict: StepVerdict(cannotShow: step, attempt.line.outcome, result.lineResult, isLeftOut: true),
        result: nil, files: files)
    }
    let verdict = StepVerdict(step, attempt.mode, result.lineResult)
    return Outcome(
      verdict: isKept ? verdict : verdict.adding(attempt.untold(by: verdict)), result: result, files: files)
  }
}

extension UpdatePlan.RunStep {
  fileprivate var asksNobody: Bool { before.isEmpty && now.isEmpty }

  /// Whether a file may be what went with a recorded request.
  fileprivate func sends(_ file: HARFile) -> Bool {
    before.contains { recording in
      switch recording.exchange.request.body?.content {
      case .bytes(let bytes): bytes == file.bytes
      case .multipart, .file, .stream: true
      case nil: false
      }
    }
  }

  /// Whether every place in which its answers differ has a rule, and none of these is broken.
  fileprivate var isPermitted: Bool {
    let places = ChangedPlaces.rules(between: before, now).compactMap { try? Rule($0).place }
    let judged = Set(rules.all.map(\.place))
    return !places.isEmpty && judged.isSuperset(of: places) && found.allSatisfy(\.isNoted)
  }

  /// What drifted and is not shown, such as a header. Where the text changes, that tells the values.
  fileprivate func untold(by verdict: StepVerdict) -> [Finding] {
    found.filter { !$0.isNoted && (verdict.isAsWritten || [.header, .shape].contains($0.drift)) }
  }

  /// A step that is not run.
  init(
    keeping step: Step, _ mode: ConsoleBlock.Mode, _ before: LineResult, _ line: LoggedLine,
    because verdict: StepVerdict
  ) {
    self.init(
      step: step, mode: mode, before: before.recordings, filesBefore: before.files, line: line,
      now: before.recordings, obstacle: verdict)
  }
}

extension Rule {
  /// What it is about, as it is written: `.id`, `header etag`.
  fileprivate var place: String {
    let words = text.lowercased().split(separator: " ")
    return words.prefix(words.first == "header" ? 2 : 1).joined(separator: " ")
  }
}

extension LoggedLine {
  /// A step that stays as it was.
  init(keeping step: Step, _ recordings: [Recording], piped: [UInt8]? = nil) {
    self.init(
      text: step.command, recordings: recordings, piped: piped, outcome: step.outcome ?? .ok, secrets: [],
      isCut: false)
  }
}

extension StepVerdict {
  /// A step that ends so by what is secret, which nobody is shown.
  init(concealing step: Step, _ outcome: Step.Outcome) {
    let written = step.outcome ?? .ok
    let ending = Finding(.outcome, ["- ? \(written)", "+ ? \(outcome)", "+ what was found is a secret"])
      .naming(Drift.rule.rawValue, line: step.place.number)
    self.init(step, written == outcome ? [] : [ending])
  }

  /// A step that a recording cannot show as it went, such as one whose secret is missing here.
  init(cannotShow step: Step, _ outcome: Step.Outcome, _ shown: LineResult, isLeftOut: Bool) {
    let lines = RecordableText.output(shown.shown.text).prefix(6).map { "+ \($0)" }
    self.init(
      step, .outcome, ["- ? \(outcome)", "+ ? \(shown.outcome), as it was recorded"] + lines,
      isLeftOut: isLeftOut)
  }
}
