/// How a conversation over a WebSocket is held. Every default is the usual choice.
public struct WebSocketSettings: Sendable, Hashable {
  /// What may be spoken inside, the best first; the server picks one of them. None by default.
  public var protocols: [String] = []
  /// How many bytes a message of the server may have. 64 MiB by default.
  public var longestMessage = 64 << 20
  /// How long the server may take to answer a close, and a ping. Two seconds by default.
  public var patience = Duration.seconds(2)
  /// How many bytes of messages are kept in the exchange, the first of them; none by default.
  public var keptByteCount = 0

  /// The usual choices.
  public init(protocols: [String] = []) { self.protocols = protocols }
}
