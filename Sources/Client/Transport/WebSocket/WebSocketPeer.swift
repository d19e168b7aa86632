/// One side of a conversation as RFC 6455 has it, without its connection: bytes that come become events, what is to be said
/// becomes bytes. It answers pings and closes by itself.
package struct WebSocketPeer: Sendable {
  /// How the other side ended it.
  package private(set) var received: WebSocketClosing?
  /// How this side did.
  package private(set) var sent: WebSocketClosing?

  private let masks: Bool
  private var reader: WebSocketReader
  private var outgoing: [UInt8] = []
  /// The last ping that nobody answered yet: only that needs an answer (5.5.3), and a flood of them takes no room.
  private var unanswered: [UInt8]?
  /// The close of the other side, which is answered behind all that was said before.
  private var unansweredClose: WebSocketClosing?
  private var random = SystemRandomNumberGenerator()

  /// - Parameters:
  ///   - isClient: clients hide what they send, servers do not.
  ///   - limit: how many bytes a message may have.
  package init(isClient: Bool, limit: Int = 64 << 20) {
    masks = isClient
    reader = WebSocketReader(isMasked: !isClient, limit: limit)
  }

  /// What the other side did that it must not; it has been told.
  package var violation: WebSocketViolation? { reader.violation }

  /// Whether the other side ended in the middle of a message.
  package var isInMessage: Bool { reader.isInMessage }

  /// Whether nothing more will be said, either way.
  package var isOver: Bool { violation != nil || received != nil && sent != nil }

  /// What the bytes that came complete. Pings are answered; a close is too.
  package mutating func receive(_ bytes: ArraySlice<UInt8>) -> [WebSocketEvent] {
    let events = reader.events(in: bytes)
    for event in events {
      switch event {
      case .ping(let payload): unanswered = payload
      case .closing(let closing):
        received = closing
        // Whoever sends a code that says nothing is answered with nothing.
        unansweredClose = closing
      case .message, .pong: break
      }
    }
    if let violation { close(WebSocketClosing(code: violation.closeCode, reason: violation.message)) }
    return events
  }

  /// Says something. Behind a close nothing is said any more.
  package mutating func send(_ message: WebSocketMessage) { write(WebSocketFrame(message)) }

  package mutating func ping(_ payload: [UInt8]) { write(WebSocketFrame(.ping, Array(payload.prefix(125)))) }

  /// Says how it ends, once.
  package mutating func close(_ closing: WebSocketClosing) {
    write(WebSocketFrame(.close, closing.payload))
    if sent == nil { sent = closing }
  }

  /// What is to be sent now.
  package mutating func takeOutgoing() -> [UInt8] {
    if let payload = unanswered {
      unanswered = nil
      write(WebSocketFrame(.pong, payload))
    }
    if let closing = unansweredClose {
      unansweredClose = nil
      close(closing)
    }
    defer { outgoing = [] }
    return outgoing
  }

  private mutating func write(_ frame: WebSocketFrame) {
    guard sent == nil else { return }
    frame.write(to: &outgoing, mask: masks ? random.next() : nil)
  }
}
