internal import ApusAnswers
internal import ApusClient
internal import ApusContracts
internal import ApusEncodings
internal import ApusJSON
internal import ApusLanguage
internal import ApusRecordings
internal import ApusText

/// Compares steps with what was recorded of them: those that ask by what was answered, those that look into an answer by
/// that, and the others by what they show.
struct StepComparison {
  private let isRecorded: Bool
  private let forms: ViewForms
  private let notesAreDrift: Bool
  private let traits: (String) -> StepTraits?
  /// What following steps look into; `nil` where that is no single answer.
  private var latest: (recorded: Recording, now: Recording)?
  /// What may be another in it.
  private var ignored: IgnoredPlaces?

  /// - Parameters:
  ///   - notesAreDrift: whether what is only noted elsewhere is drift here.
  ///   - traits: what is known of the command of a line.
  init(
    _ frontMatter: FrontMatter, notesAreDrift: Bool = false, traits: @escaping (String) -> StepTraits?
  ) {
    isRecorded = frontMatter.cassette != nil
    forms = frontMatter.forms
    (self.notesAreDrift, self.traits) = (notesAreDrift, traits)
  }

  /// Takes note of what a step was answered, whatever it is compared by.
  ///
  /// - Parameters:
  ///   - looked: what paths look into after it, as it was recorded and now.
  ///   - ignored: what may be another in it.
  mutating func note(
    _ step: Step, _ recorded: [Recording], _ now: [Recording],
    lookingInto looked: (LookedAnswer, LookedAnswer) = (.unsaid, .unsaid), ignoring ignored: IgnoredPlaces
  ) {
    let asks = !recorded.isEmpty || !now.isEmpty
    let asking = AskingWay(step.command)
    if asks { self.ignored = ignored.taken(outOf: asking.list(in: recorded + now)) }
    let (old, new) = (asking.answers(among: recorded), asking.answers(among: now))
    switch looked {
    case (.answer(let recorded), .answer(let now)) where recorded.isHeld && now.isHeld:
      latest = (recorded, now)
    case (.answer, .answer), (.unsaid, .unsaid):
      // What went elsewhere while it came is not held where it was asked for.
      guard asks else { return }
      latest = nil
      if !asking.isSeries, old.count == 1, new.count == 1, let recorded = old.last, let now = new.last {
        latest = (recorded, now)
      }
    default: latest = nil
    }
  }

  /// Compares the shapes where nothing else is said and there is something to compare with; otherwise what is written
  /// with what is shown.
  func verdict(
    on step: Step, _ mode: ConsoleBlock.Mode, _ before: LineResult, _ now: LineResult,
    ignoring ignored: IgnoredPlaces
  ) -> StepVerdict {
    guard comparesAnswers(mode, before) else {
      return StepVerdict(step, mode, now, forms: forms, ignoring: ignored)
    }
    let verdict: StepVerdict
    if before.recordings.isEmpty, now.recordings.isEmpty {
      verdict = LocalComparison(recorded: before, now: now, forms: forms) { findings(lookingBy: step) }
        .verdict(on: step)
    } else {
      let findings =
        AnswerComparison(ignoring: ignored)
        .findings(ofLine: step.command, from: before.recordings, to: now.recordings)
        + Undescribed.findings(from: before.shown, to: now.shown)
      verdict = StepVerdict(
        step, findings, outcome: ignored.outcome(now.outcome, of: step), shown: now.shown)
    }
    return notesAreDrift ? verdict.withNotesAsDrift() : verdict
  }

  private func comparesAnswers(_ mode: ConsoleBlock.Mode, _ before: LineResult) -> Bool {
    mode == .usual && isRecorded && before.outcome != .failure(.replayMissing)
  }

  /// What differs in the answers of a step that was answered before, whatever is shown of them.
  func findings(
    of step: Step, _ mode: ConsoleBlock.Mode, _ before: LineResult, now: [Recording],
    ignoring ignored: IgnoredPlaces
  ) -> [Finding] {
    guard comparesAnswers(mode, before), !before.recordings.isEmpty else { return [] }
    let found = AnswerComparison(ignoring: ignored)
      .findings(ofLine: step.command, from: before.recordings, to: now)
    return notesAreDrift ? found.map(\.asDrift) : found
  }

  /// What is told of the last answer, as far as a step looks into that; `nil` where it does not, or there is none.
  func findings(lookingBy step: Step) -> [Finding]? {
    guard let latest, let ignored, Cascade.looks(step, traits(step.command)) else { return nil }
    let words = Words(step.command).words.filter { $0.text.hasPrefix(".") || $0.text.hasPrefix("$") }
    let paths = words.map { try? AnswerPath($0.text, at: $0.range).path }
    let isKnown = paths.allSatisfy { $0 != nil }
    let comparison = AnswerComparison(ignoring: ignored)
    guard isKnown || Self.filter(of: step) == nil else {
      let path = Self.filter(of: step).map { [$0] } ?? []
      return comparison.findings(from: latest.recorded, to: latest.now, lookingAt: path)
    }
    return comparison.findings(
      from: latest.recorded, to: latest.now, lookingAt: isKnown ? paths.compactMap(\.self) : [])
  }

  /// The path with a filter that a line is, or sets a variable by: its blanks divide it into words.
  private static func filter(of step: Step) -> JSONPath? {
    let line = step.command
    let start = line.firstWord.lowercased() == "let" ? line.firstRange(of: "=")?.upperBound : line.startIndex
    guard let start, line.firstRange(of: " | ") == nil else { return nil }
    let text = String(line[start...].trimmingBlanks)
    guard text.hasPrefix(".") || text.hasPrefix("$"),
      let path = try? AnswerPath(text, at: 0..<text.utf8.count).path
    else { return nil }
    return path.hasFilter ? path : nil
  }
}

extension Recording {
  /// Whether its body is here to be looked at.
  var isHeld: Bool { !exchange.body.bytes.isEmpty || exchange.body.byteCount == 0 }
}
