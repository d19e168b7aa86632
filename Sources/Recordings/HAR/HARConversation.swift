internal import ApusClient
internal import ApusEncodings
internal import ApusJSON

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What was said over a WebSocket, as browsers write it into an entry: `_webSocketMessages`. How it ended stands beside it,
/// which browsers leave out.
enum HARConversation {
  static let messages = "_webSocketMessages"
  private static let ending = "_webSocketClosing"

  /// - Parameter redact: takes secrets out of a message.
  static func members(
    _ conversation: WebSocketConversation, startedAt: Date, redact: ([UInt8]) -> [UInt8]
  ) -> [(String, JSONValue)] {
    let entries = conversation.entries.map { entry in
      let (data, opcode) = self.data(entry.message, redact)
      let time = startedAt.timeIntervalSince1970 + seconds(entry.at)
      return object(
        .object([]),
        adding: [
          ("type", .string(entry.isSent ? "send" : "receive")),
          ("time", .number(JSONValue.Number((time * 1e6).rounded() / 1e6) ?? .init(0))),
          ("opcode", .number(opcode)), ("data", .string(data)),
        ])
    }
    var members: [(String, JSONValue)] = [("_resourceType", "websocket"), (messages, .array(entries))]
    guard let closing = conversation.closing else { return members }
    let reason = String(decoding: redact(Array(closing.reason.utf8)), as: UTF8.self)
    members.append(
      (
        ending,
        object(
          .object([]),
          adding: [
            ("code", closing.code.map { .number($0) } ?? .null), ("reason", .string(reason)),
            ("byServer", .bool(conversation.isClosedByServer)),
          ])
      ))
    return members
  }

  private static func data(_ message: WebSocketMessage, _ redact: ([UInt8]) -> [UInt8]) -> (String, Int) {
    switch message {
    case .text(let text): (String(decoding: redact(Array(text.utf8)), as: UTF8.self), 1)
    case .binary(let bytes): (Base64.encoded(redact(bytes)), 2)
    }
  }

  /// What an entry says of one; `nil` for one that says nothing.
  static func conversation(_ node: Node, startedAt: Date) -> WebSocketConversation? {
    guard let list = node[messages], list.kind == .array else { return nil }
    var conversation = WebSocketConversation()
    conversation.entries = list.children.compactMap { entry(in: $0, startedAt: startedAt) }
    guard let closing = node[ending], closing.kind == .object else { return conversation }
    conversation.closing = WebSocketClosing(
      code: closing["code"]?.integer, reason: closing["reason"]?.string ?? "")
    conversation.isClosedByServer = closing["byServer"]?.boolean ?? false
    return conversation
  }

  private static func entry(in node: Node, startedAt: Date) -> WebSocketConversation.Entry? {
    guard let data = node["data"]?.string, let opcode = node["opcode"]?.integer else { return nil }
    let message: WebSocketMessage? =
      switch opcode {
      case 1: .text(data)
      case 2: Base64.decoded(data).map { .binary($0) }
      default: nil
      }
    guard let message else { return nil }
    let microseconds = ((node["time"]?.double ?? 0) - startedAt.timeIntervalSince1970) * 1e6
    let at = Duration.microseconds(Int64(max(0, min(microseconds, 1e15)).rounded()))
    return WebSocketConversation.Entry(isSent: node["type"]?.string == "send", at: at, message: message)
  }
}
