package import ApusClient
internal import Synchronization

/// A transport that asks whether a kept answer is still good, and has it stand for a 304 that says so.
package final class Revalidation: Transport {
  private let base: any Transport
  private let kept: KeptAnswer
  private let answer = Mutex<Exchange?>(nil)

  package init(of kept: KeptAnswer, over base: any Transport) {
    self.kept = kept
    self.base = base
  }

  package func send(_ request: Request) async throws(TransportError) -> Exchange {
    let came = try await base.send(kept.asking(request))
    guard came.response?.status == 304 else {
      return Exchange(request: request, startedAt: came.startedAt, hops: came.hops, body: came.body)
    }
    // A 304 about something else says nothing of what is here.
    guard let whole = kept.confirmed(by: came, to: request) else { return try await base.send(request) }
    answer.withLock { $0 = came }
    return whole
  }

  /// What the answer is kept from; `nil` where it came anew.
  package var confirmation: Record.Kept? {
    answer.withLock { $0 }.map { Record.Kept(number: kept.number, answer: $0) }
  }
}
