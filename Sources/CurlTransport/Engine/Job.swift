import ApusClient
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One request on its way to the transport's thread. It is handed on several times, and never changes.
final class Job: Sendable {
  /// Names one request, and says whether it was cancelled, perhaps before the transport's thread heard of it.
  final class Ticket: Sendable {
    private let cancelled = Atomic(false)

    var isCancelled: Bool { cancelled.load(ordering: .acquiring) }
    func cancel() { cancelled.store(true, ordering: .releasing) }
    /// Tells it from other tickets.
    var address: Int { Int(bitPattern: ObjectIdentifier(self)) }
  }

  let request: Request
  let ticket: Ticket
  let proxies: ProxyEnvironment
  let authorities: AuthorityEnvironment
  let startedAt = Date.now
  let submitted = ContinuousClock.now
  /// To be called once.
  let answer: Answer<Result<Exchange, TransportError>>
  /// Has the transport's thread look at a conversation again.
  let wake: @Sendable () -> Void

  init(
    request: Request, ticket: Ticket, proxies: ProxyEnvironment, authorities: AuthorityEnvironment,
    wake: @escaping @Sendable () -> Void = {},
    answer: @escaping Answer<Result<Exchange, TransportError>>
  ) {
    self.request = request
    self.ticket = ticket
    self.proxies = proxies
    self.authorities = authorities
    self.answer = answer
    self.wake = wake
  }
}
