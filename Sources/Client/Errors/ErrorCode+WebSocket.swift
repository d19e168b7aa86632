// What fails on the way to a conversation over a WebSocket, and in one.
extension ErrorCode {
  /// The server answered the wish for a WebSocket with something else than 101.
  public static let webSocketRefused = ErrorCode("ws.refused")
  /// The server agreed to a WebSocket, and not to the one that was asked for.
  public static let webSocketHandshake = ErrorCode("ws.handshake")
  /// The other side broke the rules of frames.
  public static let webSocketFrame = ErrorCode("ws.frame")
  /// A text message is not UTF-8.
  public static let webSocketText = ErrorCode("ws.text")
  /// A message is larger than is taken.
  public static let webSocketTooLarge = ErrorCode("ws.tooLarge")
  /// The connection ended without a close frame.
  public static let webSocketDropped = ErrorCode("ws.dropped")
  /// The other side answered neither a ping nor a close in time.
  public static let webSocketSilent = ErrorCode("ws.silent")
  /// The conversation ended with another code than 1000.
  public static let webSocketClosed = ErrorCode("ws.closed")

  package static let ofWebSocket = [
    webSocketRefused, webSocketHandshake, webSocketFrame, webSocketText, webSocketTooLarge, webSocketDropped,
    webSocketSilent, webSocketClosed,
  ]
}
