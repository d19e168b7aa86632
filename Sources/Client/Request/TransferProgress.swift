/// How far a transfer is, in bytes: `sent` of `toSend`, then `received` of `expected`.
public struct TransferProgress: Sendable, Hashable {
  /// Of the request's body, forms included.
  public let sent: Int
  /// Bytes on the wire, before decoding.
  public let received: Int
  /// How large the answer's body is on the wire; `nil` when the server did not say.
  public let expected: Int?
  /// How large the request's body is; `nil` when there is none, or when nobody knows.
  public let toSend: Int?
  /// What is waited for while nothing moves; `nil` where that is not known.
  public let stage: Stage?
  /// Whether it is of the request for another token, without which the one that was asked for does not go out.
  package private(set) var isOfRenewal = false

  /// What comes before the first byte of a response, in this order.
  public enum Stage: Sendable, Hashable, CaseIterable {
    /// In the order in which a request goes through them.
    case lookup, connection, tls, request, response
  }

  /// Progress of its parts; what is not known is `nil` by default.
  public init(sent: Int, received: Int, expected: Int?, toSend: Int? = nil, stage: Stage? = nil) {
    self.stage = stage
    self.sent = sent
    self.received = received
    self.expected = expected
    self.toSend = toSend
  }

  /// The same of a token that is being renewed: only that it is waited for.
  package var ofRenewal: TransferProgress {
    var progress = TransferProgress(sent: 0, received: 0, expected: nil, stage: stage)
    progress.isOfRenewal = true
    return progress
  }
}
