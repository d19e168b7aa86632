/// What the other side of a conversation said.
package enum WebSocketEvent: Sendable, Hashable {
  case message(WebSocketMessage)
  case ping([UInt8])
  case pong([UInt8])
  case closing(WebSocketClosing)
}
