/// How far a transfer is, in bytes.
public struct TransferProgress: Sendable, Hashable {
  /// Bytes of the request's body that are gone.
  public let sent: Int
  /// Bytes on the wire, before decoding.
  public let received: Int
  /// `nil` when the server did not say.
  public let expected: Int?
  /// How large the request's body is; `nil` when there is none.
  public let sending: Int?
  /// What is waited for while nothing moves; `nil` where that is not known.
  public let stage: Stage?

  /// What comes before the first byte of a response, in this order.
  public enum Stage: Sendable, Hashable, CaseIterable {
    /// In the order in which a request goes through them.
    case lookup, connection, tls, request, response
  }

  /// Progress of its parts; what is not known is `nil` by default.
  public init(sent: Int, received: Int, expected: Int?, sending: Int? = nil, stage: Stage? = nil) {
    self.stage = stage
    self.sent = sent
    self.received = received
    self.expected = expected
    self.sending = sending
  }
}
