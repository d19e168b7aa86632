internal import ApusClient
internal import ApusRecordings
internal import ApusSurroundings

/// Whether nobody answered anything that a session asked, though it is not written to end so. What would be written
/// down then is only that the network was away.
struct Silence {
  private var isBroken = false
  private var reason: Recording.Failure?

  /// - Parameter outcome: how the line is written to end.
  mutating func note(_ line: LoggedLine, endingIn outcome: Step.Outcome) {
    for recording in line.recordings {
      guard let failure = recording.failure, failure.code != .cancelled, recording.exchange.response == nil
      else {
        isBroken = true
        continue
      }
      if line.outcome != outcome { reason = reason ?? failure }
    }
  }

  /// Why there is nothing to write down; `nil` when there is something.
  var failure: CommandFailure? {
    guard !isBroken, let reason else { return nil }
    return CommandFailure(reason.code, "nothing was written: no request was answered: \(reason.message)")
  }
}
