internal import ApusContracts

/// How a step went, and how long it took.
package struct StepResult: Sendable, Hashable {
  package enum State: String, Sendable, Hashable, CaseIterable {
    case asWritten = "as written"
    case noted
    case drifted
    case writtenAnew = "written anew"
    /// It was fine when it was recorded, and is not.
    case failed
    /// It needs what nobody allowed.
    case leftOut = "left out"
    /// What it needs did not come.
    case skipped
    /// What came before it ended the session.
    case notRun = "not run"

    /// Whether it is a reason to be red.
    package var isRed: Bool { self == .drifted || self == .failed || self == .leftOut }
    /// Whether it was run to its end.
    package var isRun: Bool { self != .leftOut && self != .skipped && self != .notRun }
  }

  package internal(set) var command: String
  /// Where it stands in its file.
  package let line: Int
  package var state: State
  /// In what way it differs.
  package var kinds: [String] = []
  package var differences: [String] = []
  /// Why it was skipped.
  package var reason: String?
  package var time = Duration.zero

  package init(command: String, line: Int, state: State) {
    self.command = command
    self.line = line
    self.state = state
  }

  /// A step that was not come to.
  init(notRun step: Step) { self.init(command: step.command, line: step.place.number, state: .notRun) }

  init(_ verdict: StepVerdict, in time: Duration) {
    self.init(command: verdict.step.command, line: verdict.step.place.number, state: verdict.state)
    kinds = verdict.kinds
    differences = verdict.differences
    reason = verdict.skipReason
    self.time = time
  }

  /// The same where what differs was written down.
  var written: StepResult {
    var result = self
    if state == .drifted { result.state = .writtenAnew }
    return result
  }

  /// How it went, and why where it was skipped.
  var words: String { reason.map { "\(state.rawValue): \($0)" } ?? state.rawValue }

  /// The first line of its command.
  package var title: String { command.split(separator: "\n").first.map(String.init) ?? "" }
}

extension StepVerdict {
  /// What a report calls it.
  var state: StepResult.State {
    if skipReason != nil { return .skipped }
    if isNoted { return .noted }
    if isAsWritten { return .asWritten }
    if isWorse { return .failed }
    return isLeftOut ? .leftOut : .drifted
  }
}
