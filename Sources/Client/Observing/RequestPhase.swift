/// A part of the time that a request took.
public struct RequestPhase: Sendable, Hashable {
  /// What is waited for, in this order. A transport leaves out what it cannot measure.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Waiting for a connection to be free.
    case queue
    /// Looking the host's name up.
    case dns
    /// Connecting, without TLS.
    case connect
    /// Agreeing on TLS.
    case tls
    /// Sending the request.
    case request
    /// From the last byte sent to the first received.
    case wait
    /// Receiving the answer.
    case download
  }

  /// What was waited for.
  public let kind: Kind
  /// For how long.
  public let duration: Duration
}

extension Exchange {
  /// How long each phase took, over all redirects; without those that did not happen or are not known.
  public var phases: [RequestPhase] {
    RequestPhase.Kind.allCases.compactMap { kind in
      let parts = hops.compactMap { $0.timing[kind] }
      return parts.isEmpty ? nil : RequestPhase(kind: kind, duration: parts.reduce(.zero, +))
    }
  }
}

extension Timing {
  fileprivate subscript(kind: RequestPhase.Kind) -> Duration? {
    switch kind {
    case .queue: queue
    case .dns: dns
    case .connect: connect
    case .tls: tls
    case .request: request
    case .wait: wait
    case .download: download
    }
  }
}
