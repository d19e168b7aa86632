internal import ApusClient
package import ApusContracts
internal import ApusRendering
internal import ApusSurroundings
package import ApusText

/// How a step of a saved session went, compared with what is written there.
package struct StepVerdict: Sendable {
  let step: Step
  /// In what it differs: what is drift, and what is only noted.
  package private(set) var findings: [Finding]
  /// A request that the cassette does not have.
  let isMissing: Bool
  /// What a shell was to do was left out, so that a part of what is written was not compared.
  let isPartial: Bool
  /// It was not run to its end, as something was missing: perhaps only that somebody allowed it.
  let isLeftOut: Bool
  /// What it wanted and nobody allowed.
  let refused: [Permission]
  /// It was fine when it was recorded, and is not.
  let isWorse: Bool

  /// Why it was not run: what it needs did not come.
  package private(set) var skipReason: String?

  package var isAsWritten: Bool { skipReason == nil && findings.allSatisfy(\.isNoted) }
  /// It went as written, and there is something to say about it.
  package var isNoted: Bool { isAsWritten && !findings.isEmpty }

  /// In what way it differs; empty when it went as written.
  package var drift: Set<Drift> { Set(findings.lazy.filter { !$0.isNoted }.map(\.drift)) }
  /// The same in words, or in what way something is to be said where it did.
  package var kinds: [String] {
    Set(findings.lazy.filter { $0.isNoted == isNoted }.map(\.drift.rawValue)).sorted()
  }
  /// What differs: `  same`, `- written`, `+ shown`. What is only noted comes last.
  package var differences: [String] {
    let red = findings.filter { !$0.isNoted }.flatMap(\.lines)
    let notes = findings.filter(\.isNoted).flatMap(\.lines)
    return red.isEmpty || notes.isEmpty ? red + notes : red + ["  noted:"] + notes
  }

  /// A step that is not run, as what it needs did not come.
  init(skipping step: Step, because reason: String) {
    self.init(step, [], outcome: step.outcome ?? .ok)
    skipReason = reason
  }

  /// The same, and more that differs.
  func adding(_ more: [Finding]) -> StepVerdict {
    var result = self
    result.findings += more
    return result
  }

  /// The same where each difference ends with what it is measured by.
  var namingRules: StepVerdict {
    var result = self
    result.findings = findings.map { $0.naming(line: step.place.number) }
    return result
  }

  /// The same without what differs, for whoever saw that.
  var withoutDifferences: StepVerdict {
    var result = self
    result.findings = findings.map { Finding($0.drift, [], isNoted: $0.isNoted) }
    return result
  }

  init(
    _ step: Step, drift: Set<Drift>, differences: [String], isLeftOut: Bool = false,
    refused: [Permission] = [], isWorse: Bool = false
  ) {
    self.step = step
    findings = drift.sorted { $0.rawValue < $1.rawValue }.enumerated().map {
      Finding($1, $0 == 0 ? differences : [])
    }
    self.isLeftOut = isLeftOut
    self.refused = refused
    self.isWorse = isWorse
    isMissing = false
    isPartial = false
  }

  /// What was found of a step, and how it ended.
  ///
  /// - Parameter shown: what it showed, which tells why it failed.
  init(
    _ step: Step, _ findings: [Finding], outcome: Step.Outcome,
    shown: ReplayScreen.Shown = ReplayScreen.Shown(pieces: [])
  ) {
    self.step = step
    self.findings = findings + Self.ending(of: step, outcome, shown)
    (isLeftOut, refused, isWorse, isMissing, isPartial) = (false, [], false, false, false)
  }

  /// What is written beside what was shown.
  ///
  /// - Parameter forms: those of the session. The first ones are not what screens look like today: of them only what they
  ///   say is compared.
  init(
    _ step: Step, _ mode: ConsoleBlock.Mode, _ lineResult: LineResult, forms: ViewForms = .today
  ) {
    self.step = step
    let written = step.outcome ?? .ok
    (isLeftOut, refused, isWorse) = (false, [], false)
    isPartial = lineResult.shown.isPartial
    isMissing = lineResult.outcome == .failure(.replayMissing) && written != lineResult.outcome
    let ending = Self.ending(of: step, lineResult.outcome, ReplayScreen.Shown(pieces: []))
    let found = Self.findings(step, mode, lineResult.shown, forms) + ending
    guard isMissing else {
      findings = found
      return
    }
    // Where nothing was recorded, the reason says everything.
    let reason = RecordableText.output(lineResult.shown.text).map { "+ " + $0 }
    findings =
      found.filter { !$0.isNoted }.enumerated().map { Finding($1.drift, $0 == 0 ? reason : []) }
  }

  /// The same, with what was only noted as drift. That an old form looks otherwise by now is none.
  package func withNotesAsDrift() -> StepVerdict {
    var result = self
    result.findings = findings.map { $0.drift == .layout ? $0 : Finding($0.drift, $0.lines) }
    return result
  }

  private static func ending(of step: Step, _ outcome: Step.Outcome, _ shown: ReplayScreen.Shown) -> [Finding]
  {
    let written = step.outcome ?? .ok
    guard written != outcome else { return [] }
    let reason = ExpectedText.Advice.removed(from: RecordableText.output(shown.text)).drop {
      !$0.hasPrefix("error[")
    }
    return [
      Finding(.outcome, ["- ? \(written)", "+ ? \(outcome)"] + reason.prefix(6).map { "+ \($0)" })
    ]
  }

  private static func findings(
    _ step: Step, _ mode: ConsoleBlock.Mode, _ shown: ReplayScreen.Shown, _ forms: ViewForms
  ) -> [Finding] {
    if mode == .exact { return findings(step.expected, shown) }
    let (expected, shown) = (
      ExpectedText.Advice.removed(from: step.expected),
      shown.mapping { ExpectedText.Advice.removed(from: $0) }
    )
    guard mode == .usual else {
      return BodyComparison.findings(
        expected: expected, output: shown.text, comparesValues: mode == .json)
    }
    let found = findings(expected, shown)
    guard forms == .first, !found.isEmpty, !shown.isPartial else { return found }
    let lines = RecordableText.output(shown.text)
    let lost = ShownFacts(expected).missing(from: ShownFacts(lines))
    return lost.isEmpty ? [Finding(.layout, found.flatMap(\.lines), isNoted: true)] : lost
  }

  /// Line by line.
  private static func findings(_ expected: [String], _ shown: ReplayScreen.Shown) -> [Finding] {
    let comparison = ExpectedText(expected).compare(with: shown)
    guard !comparison.isMatch else { return [] }
    return comparison.drift.sorted { $0.rawValue < $1.rawValue }.enumerated().map {
      Finding($1, $0 == 0 ? comparison.shortDiff : [])
    }
  }
}

extension ReplayScreen.Shown {
  /// Whether a part of it is not known.
  var isPartial: Bool { pieces.contains { $0.kind == .unknown } }
}

extension ExpectedText {
  /// Compares with what was shown. Where a part of that is not known, so many lines as needed are taken for it.
  func compare(with shown: ReplayScreen.Shown) -> ExpectedText.Comparison {
    guard let first = shown.pieces.firstIndex(where: { $0.kind == .unknown }),
      let last = shown.pieces.lastIndex(where: { $0.kind == .unknown })
    else { return compare(with: shown.text) }
    let before = shown.pieces[..<first].map(\.text).joined()
    let after = shown.pieces[last...].map(\.text).joined()
    let head = (0...lines.count).first { ExpectedText(Array(lines[..<$0])).compare(with: before).isMatch }
    let tail = (0...lines.count).last { ExpectedText(Array(lines[$0...])).compare(with: after).isMatch }
    if let head, let tail, head <= tail {
      return ExpectedText(["..."]).compare(with: "")
    }
    return compare(with: before + after)
  }
}

extension StepVerdict {
  /// One line a step, as a test would report it; below it what differs.
  package struct Report: View {
    private let verdict: StepVerdict
    private let file: String
    private let mode: ReplayMode
    private let time: Duration?

    /// - Parameter time: how long it took, where that is to be told.
    package init(_ verdict: StepVerdict, in file: String, _ mode: ReplayMode, time: Duration? = nil) {
      self.time = time
      self.verdict = verdict
      self.file = file
      self.mode = mode
    }

    package func lines(on screen: Screen) -> [Line] {
      let command = verdict.step.command.split(separator: "\n").first.map(String.init) ?? ""
      let time = time.map { Line("  " + Units.time($0, glyphs: screen.glyphs), .dim) } ?? Line()
      let first = (word + Line(command)).cut(to: screen.width - time.width, glyphs: screen.glyphs) + time
      if let reason = verdict.skipReason {
        return (word + Line("\(command): \(reason)")).wrapped(to: screen.width, indent: 10)
      }
      guard !verdict.isAsWritten || verdict.isNoted else { return [first] }
      let place = Line(
        "         \(file):\(verdict.step.place.number): \(verdict.kinds.joined(separator: ", "))", .dim)
      let changes = verdict.differences.map { Line("         ") + Self.styled($0) }
      return [first] + place.wrapped(to: screen.width, indent: 9)
        + changes.flatMap { $0.wrapped(to: screen.width, indent: 11) }
    }

    private var word: Line {
      if verdict.skipReason != nil { return Line("  skipped ", .warning) }
      if verdict.isNoted { return Line("  noted  ", .warning) }
      if verdict.isAsWritten { return Line("  ok     ", .ok) }
      if verdict.isWorse { return Line("  fails  ", .error) }
      if verdict.isLeftOut { return Line("  left   ", .warning) }
      return mode == .update ? Line("  new    ", .changed) : Line("  drift  ", .error)
    }

    private static func styled(_ difference: String) -> Line {
      switch difference.first {
      case "-": Line(difference, .removed)
      case "+": Line(difference, .added)
      default: Line(difference, .dim)
      }
    }
  }
}
