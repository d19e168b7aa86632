internal import ApusClient
internal import ApusContracts
internal import ApusRecordings

/// What was fine when it was recorded, or is written to be, and fails now. An outage, another base, or a variable that
/// is missing here must not cost what stands there of how it should be.
struct Worsening {
  private let before: String
  private let now: String

  /// `nil` for a step that is as good as it was, or was never fine.
  ///
  /// - Parameter isRecorded: whether the session names a recording. What was recorded may not be found there by the
  ///   requests of today; what is written of the step counts then.
  init?(of step: Step, _ earlier: LineResult, _ line: LoggedLine, isRecorded: Bool) {
    let isWritten = isRecorded || !step.expected.isEmpty
    let mayHaveBeenFine =
      earlier.outcome == .ok || (earlier.recordings.isEmpty && isWritten) || line.outcome.isMistake
    let asking = AskingWay(step.command)
    let now = asking.answers(among: line.recordings)
    let wasFine = step.outcome == .ok || (step.outcome == nil && mayHaveBeenFine)
    if wasFine, line.outcome != .ok {
      (before, self.now) = ("? ok", "? \(line.outcome)")
    } else if let outage = Self.outage(asking.answers(among: earlier.recordings), now) {
      (before, self.now) = outage
    } else if earlier.recordings.isEmpty, step.outcome?.isOutage != true,
      let outage = now.lazy.compactMap(\.outage).first
    {
      (before, self.now) = ("? \(step.outcome ?? .ok)", outage)
    } else {
      return nil
    }
  }

  /// An answer that became the server's failure, or none, also where the line expects a failure or does not mind one.
  private static func outage(_ earlier: [Recording], _ now: [Recording]) -> (String, String)? {
    for (old, new) in zip(earlier, now) {
      guard let status = old.exchange.response?.status, status < 500, old.failure == nil else { continue }
      if let outage = new.outage { return ("status \(status)", outage) }
    }
    return nil
  }

  /// - Parameter reason: what it says of its failure.
  func verdict(on step: Step, because reason: [String] = []) -> StepVerdict {
    StepVerdict(
      step, .outcome, ["- \(before)", "+ \(now)"] + reason.map { "+ \($0)" }, isLeftOut: true, isWorse: true)
  }
}

extension Recording {
  /// Why the server did not do what it was asked; `nil` when it answered, also that it will not.
  fileprivate var outage: String? {
    if let failure { return failure.code == .cancelled ? nil : "\(failure.code)" }
    return exchange.response.flatMap { $0.status >= 500 ? "status \($0.status)" : nil }
  }
}

extension Step.Outcome {
  /// Whether nothing could be sent, as a variable is missing here, or the line says what nobody understands.
  fileprivate var isMistake: Bool {
    guard case .failure(let code) = self else { return false }
    return [.build, .usage].contains(code.stage)
  }

  /// Whether a step is written to end because there is no good answer.
  fileprivate var isOutage: Bool {
    guard case .failure(let code) = self else { return false }
    if let status = code.status { return status >= 500 }
    return [.connect, .time, .read].contains(code.stage)
  }
}
