extension Request {
  /// What a transport says in `Accept-Encoding` by itself; `nil` where it says nothing. A part of a resource is a part
  /// of its bytes as they are: a server that may compress them has no part to send. What opens a WebSocket asks for no body.
  package func encodings(offering all: String?) -> String? {
    let opensWebSocket = options.webSocket != nil || headers["Upgrade"]?.lowercased() == "websocket"
    guard options.decompresses, !opensWebSocket, !headers.contains("Accept-Encoding") else { return nil }
    return headers.contains("Range") ? "identity" : all
  }
}
