/// `ws:` and `wss:`, and the request that begins such a conversation, where they are `http:` and `https:`.
package enum WebSocketAddress {
  /// Whether a text is one, in whatever case.
  package static func isOne(_ text: some StringProtocol) -> Bool {
    let scheme = text.prefix(6).lowercased()
    return scheme.hasPrefix("ws://") || scheme == "wss://"
  }

  /// The address as the request has it; any other stays what it is.
  package static func asHTTP(_ text: some StringProtocol) -> String {
    isOne(text) ? "http" + text.dropFirst(2) : String(text)
  }

  /// The address of a request as the conversation has it; any other stays what it is.
  package static func asWebSocket(_ text: some StringProtocol) -> String {
    let scheme = text.prefix(8).lowercased()
    return scheme.hasPrefix("http://") || scheme == "https://" ? "ws" + text.dropFirst(4) : String(text)
  }
}
