package import ApusClient
internal import Synchronization

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Sends what changes nothing, and nothing else while it is on; nothing at all offline. Whatever sends does so through it.
package final class ReadOnlyTransport: Transport {
  private let base: any Transport
  private let on = Atomic(false)

  package init(base: any Transport) { self.base = base }

  /// Whether nobody can turn it off for now.
  private let held = Atomic(false)

  /// Off at first.
  package var isOn: Bool {
    get { on.load(ordering: .relaxed) || held.load(ordering: .relaxed) }
    set { on.store(newValue, ordering: .relaxed) }
  }

  /// Stays on where it is, whatever lines say that come now, until it is let go.
  package func hold(_ isHeld: Bool) { held.store(isHeld && isOn, ordering: .relaxed) }

  private static let methods: Set = ["GET", "HEAD", "OPTIONS", "QUERY"]

  private let offline = Atomic(false)

  /// Whether nothing is sent, whoever asks: what a line does with an answer cannot be shown without one. Not so at first.
  package var isOffline: Bool {
    get { offline.load(ordering: .relaxed) }
    set { offline.store(newValue, ordering: .relaxed) }
  }

  /// Why a request does not go out; `nil` for one that does.
  package func refusal(of request: Request) -> String? {
    if request.options.webSocket != nil { return refusalOfConversation }
    guard isOn else { return nil }
    let methods = [request.method.name] + Self.overriding.compactMap { request.headers[$0]?.uppercased() }
    return methods.first { !Self.methods.contains($0) }.map { "readonly is on, so the \($0) was not sent" }
  }

  /// By which a server may take a request for one of another method.
  private static let overriding = ["X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"]

  /// Why no conversation is begun; `nil` while one may be. What is said in it has no method that tells what it does.
  package var refusalOfConversation: String? {
    isOn ? "readonly is on, so no conversation was begun: its messages may change something" : nil
  }

  package func send(_ request: Request) async throws(TransportError) -> Exchange {
    if let refusal = isOffline ? "nothing is sent offline" : refusal(of: request) {
      throw TransportError(.cancelled, refusal, exchange: Exchange(request: request, startedAt: .now))
    }
    return try await base.send(request)
  }
}
