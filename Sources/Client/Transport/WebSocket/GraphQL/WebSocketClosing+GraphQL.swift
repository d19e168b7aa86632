extension WebSocketClosing {
  /// What the codes of `graphql-transport-ws` mean.
  private static let namesInGraphQL: [Int: String] = [
    4004: "the payload of the opening was wrong", 4400: "a message that the protocol does not have",
    4401: "not authorized, or asked before the server agreed", 4403: "forbidden",
    4404: "the subscription is not known", 4406: "the protocol is not taken",
    4408: "the opening came too late", 4409: "a subscription of that id is there already",
    4429: "the connection was opened twice", 4499: "ended by the server", 4500: "internal error",
    4504: "the server did not agree in time",
  ]

  /// The number, what it means in what is spoken inside, and the words that came with it.
  ///
  /// - Parameter tell: says what it means in another language; English by default.
  package func description(in protocolName: String?, telling tell: (String) -> String = { $0 }) -> String {
    let code = code ?? 1005
    let isGraphQL = protocolName == GraphQLDialogue.protocolName
    let meaning = isGraphQL ? Self.namesInGraphQL[code] ?? name : name
    return "\(code) (\(tell(meaning)))" + (reason.isEmpty ? "" : ": \(reason)")
  }
}

extension Exchange {
  /// The protocol that the server of a WebSocket chose; `nil` where it chose none.
  package var spokenInside: String? { response?.headers.values(of: "Sec-WebSocket-Protocol").first }
}
