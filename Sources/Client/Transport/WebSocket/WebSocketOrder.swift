/// What this side wants said.
package enum WebSocketOrder: Sendable, Hashable {
  case message(WebSocketMessage)
  case ping([UInt8])
  case close(WebSocketClosing)

  var byteCount: Int {
    switch self {
    case .message(let message): message.byteCount
    case .ping, .close: 0
    }
  }
}
