internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
package import ApusLanguage

/// How a subscription in GraphQL is listened to: `--over ws`, `--max 3`, `--for 10s`, `--init '{"token": "{{t}}"}'`.
package struct SubscriptionOptions: Sendable {
  /// What it comes over.
  package enum Way: String, Sendable, CaseIterable {
    case webSocket = "ws"
    case events = "sse"
  }

  package static let over = CommandOption(
    "--over", "says what a subscription comes over; without it a WebSocket is tried first",
    takes: Operand(
      "ws|sse", .words([.init("ws", "a WebSocket"), .init("sse", "events of one answer")])))
  package static let most = CommandOption(
    "--max", "ends a subscription after so many events", takes: Operand("N", .number))
  package static let duration = CommandOption(
    "--for", "ends a subscription after so long", takes: Operand("TIME", .number))

  package static let opening = CommandOption(
    "--init", "shows the server an object first, such as one with a token, over a WebSocket",
    takes: Operand("JSON", .text))

  package var way: Way?
  package var most: Int?
  package var duration: Duration?
  /// What the server is shown before it agrees.
  private let payload: Word?
  /// Where the first of them stands; `nil` for none.
  package let range: Range<Int>?

  package init(_ line: LineArguments) throws(LineProblem) {
    payload = line.value(Self.opening)
    let words = [Self.over, Self.most, Self.duration, Self.opening].compactMap { line.value($0) }
    range = words.first?.range
    if let word = line.value(Self.over) {
      guard let way = Way(rawValue: word.text) else {
        throw LineProblem("expected ws or sse, found \(word.text)", at: word.range, tryInstead: "ws")
      }
      self.way = way
    }
    if let payload {
      guard way != .events else {
        throw LineProblem("only a WebSocket has a first message", at: payload.range, try: "help gql")
      }
      way = .webSocket
    }
    most = try line.value(Self.most)?.number(atLeast: 1)
    if let word = line.value(Self.duration) {
      guard let duration = Duration(written: word.text.lowercased()) else {
        throw LineProblem(
          "expected a time such as 5s or 500ms, found \(word.text)", at: word.range, tryInstead: "5s")
      }
      self.duration = duration
    }
  }

  /// What the server is shown before it agrees, with its holes filled. A secret in it is sent, and shown nowhere.
  package func payload(with variables: Variables) throws(LineProblem) -> String? {
    guard let payload else { return nil }
    // A secret stands in quotes.
    let text = try payload.template.filledAsJSON(from: variables).fragments.map { fragment in
      guard case .secret(let secret) = fragment.kind else { return fragment.text }
      return secret.withValue { String(JSONString.quoted($0).dropFirst().dropLast()) }
    }.joined()
    guard let root = try? JSONDocument(text).root, root.kind == .object else {
      throw LineProblem(
        .requestBody, "--init takes a JSON object", at: payload.range,
        tryInstead: "'{\"token\": \"{{token}}\"}'")
    }
    return text
  }
}
