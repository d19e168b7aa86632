internal import ApusClient
internal import ApusJSON

/// A subscription in GraphQL that a conversation was opened for, with `{{secret:NAME}}` for each secret.
struct SeenSubscription {
  private let query: String
  private let operation: String?
  private let variables: String?
  private let payload: String?

  /// `nil` for a conversation about anything else, and for one with several: those are shown message by message.
  init?(said: [String], protocols: [String]) {
    guard protocols.contains(GraphQLDialogue.protocolName) else { return nil }
    let messages = said.compactMap { try? JSONDocument($0).root }
    let asked = messages.filter { $0["type"]?.string == "subscribe" }
    guard messages.first?["type"]?.string == "connection_init", asked.count == 1,
      let question = asked.first?["payload"], let query = question["query"]?.string
    else { return nil }
    self.query = query
    operation = question["operationName"]?.string
    variables = question["variables"].flatMap { $0.count == 0 ? nil : $0.text }
    payload = messages.first?["payload"].flatMap { $0.kind == .object ? $0.text : nil }
  }

  /// What the library is told of it, behind where it is.
  var arguments: [Expression.Argument] {
    let named = [("operation", operation), ("variables", variables), ("payload", payload)]
    return [.init("", .text(redacted: query))]
      + named.compactMap { name, text in text.map { .init(name, .text(redacted: $0)) } }
  }
}
