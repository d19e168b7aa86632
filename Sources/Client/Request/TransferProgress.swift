/// How far a transfer is, in bytes.
public struct TransferProgress: Sendable, Hashable {
  public let sent: Int
  /// Bytes on the wire, before decoding.
  public let received: Int
  /// `nil` when the server did not say.
  public let expected: Int?
  /// How large the request's body is; `nil` when there is none.
  public let sending: Int?

  public init(sent: Int, received: Int, expected: Int?, sending: Int? = nil) {
    self.sent = sent
    self.received = received
    self.expected = expected
    self.sending = sending
  }
}
