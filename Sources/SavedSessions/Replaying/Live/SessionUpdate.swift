internal import ApusClient
internal import ApusContracts
internal import ApusFormats
internal import ApusRedaction
internal import ApusSystem

/// A saved session that is written anew: prose, order, and every expectation that still matches stay.
struct SessionUpdate {
  private let session: SavedSession
  private var steps: [Step] = []
  private var recordings: [Recording] = []
  /// How many steps stand behind the last that was answered.
  private var stepsBehind = 0
  private var secrets: [String]

  init(_ session: SavedSession) {
    self.session = session
    secrets = session.document.frontMatter.secrets
  }

  /// A step that stays as it is, with what was recorded for it.
  mutating func keep(_ step: Step, _ recorded: [Recording]) {
    steps.append(step)
    recordings += recorded
    stepsBehind = recorded.isEmpty ? stepsBehind + 1 : 0
  }

  mutating func add(
    _ step: Step, _ mode: ConsoleBlock.Mode, _ line: LoggedLine, _ result: StepMaker.Result
  ) {
    recordings += result.recordings
    for case let source? in line.secrets.map(\.source) where !secrets.contains(source) {
      secrets.append(source)
    }
    let lineResult = result.lineResult
    stepsBehind = lineResult.recordings.isEmpty ? stepsBehind + 1 : 0
    if StepVerdict(step, mode, lineResult).isAsWritten { return steps.append(step) }
    // `? ok` may stand there or not.
    let outcome = lineResult.outcome == .ok && step.outcome != .ok ? nil : lineResult.outcome
    steps.append(step.with(expected: expected(step, mode, lineResult.shown), outcome: outcome))
  }

  private func expected(_ step: Step, _ mode: ConsoleBlock.Mode, _ shown: ShownText) -> [String] {
    let isValue = mode == .json || mode == .shape
    if step.expected.isEmpty { return isValue ? DocumentText.whole(shown) : DocumentText.lines(shown) }
    let now = DocumentText.whole(shown).joined(separator: "\n")
    return ExpectedText(step.expected).updated(
      with: now, writer: PlaceholderWriter(kinds: [], elidesPorts: false))
  }

  /// Writes both files, the recording first. What stands in the document already is its author's, secrets included;
  /// everything new passes the redactor.
  ///
  /// - Parameter path: where the document is.
  func write(to path: String, with redactor: inout Redactor) throws {
    // The recordings first: they tell secrets.
    let recorded = try Cassette(recordings: recordings, stepsBehind: stepsBehind)
      .bytes(redactor: &redactor)
    var rest = steps[...]
    var document = try session.document.mapSteps { old, _ in
      guard let step = rest.popFirst(), step != old else { return old }
      let expected = try step.expected.map { try old.expected.contains($0) ? $0 : redactor.lineToWrite($0) }
      return step.with(expected: expected, outcome: step.outcome)
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let cassette = document.frontMatter.cassette ?? name.dropLast(3) + ".har"
    document.frontMatter.cassette = cassette
    document.frontMatter.secrets = secrets
    try SafeFile.replace(SavedSession.beside(path, cassette), with: recorded)
    try SafeFile.replace(path, with: Array(Self.ended(document.text).utf8))
  }

  /// A document that ends with a line which holds something, and with that line's end: another was cut.
  private static func ended(_ text: String) -> String {
    String(text.reversed().drop(while: \.isNewline).reversed()) + "\n"
  }
}
