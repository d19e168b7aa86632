/// A line or an event of a stream is longer than allowed.
public struct StreamPieceTooLong: Error, Sendable, Hashable, CustomStringConvertible {
  public let limit: Int

  public var description: String {
    "a line or an event of the stream is longer than the \(limit) bytes allowed"
  }
}
