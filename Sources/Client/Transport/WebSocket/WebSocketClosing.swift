/// How one side says that a conversation is over (RFC 6455, 7.4).
public struct WebSocketClosing: Sendable, Hashable {
  /// Why, as a number; `nil` when the frame says nothing, which the standard calls 1005.
  public let code: Int?
  /// Why, in words; mostly empty.
  public let reason: String

  /// The usual end unless said otherwise: 1000, without words.
  public init(code: Int? = 1000, reason: String = "") {
    self.code = code
    self.reason = reason
  }

  /// Whether the conversation came to its end, and nothing is wrong: 1000.
  public var isNormal: Bool { code == 1000 }

  /// How many bytes the words may have.
  package static let longestReason = 123

  /// What a conversation ended with that this side ended, by what the server answered. A code of the server stands where
  /// this side only said 1000; behind another, an answer only agrees, as one without a code does.
  package func answered(with answer: WebSocketClosing) -> WebSocketClosing {
    isNormal && answer.code != nil ? answer : self
  }

  /// What may stand in a frame: 1004 to 1006 and 1015 mean that there was none.
  package static func mayBeSent(_ code: Int) -> Bool {
    switch code {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }

  /// The name of the code, in a few words.
  public var name: String { Self.name(of: code ?? 1005) }

  private static func name(of code: Int) -> String {
    if let name = names[code] { return name }
    return switch code {
    case 1016...2999: "kept for the standard"
    case 3000...3999: "registered by a library or a framework"
    case 4000...4999: "the application's own"
    default: "no code of WebSocket"
    }
  }

  private static let names: [Int: String] = [
    1000: "normal end", 1001: "going away", 1002: "protocol error", 1003: "a kind of data that is not taken",
    1004: "reserved", 1005: "no code given", 1006: "broken off without a close",
    1007: "data that is not what it says",
    1008: "against the server's rules", 1009: "message too big", 1010: "an extension is missing",
    1011: "internal error", 1012: "restarting", 1013: "try again later", 1014: "bad gateway",
    1015: "TLS failed", 3000: "not authorized", 3003: "forbidden", 3008: "timeout",
  ]

  /// The codes that have a name of their own and may be sent, in their order.
  package static let namedCodes = names.keys.filter(mayBeSent).sorted()

  /// What stands in its frame. Words that are too long are cut at a character.
  package var payload: [UInt8] {
    guard let code else { return [] }
    var words = reason
    while words.utf8.count > Self.longestReason { words.removeLast() }
    return [UInt8(truncatingIfNeeded: code >> 8), UInt8(truncatingIfNeeded: code)] + words.utf8
  }

  /// Reads what stands in a frame.
  package init(payload: [UInt8]) throws(WebSocketViolation) {
    guard let first = payload.first else {
      self.init(code: nil)
      return
    }
    guard payload.count > 1 else {
      throw .framing("a close frame has one byte where a code has two")
    }
    let code = Int(first) << 8 | Int(payload[1])
    guard Self.mayBeSent(code) else {
      throw .framing("a close frame has the code \(code), which cannot be sent")
    }
    guard let reason = String(validating: payload[2...], as: UTF8.self) else {
      throw WebSocketViolation(.webSocketText, 1007, "the words of a close frame are not UTF-8")
    }
    self.init(code: code, reason: reason)
  }
}

extension WebSocketClosing: CustomStringConvertible {
  /// The number, what it means, and the words that came with it: `1011 (internal error): no space left`.
  public var description: String { "\(code ?? 1005) (\(name))" + (reason.isEmpty ? "" : ": \(reason)") }
}
