/// What carries a request to a server and brings back what came of it. One method is all there is to it.
public protocol Transport: Sendable {
  /// Sends a request and waits for the whole response.
  ///
  /// A response of any status is a success here: 404 is an answer. Only an exchange that did not come to a whole
  /// response throws, with what had been received by then. Cancelling the task ends the transfer and throws
  /// `cancelled`.
  func send(_ request: Request) async throws(TransportFailure) -> Exchange
}
