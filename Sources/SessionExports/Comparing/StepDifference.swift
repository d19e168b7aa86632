internal import ApusClient
internal import ApusContracts
internal import ApusFormats
internal import ApusRecordings
internal import ApusSavedSessions

/// Two answers to the same step, and in what they differ.
struct StepDifference: Sendable {
  enum Side: Sendable {
    case both
    /// Only the one or the other asks so.
    case onlyOld, onlyNew
  }

  let command: String
  let side: Side
  private(set) var findings: [Finding]
  /// What came that did not come before: no client that went by the old is broken by it.
  let additions: [String]
  /// How long each took.
  let times: [Duration]
  /// Where it failed though that is not written, so that there was nothing to compare; `nil` where there was.
  private(set) var failing: Failing?
  var isFailing: Bool { failing != nil }
  /// Why nobody was asked; `nil` where somebody was.
  private(set) var skipReason: String?

  enum Failing: Sendable, Hashable {
    /// Both came to the same failure.
    case onBoth
    /// Only this one did not answer.
    case silent(String)
  }

  /// A step that both have.
  ///
  /// - Parameter looked: what is told of the answers that it looks into, where those are known.
  init(
    from old: PlayedStep, to new: PlayedStep, ignoring ignored: IgnoredPlaces, looked: [Finding]? = nil
  ) {
    command = new.step.command
    side = .both
    let comparison = AnswerComparison(ignoring: ignored)
    let findings =
      comparison.findings(ofLine: command, from: old.recordings, to: new.recordings)
      + Self.looks(old, new, looked)
    self.findings =
      findings + (old.outcome == new.outcome ? [] : Self.endings(old, new, besides: findings))
    let told = findings.flatMap { $0.on(page: nil).lines }
    additions = comparison.findings(ofLine: command, from: new.recordings, to: old.recordings).flatMap {
      Self.additions($0.on(page: nil).lines)
    }.filter { !told.contains($0) }
    let asks = !old.recordings.isEmpty || !new.recordings.isEmpty
    times = asks ? [old, new].map { $0.recordings.reduce(.zero) { $0 + $1.exchange.duration } } : []
  }

  init(_ played: PlayedStep, _ side: Side) {
    command = played.step.command
    self.side = side
    (findings, additions, times) = ([], [], [])
  }

  /// A step that was not run, as what it needs did not come.
  init(skipping step: Step, because reason: String) {
    (command, side, skipReason) = (step.command, .both, reason)
    (findings, additions, times) = ([], [], [])
  }

  /// The same, which fails where both came to the same failure in place of what is written, or only one answered.
  ///
  /// - Parameter names: whom the two asked.
  func failing(_ old: PlayedStep, _ new: PlayedStep, of names: (old: String, new: String)) -> StepDifference {
    var result = self
    if old.isSilent != new.isSilent {
      let silent = old.isSilent ? old : new
      guard silent.outcome != silent.step.outcome ?? .ok else { return self }
      result.failing = .silent(old.isSilent ? names.old : names.new)
      result.findings = [
        Finding(.outcome, ["- \(names.old): \(old.ending)", "+ \(names.new): \(new.ending)"])
      ]
      return result
    }
    let written = new.step.outcome ?? .ok
    guard old.outcome == new.outcome, new.outcome != .ok, new.outcome != written else { return self }
    result.failing = .onBoth
    result.findings.insert(Finding(.outcome, ["- ? \(written)", "+ ? \(new.outcome), on both"]), at: 0)
    return result
  }

  /// What a client that goes by the old one cannot do without.
  var breaking: [Finding] { findings.filter { !$0.isNoted } }
  var isBreaking: Bool { !breaking.isEmpty }
  var isSame: Bool { side == .both && findings.isEmpty && additions.isEmpty && skipReason == nil }

  /// What a line shows that asks nobody, such as `.id`.
  private static func looks(_ old: PlayedStep, _ new: PlayedStep, _ looked: [Finding]?) -> [Finding] {
    guard old.recordings.isEmpty, new.recordings.isEmpty, old.outcome == new.outcome,
      !ShownValues(old.shown).mayBecome(ShownValues(new.shown))
    else { return [] }
    // What the answers may be otherwise, and is told there, breaks nobody.
    if let looked, looked.allSatisfy(\.isNoted) { return looked }
    func first(_ text: String) -> String { text.split(separator: "\n").first.map(String.init) ?? "nothing" }
    return [Finding(.shape, promised: first(old.shown), found: first(new.shown))]
  }

  /// A status tells it already; of a rule that one of them does not keep its line tells what was expected and found.
  private static func endings(_ old: PlayedStep, _ new: PlayedStep, besides findings: [Finding]) -> [Finding]
  {
    guard !findings.contains(where: { $0.drift == .status || $0.drift == .outcome }) else { return [] }
    func lines(_ sign: String, _ one: PlayedStep) -> [String] {
      let told =
        one.outcome == .failure(.expectFailed)
        ? one.shown.split(separator: "\n").filter { !$0.hasPrefix("  try: ") } : []
      return ["\(sign) ? \(one.outcome)"] + told.prefix(4).map { "\(sign) \($0)" }
    }
    return [Finding(.outcome, lines("-", old) + lines("+", new))]
  }

  /// What is missed in the old one when the new one is what is promised.
  private static func additions(_ lines: [String]) -> [String] {
    let end = " is gone"
    let named = lines.filter { $0.hasPrefix("+ ") && $0.hasSuffix(end) }.map {
      String($0.dropLast(end.count))
    }
    return named.isEmpty ? lines.compactMap(addition) : named
  }

  private static func addition(_ line: String) -> String? {
    let missing = ", found nothing"
    if line.hasPrefix("+ "), line.hasSuffix(missing), let mark = line.firstRange(of: ": expected ") {
      return line[..<mark.lowerBound] + ": " + line[mark.upperBound...].dropLast(missing.count)
    }
    let name = line.dropFirst(2).prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    guard line.hasPrefix("- "), !name.isEmpty, line.dropFirst(2 + name.count).hasPrefix(": ") else {
      return nil
    }
    return "+ " + line.dropFirst(2)
  }
}

extension PlayedStep {
  /// Whether nobody answered what it asked last.
  fileprivate var isSilent: Bool { recordings.last?.failure?.code.stage == .connect }

  /// What came of what it asked last.
  fileprivate var ending: String {
    if let failure = recordings.last?.failure { return failure.code.name }
    return recordings.last?.exchange.response.map { "status \($0.status)" } ?? "\(outcome)"
  }
}
