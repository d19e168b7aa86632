/// What came of a conversation, and when.
package struct WebSocketArrival: Sendable, Hashable {
  package let event: WebSocketEvent
  /// How long after the conversation was opened.
  package let at: Duration

  package init(_ event: WebSocketEvent, at: Duration) { (self.event, self.at) = (event, at) }
}
