internal import ApusClient
internal import ApusLanguage
internal import ApusSurroundings
internal import ApusText

extension Sender {
  /// Sends a request as often as its line wants it tried.
  func retrying(
    _ paging: PreparedRequest.Paging, _ request: Request
  ) async throws(TransportFailure) -> Exchange {
    guard let retries = paging.retries, retries > 0 else { return try await transport.send(request) }
    if request.body?.isRepeatable == false {
      output.note(Line("what comes from a pipe is sent once, whatever --retry says", .dim))
    }
    let retry = Retry(
      attempts: retries + 1, delay: paging.retryDelay, retriesEverything: paging.retriesEverything,
      wait: environment.clock.pause)
    return try await retry.send(request, next: transport)
  }
}
