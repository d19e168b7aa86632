import ApusClient

/// What the server says over a WebSocket.
struct SocketScript: Sendable {
  enum Saying: Sendable {
    case message(WebSocketMessage)
    /// Bytes as they are, which may be no frame.
    case bytes([UInt8])
    /// The same bytes for as long as the client reads.
    case endless([UInt8])
    case close(WebSocketClosing)
    /// End the connection in the middle of whatever is being said.
    case drop
    /// Hear and say nothing more.
    case fallSilent
  }

  /// What the client asked with.
  let key: String
  /// What is spoken inside, of what the client offers.
  var chosen: String?
  /// Whether the answer to the key is a wrong one.
  var answersWrongly = false
  /// What is said to a message, which is the so-manieth.
  var answer: @Sendable (_ message: WebSocketMessage, _ number: Int) -> [Saying] = { _, _ in [] }
  /// How long to wait before each thing that nobody asked for; `nil` where there is none.
  var interval: Duration?
  /// What is said unasked, the so-manieth time; `nil` where there is no more.
  var unasked: @Sendable (_ number: Int) -> [Saying]? = { _ in nil }

  /// `nil` for a request that asks for no WebSocket.
  init?(_ call: Call) {
    guard call.request.fields.members("Upgrade").contains("websocket"),
      call.header("Sec-WebSocket-Version") == "13", let key = call.header("Sec-WebSocket-Key")
    else { return nil }
    self.key = key
  }

  var response: Response { Response(101, body: .socket(self)) }
}

extension Response {
  /// What answers a request for a page where there is a WebSocket.
  static var noSocket: Response {
    .problem(
      426, "This is a WebSocket: ask with Upgrade: websocket.",
      [Field("Upgrade", "websocket"), Field("Sec-WebSocket-Version", "13")])
  }
}
