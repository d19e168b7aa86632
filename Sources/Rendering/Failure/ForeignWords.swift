package import ApusClient

/// A failure's message, and what others say in it, such as a server: that stays as it came in every language.
package struct ForeignWords {
  /// The message, with what a close means in the language that is spoken.
  package private(set) var message: String
  package private(set) var words: [String] = []

  package init(in message: String, of code: ErrorCode, _ exchange: Exchange?) {
    self.message = message
    guard let exchange else { return }
    let conversation = exchange.conversation
    switch code {
    case .webSocketClosed:
      guard let closing = conversation?.closing else { return }
      let told = closing.told(in: exchange.spokenInside)
      self.message = message.replacing(closing.description(in: exchange.spokenInside), with: told)
      words = [told]
    case .webSocketHandshake:
      let names = ["Sec-WebSocket-Extensions", "Sec-WebSocket-Protocol"]
      words = names.flatMap { exchange.response?.headers.values(of: $0) ?? [] }.map { String($0.prefix(60)) }
    case .graphQLErrors where conversation != nil:
      // A subscription is refused in the server's words.
      words = message.firstRange(of: ": ").map { [String(message[$0.upperBound...])] } ?? []
    default: break
    }
  }
}
