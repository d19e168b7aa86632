/// What was said over a WebSocket, as far as it was kept.
public struct WebSocketConversation: Sendable, Hashable {
  /// One message and when it passed.
  public struct Entry: Sendable, Hashable {
    /// Whether it went to the server.
    public let isSent: Bool
    /// How long after the conversation was opened.
    public let at: Duration
    /// What was said.
    public let message: WebSocketMessage

    /// An entry of its parts.
    public init(isSent: Bool, at: Duration, message: WebSocketMessage) {
      (self.isSent, self.at, self.message) = (isSent, at, message)
    }
  }

  /// In the order in which they passed.
  public var entries: [Entry] = []
  /// How many passed and were not kept.
  public var leftOut = 0
  /// How it ended, as whoever was first said; `nil` where no close frame came.
  public var closing: WebSocketClosing?
  /// Whether the server was the first to close.
  public var isClosedByServer = false

  /// Nothing said yet.
  public init() {}

  /// Keeps one more, while there is room.
  mutating func keep(_ entry: Entry, room: inout Int) {
    guard leftOut == 0, entry.message.byteCount <= room else {
      leftOut += 1
      return
    }
    room -= entry.message.byteCount
    entries.append(entry)
  }
}

extension WebSocketConversation {
  /// How many messages of the server were kept.
  package var cameCount: Int { entries.count { !$0.isSent } }

  /// What the server said, as one array of JSON: messages that are JSON as they are, other text as a string, and bytes as
  /// a string of Base64. It is what paths look into.
  package var document: [UInt8] {
    var bytes: [UInt8] = [0x5b]
    for entry in entries where !entry.isSent {
      if bytes.count > 1 { bytes += [0x2c, 0x0a] }
      bytes += entry.message.asJSON
    }
    bytes.append(0x5d)
    return bytes
  }
}
