internal import ApusJSON

/// One subscription in the protocol `graphql-transport-ws`, without its connection: what comes becomes steps.
package struct GraphQLDialogue: Sendable {
  /// The name that a WebSocket is asked for with.
  package static let protocolName = "graphql-transport-ws"

  package enum Step: Sendable, Hashable {
    /// That has to be said now.
    case say(String)
    /// What the subscription gave, as JSON: `data`, and `errors` where there are some.
    case event([UInt8], hasErrors: Bool)
    /// The server does not take the subscription; the first of its errors says why.
    case refused(String)
    /// No more comes.
    case complete
    /// The server said what the protocol does not have.
    case broken(String)
  }

  /// The body that a request over HTTP would have.
  private let question: String
  package private(set) var isAcknowledged = false

  package init(asking question: [UInt8]) { self.question = String(decoding: question, as: UTF8.self) }

  /// What is said first.
  ///
  /// - Parameter payload: a JSON object that the server is shown before it agrees, such as one with a token; none by default.
  package static func opening(showing payload: String? = nil) -> String {
    #"{"type":"connection_init"\#(payload.map { #","payload":\#($0)"# } ?? "")}"#
  }
  /// What is said when no more is wanted.
  package static let farewell = #"{"id":"1","type":"complete"}"#

  /// What follows from a message of the server.
  package mutating func hear(_ message: WebSocketMessage) -> Step? {
    guard case .text(let text) = message, let root = try? JSONDocument(text).root, root.kind == .object,
      let type = root["type"]?.string
    else { return .broken("the server sent what is no message of \(Self.protocolName)") }
    switch type {
    case "connection_ack":
      guard !isAcknowledged else { return .broken("the server acknowledged twice") }
      isAcknowledged = true
      return .say(#"{"id":"1","type":"subscribe","payload":\#(question)}"#)
    case "ping": return .say(#"{"type":"pong"}"#)
    case "pong": return nil
    case "next", "error", "complete":
      guard root["id"]?.string == "1" else { return nil }
      return type == "complete" ? .complete : given(type, root["payload"])
    case "ka", "data", "connection_error":
      return .broken("the server speaks the older protocol of subscriptions-transport-ws")
    default: return .broken("the server sent \(type.prefix(40)), which \(Self.protocolName) does not have")
    }
  }

  private func given(_ type: String, _ payload: Node?) -> Step {
    if type == "next" {
      guard let payload, payload.kind == .object else {
        return .broken("the server sent a next without a payload")
      }
      return .event(Array(payload.bytes), hasErrors: payload["errors"]?[0] != nil)
    }
    let first = payload?.kind == .array ? payload?[0] : payload
    return .refused(first?["message"]?.string ?? "the server does not say why")
  }
}
