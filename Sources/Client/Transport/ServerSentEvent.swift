/// One event of a `text/event-stream`.
public struct ServerSentEvent: Sendable, Hashable {
  /// `message` unless the server named it.
  public let type: String
  /// The lines of its data, joined by line breaks.
  public let data: String
  /// The last id the server gave, for this event or an earlier one; empty when it gave none.
  public let id: String

  /// An event of its parts.
  public init(type: String = "message", data: String, id: String = "") {
    self.type = type
    self.data = data
    self.id = id
  }
}
