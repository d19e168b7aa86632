import ApusClient

/// What came of one hop, whether it went well or not.
struct HopOutcome: Sendable {
  var informational: [ResponseHead] = []
  var response: ResponseHead?
  var body = ReceivedBody()
  var timing = Timing()
  var connection: Connection?
  /// `nil` when the response came whole.
  var problem: TransferProblem?

  func hop(for sent: SentRequest) -> Hop {
    Hop(
      sent: sent, informational: informational, response: response, timing: timing, connection: connection)
  }
}
