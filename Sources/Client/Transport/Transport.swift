/// What carries a request to a server and brings back what came of it. One method is all there is to it.
public protocol Transport: Sendable {
  /// Sends a request and waits for the whole response.
  ///
  /// A response of any status is a success here: 404 is an answer.
  ///
  /// - Throws: `TransportError` when there is no whole response, with what had been received by then; its code says
  ///   why. A request that the transport cannot send fails so too. Cancelling the task ends the transfer and throws
  ///   `cancelled`.
  func send(_ request: Request) async throws(TransportError) -> Exchange
}
