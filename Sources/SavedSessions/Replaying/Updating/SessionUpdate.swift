internal import ApusClient
internal import ApusContracts
internal import ApusRecordings
internal import ApusRedaction
internal import ApusSystem

/// A saved session that is written anew: prose, order, and every expectation that still matches stay.
struct SessionUpdate {
  private let session: SavedSession
  private var steps: [Step] = []
  private var exchanges: CassetteUpdate
  /// How many steps stand behind the last that was answered.
  private var stepsBehind = 0
  private var secrets: [String]
  private var rules: [(step: Step, rules: [Rule])] = []
  /// The lines of steps that have another one behind them in their block.
  private let followed: Set<Int>

  init(_ session: SavedSession) {
    self.session = session
    followed = Set(
      session.document.parts.flatMap { part -> [Int] in
        if case .block(let block) = part { block.steps.dropLast().map(\.place.number) } else { [] }
      })
    exchanges = CassetteUpdate(session.cassette)
    secrets = session.document.frontMatter.secrets
  }

  /// A step that stays as it is, with what was recorded for it.
  mutating func keep(_ step: Step, _ recorded: [Recording]) {
    steps.append(step)
    exchanges.keep(recorded)
    stepsBehind = recorded.isEmpty ? stepsBehind + 1 : 0
  }

  /// What was recorded and no step asks for: errors name what lies nearest.
  mutating func keep(unasked recorded: [Recording]) { exchanges.keep(recorded) }

  /// - Parameter recorded: what was recorded for it so far.
  mutating func add(
    _ step: Step, _ mode: ConsoleBlock.Mode, _ line: LoggedLine, _ result: StepMaker.Result,
    insteadOf recorded: [Recording] = []
  ) {
    exchanges.add(result.recordings, insteadOf: recorded)
    for given in line.secrets {
      if let declaration = given.declaration(beside: secrets) { secrets.append(declaration) }
    }
    let step = redacted(step, as: result.command)
    let lineResult = result.lineResult
    stepsBehind = lineResult.recordings.isEmpty ? stepsBehind + 1 : 0
    if StepVerdict(step, mode, lineResult).isAsWritten { return steps.append(step) }
    // `? ok` may stand there or not.
    let outcome = lineResult.outcome == .ok && step.outcome != .ok ? nil : lineResult.outcome
    let expected = expected(step, mode, lineResult.shown)
    // What was typed with nothing below it gets the empty line that recordings have.
    let isFilledIn = step.expected.isEmpty && step.outcome == nil && followed.contains(step.place.number)
    steps.append(step.updated(expected: expected, outcome: outcome, leastBlanks: isFilledIn ? 1 : 0))
  }

  /// Files that the next step reads, and the exchanges behind them.
  mutating func read(_ files: [HARFile], before recordings: [Recording]) {
    exchanges.read(files, before: recordings.first)
  }

  /// Rules that a step gets.
  mutating func add(_ rules: [Rule], to step: Step) {
    if !rules.isEmpty { self.rules.append((step, rules)) }
  }

  /// Where somebody declares what is secret, it goes out of lines, too, as when they are recorded.
  private func redacted(_ step: Step, as command: String) -> Step {
    func count(_ text: String) -> Int { SecretPlaceholder.names(in: text).count }
    guard !session.document.frontMatter.redact.isEmpty, count(command) > count(step.command) else {
      return step
    }
    return Step(
      command: command, expected: step.expected, outcome: step.outcome,
      blankLinesAfterOutcome: step.blankLinesAfterOutcome, place: step.place)
  }

  private func expected(_ step: Step, _ mode: ConsoleBlock.Mode, _ shown: ReplayScreen.Shown) -> [String] {
    let isValue = mode == .json || mode == .shape
    if step.expected.isEmpty { return isValue ? DocumentText.whole(shown) : DocumentText.lines(shown) }
    let now = DocumentText.whole(shown).joined(separator: "\n")
    let updated = ExpectedText(step.expected).updated(
      with: now, writer: PlaceholderWriter(kinds: [], elidesPorts: false))
    // Nobody reads a text that grew by so much.
    guard !isValue, updated.count > DocumentText.mostLines, updated.count > step.expected.count else {
      return updated
    }
    return DocumentText.lines(shown) + step.expected.suffix(step.blankLinesAtEnd)
  }

  /// Writes both files, the recording first. What stands in the document already is its author's, secrets included;
  /// everything new passes the redactor.
  ///
  /// - Parameter path: where the document is.
  func write(to path: String, with redactor: inout Redactor) throws {
    // The recordings first: they tell secrets.
    let recorded = try exchanges.bytes(stepsBehind: stepsBehind, redactor: &redactor)
    var rest = steps[...]
    var document = try session.document.mapSteps { old, _ in
      guard let step = rest.popFirst(), step != old else { return old }
      let expected = try step.expected.map { try old.expected.contains($0) ? $0 : redactor.lineToWrite($0) }
      return step.updated(expected: expected, outcome: step.outcome)
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let cassette = document.frontMatter.cassette ?? name.dropLast(3) + ".har"
    document.frontMatter.cassette = cassette
    document.frontMatter.secrets = secrets
    for (step, rules) in rules { document = document.adding(rules, behind: step) }
    try SafeFile.replace(SavedSession.beside(path, cassette), with: recorded, isOthers: true)
    try SafeFile.replace(path, with: Array(Self.ended(document.text).utf8), isOthers: true)
  }

  /// A document that ends with a line which holds something, and with that line's end: another was cut.
  private static func ended(_ text: String) -> String {
    String(text.reversed().drop(while: \.isNewline).reversed()) + "\n"
  }
}

extension Step {
  /// Blank lines between what is expected and what follows, where no outcome stands between them.
  fileprivate var blankLinesAtEnd: Int { expected.reversed().prefix { $0.isEmpty }.count }

  /// The same step with other expectations. The blank lines behind it stay behind it, whatever stands before them.
  fileprivate func updated(expected: [String], outcome: Step.Outcome?, leastBlanks: Int = 0) -> Step {
    let plain = Array(expected.reversed().drop { $0.isEmpty }.reversed())
    let blanks = max(blankLinesAtEnd, blankLinesAfterOutcome, leastBlanks)
    return Step(
      command: command, expected: outcome == nil ? plain + Array(repeating: "", count: blanks) : plain,
      outcome: outcome, blankLinesAfterOutcome: blanks, place: place)
  }
}
