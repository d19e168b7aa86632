internal import ApusClient
internal import ApusLanguage
internal import ApusSurroundings

extension Sender {
  /// Sends a request as often as its line wants that.
  func asking(
    _ prepared: PreparedRequest, _ request: Request, _ live: LiveBody?
  ) async throws(TransportFailure) -> Exchange {
    guard prepared.showing.reconnects, let live else {
      return try await retrying(request, as: prepared.paging)
    }
    let reconnect = Reconnect(
      attempts: prepared.paging.retries ?? 5, wait: environment.clock.pause, note: live.sayAgain)
    return try await reconnect.send(request, next: transport)
  }
}
