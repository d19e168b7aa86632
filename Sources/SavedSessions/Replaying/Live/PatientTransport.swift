internal import ApusClient

/// Asks again where that is harmless and may help. What comes at last counts.
struct PatientTransport: Transport {
  private let base: any Transport
  private let retry: RetryMiddleware

  /// - Parameters:
  ///   - retries: how often it asks again.
  ///   - pause: passes the time before that.
  init(_ base: any Transport, retries: Int, pause: @escaping @Sendable (Duration) async throws -> Void) {
    self.base = base
    retry = RetryMiddleware(attempts: retries + 1, wait: pause)
  }

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    try await retry.send(request, next: base)
  }
}
