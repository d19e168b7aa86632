/// How a subscription is to go.
package struct SubscriptionWish: Sendable {
  /// What is asked, as the body of a request over HTTP has it.
  package var question: [UInt8]
  /// What the server is shown before it agrees, as a JSON object; nothing by default.
  package var payload: String?
  /// How long it is listened to; without end by default.
  package var duration: Duration?
  /// How many events are wanted; all by default.
  package var most: Int?

  package init(question: [UInt8], payload: String? = nil, duration: Duration? = nil, most: Int? = nil) {
    (self.question, self.payload, self.duration, self.most) = (question, payload, duration, most)
  }
}
