extension Exchange {
  /// The same exchange with what was said over it. What the server said is its body: one array of JSON.
  package func telling(_ conversation: WebSocketConversation) -> Exchange {
    let document = conversation.document
    var result = Exchange(
      request: request, startedAt: startedAt, hops: hops, body: ReceivedBody(bytes: document))
    result.earlier = earlier
    result.conversation = conversation
    return result
  }
}
