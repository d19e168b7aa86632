internal import ApusClient
package import ApusContracts
internal import ApusRedaction
internal import ApusSurroundings
internal import ApusText
internal import ApusWords

/// How a step of a saved session went, compared with what is written there.
package struct StepVerdict: Sendable {
  var step: Step
  /// In what it differs: what is drift, and what is only noted.
  package internal(set) var findings: [Finding]
  /// A request that the cassette does not have.
  let isMissing: Bool
  /// What a shell was to do was left out, so that a part of what is written was not compared.
  var isPartial: Bool
  /// It was not run to its end, as something was missing: perhaps only that somebody allowed it.
  let isLeftOut: Bool
  /// What it wanted and nobody allowed.
  let refused: [Permission]
  /// It was fine when it was recorded, and is not.
  let isWorse: Bool

  /// Why it was not run: what it needs did not come.
  package private(set) var skipReason: String?
  /// Somebody ended it.
  package private(set) var isInterrupted = false

  package var isAsWritten: Bool { skipReason == nil && !isInterrupted && findings.allSatisfy(\.isNoted) }
  /// It went as written, and there is something to say about it.
  package var isNoted: Bool { isAsWritten && !findings.isEmpty }

  /// In what way it differs; empty when it went as written.
  package var drift: Set<Drift> { Set(findings.lazy.filter { !$0.isNoted }.map(\.drift)) }
  /// The same in words, or in what way something is to be said where it did.
  package var kinds: [String] {
    Set(findings.lazy.filter { $0.isNoted == isNoted }.map(\.drift.rawValue)).sorted()
  }
  /// What differs: `  same`, `- written`, `+ shown`. What is only noted comes last.
  package var differences: [String] { differences(\.lines) }
  /// The same in the language that is spoken; what was written and what came stays as it is.
  var spokenDifferences: [String] { differences(\.spokenLines) }

  private func differences(_ lines: (Finding) -> [String]) -> [String] {
    let red = findings.filter { !$0.isNoted }.flatMap(lines)
    let notes = findings.filter(\.isNoted).flatMap(lines)
    return red.isEmpty || notes.isEmpty ? red + notes : red + ["  noted:"] + notes
  }

  /// A step that is not run, as what it needs did not come.
  init(skipping step: Step, because reason: String) {
    self.init(step, [], outcome: step.outcome ?? .ok)
    skipReason = reason
  }

  /// A step that somebody ended.
  init(interrupting step: Step) {
    self.init(step, [])
    isInterrupted = true
  }

  /// The same, and more that differs.
  func adding(_ more: [Finding]) -> StepVerdict {
    var result = self
    result.findings += more
    return result
  }

  /// As somebody is told of it: without what the session declares to be secret, each difference with what decided it.
  func told(with rules: RedactionRules) -> StepVerdict {
    // Most steps differ in nothing.
    rules.isEmpty && findings.isEmpty ? self : redacted(by: rules).namingRules
  }

  /// The same where each difference ends with what decided it, and the step's line.
  var namingRules: StepVerdict {
    var result = self
    let line = step.place.number
    result.findings = findings.map {
      isMissing && $0.drift == .outcome
        ? $0.naming(Drift.outcome.rawValue, line: line) : $0.naming(line: line)
    }
    return result
  }

  /// The same without what differs, for whoever saw that.
  var withoutDifferences: StepVerdict {
    var result = self
    result.findings = findings.map { Finding($0.drift, [], isNoted: $0.isNoted) }
    return result
  }

  init(
    _ step: Step, _ drift: Drift, _ differences: [String], isLeftOut: Bool = false,
    refused: [Permission] = [], isWorse: Bool = false
  ) {
    self.init(step, [Finding(drift, differences)], isLeftOut: isLeftOut, refused: refused, isWorse: isWorse)
  }

  /// What was found of a step, whatever it came to.
  init(
    _ step: Step, _ findings: [Finding], isLeftOut: Bool = false, refused: [Permission] = [],
    isWorse: Bool = false
  ) {
    self.step = step
    self.findings = findings
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
    let ending = Self.ending(of: step, outcome, shown)
    self.findings = (ending.isEmpty ? findings : findings.filter { !Self.isTold($0, by: outcome) }) + ending
    (isLeftOut, refused, isWorse, isMissing, isPartial) = (false, [], false, false, false)
  }

  /// Whether how a step ended says what was found of one of its requests: that nobody was there, perhaps in another way.
  private static func isTold(_ finding: Finding, by outcome: Step.Outcome) -> Bool {
    guard case .failure(let code) = outcome, finding.drift == .outcome, !finding.isNoted,
      let found = finding.on(page: nil).lines.last.map({ $0.dropFirst(2) })
    else { return false }
    return found == code.name || code.stage == .connect && ErrorCode(named: String(found))?.stage == .connect
  }

  /// What is written beside what was shown.
  ///
  /// - Parameters:
  ///   - forms: those of the session. The first ones are not what screens look like today: of them only what they say is
  ///     compared.
  ///   - ignored: what of a body is not compared as a value or by its shape; by default all of it is.
  init(
    _ step: Step, _ mode: ConsoleBlock.Mode, _ lineResult: LineResult, forms: ViewForms = .today,
    ignoring ignored: IgnoredPlaces? = nil
  ) {
    self.step = step
    let written = step.outcome ?? .ok
    (isLeftOut, refused, isWorse) = (false, [], false)
    isPartial = lineResult.shown.isPartial
    isMissing = lineResult.outcome == .failure(.replayMissing) && written != lineResult.outcome
    let texts = Self.findings(step, mode, lineResult.shown, forms, ignored)
    // Where no text differs, as below `...`, none says why it failed.
    let saying = texts.allSatisfy(\.isNoted) ? lineResult.shown : ReplayScreen.Shown(pieces: [])
    let found = texts + Self.ending(of: step, lineResult.outcome, saying)
    guard isMissing else {
      findings = found
      return
    }
    // Where nothing was recorded, the reason says everything.
    let reason = RecordableText.output(lineResult.shown.text).map { "+ " + $0 }
    findings =
      found.filter { !$0.isNoted && $0.drift != .outcome }.map { Finding($0.drift, []) }
      + [Finding(.outcome, reason, isVerbatim: true)]
  }

  /// The same, with what was only noted as drift. That an old form looks otherwise by now is none.
  package func withNotesAsDrift() -> StepVerdict {
    var result = self
    result.findings = findings.map { $0.drift == .layout ? $0 : $0.asDrift }
    return result
  }

  private static func ending(of step: Step, _ outcome: Step.Outcome, _ shown: ReplayScreen.Shown) -> [Finding]
  {
    let written = step.outcome ?? .ok
    guard written != outcome else { return [] }
    let ending = Finding(
      .outcome, ["- ? \(written)", "+ ? \(outcome)"] + shown.failure.map { "+ \($0)" })
    // What a line of `expect` says is a rule.
    guard outcome == .failure(.expectFailed) else { return [ending] }
    return [ending.naming(Drift.rule.rawValue, line: step.place.number)]
  }

  private static func findings(
    _ step: Step, _ mode: ConsoleBlock.Mode, _ shown: ReplayScreen.Shown, _ forms: ViewForms,
    _ ignored: IgnoredPlaces?
  ) -> [Finding] {
    if mode == .exact { return findings(step.expected, shown) }
    let (expected, shown) = (
      shown.withoutAdvice(step.expected),
      shown.language.speaking { shown.mapping { ExpectedText.Advice.removed(from: $0) } }
    )
    guard mode == .usual else {
      return BodyComparison.findings(
        expected: expected, output: shown.text, comparesValues: mode == .json, ignoring: ignored)
    }
    let found = findings(expected, shown)
    guard forms == .first, !found.isEmpty, !shown.isPartial else { return found }
    let lines = RecordableText.output(shown.text)
    let lost = ShownFacts(expected).missing(from: ShownFacts(lines))
    guard lost.isEmpty else { return lost }
    return [Finding(.layout, found.flatMap(\.lines), isNoted: true, isVerbatim: true)]
  }

  /// Line by line; what a line tells of is known in its own language.
  private static func findings(_ expected: [String], _ shown: ReplayScreen.Shown) -> [Finding] {
    let comparison = ExpectedText(expected).compare(with: shown)
    guard !comparison.isMatch else { return [] }
    let drift = shown.language.speaking { comparison.drift }
    return drift.sorted { $0.rawValue < $1.rawValue }.enumerated().map {
      Finding($1, $0 == 0 ? comparison.shortDiff : [], isVerbatim: true)
    }
  }
}

extension ReplayScreen.Shown {
  /// Whether a part of it is not known.
  var isPartial: Bool { pieces.contains { $0.kind == .unknown } }

  /// Why a line failed, as it says that; empty where it does not.
  var failure: [String] {
    Array(withoutAdvice(RecordableText.output(text)).drop { !$0.hasPrefix("error[") }.prefix(6))
  }

  /// Lines of it, or those that are written in its place, without what is only said to help.
  fileprivate func withoutAdvice(_ lines: [String]) -> [String] {
    language.speaking { ExpectedText.Advice.removed(from: lines) }
  }
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
