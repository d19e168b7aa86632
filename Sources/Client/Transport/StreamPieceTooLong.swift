/// A line or an event of a stream is longer than allowed.
public struct StreamPieceTooLong: Error, Sendable, Hashable, CustomStringConvertible {
  /// How long a piece may be, in bytes.
  public let limit: Int

  /// What is too long, and how long it may be.
  public var description: String {
    "a line or an event of the stream is longer than the \(limit) bytes allowed"
  }
}
