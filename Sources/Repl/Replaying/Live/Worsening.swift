internal import APIClient
internal import Transcripts

/// What was fine when it was recorded and fails now. An outage, or a variable that is missing here, must not cost the
/// recording of how it should be.
struct Worsening {
  private let before: String
  private let now: String

  /// `nil` for a step that is as good as it was, or was never fine.
  init?(of step: Step, _ earlier: LineResult, _ line: LoggedLine) {
    let wasFine = step.outcome == .ok || (step.outcome == nil && earlier.outcome == .ok)
    if wasFine, line.outcome != .ok {
      (before, now) = ("? ok", "? \(line.outcome)")
    } else if let outage = Self.outage(earlier.recordings, line.recordings) {
      (before, now) = outage
    } else {
      return nil
    }
  }

  /// An answer that became the server's failure, or none, also where the line expects a failure or does not mind one.
  private static func outage(_ earlier: [Recording], _ now: [Recording]) -> (String, String)? {
    for (old, new) in zip(earlier, now) {
      guard let status = old.exchange.response?.status, status < 500, old.failure == nil else { continue }
      if let failure = new.failure, failure.code != .cancelled {
        return ("status \(status)", "\(failure.code)")
      }
      if let found = new.exchange.response?.status, found >= 500 {
        return ("status \(status)", "status \(found)")
      }
    }
    return nil
  }

  func verdict(on step: Step) -> StepVerdict {
    StepVerdict(
      step, drift: [.outcome], differences: ["- \(before)", "+ \(now)"], isLeftOut: true, isWorse: true)
  }
}
