internal import ApusClient
internal import ApusEncodings
package import ApusLanguage

/// How a subscription in GraphQL is listened to: `--over ws`, `--max 3`, `--for 10s`.
package struct SubscriptionOptions: Sendable {
  /// What it comes over.
  package enum Way: String, Sendable, CaseIterable {
    case webSocket = "ws"
    case events = "sse"
  }

  package static let over = CommandOption(
    "--over", "says what a subscription comes over; without it a WebSocket is tried first",
    takes: Operand(
      "ws|sse", .words([Choice("ws", "a WebSocket"), Choice("sse", "events of one answer")])))
  package static let most = CommandOption(
    "--max", "ends a subscription after so many events", takes: Operand("N", .number))
  package static let duration = CommandOption(
    "--for", "ends a subscription after so long", takes: Operand("TIME", .number))

  package var way: Way?
  package var most: Int?
  package var duration: Duration?
  /// Where the first of them stands; `nil` for none.
  package let range: Range<Int>?

  package init(_ line: LineArguments) throws(LineProblem) {
    let words = [Self.over, Self.most, Self.duration].compactMap { line.value($0) }
    range = words.first?.range
    if let word = line.value(Self.over) {
      guard let way = Way(rawValue: word.text) else {
        throw LineProblem("expected ws or sse, found \(word.text)", at: word.range, tryInstead: "ws")
      }
      self.way = way
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
}
