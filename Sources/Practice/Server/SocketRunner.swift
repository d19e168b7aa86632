import ApusClient

/// Holds a conversation over a WebSocket on one connection, which ends with it.
struct SocketRunner {
  let channel: Channel

  private static let longestMessage = 1 << 20
  private static let pieceSize = 64 << 10
  /// How long a client may say nothing.
  private static let patience = Duration.seconds(300)

  func run(_ script: SocketScript) throws -> ResponseWriter.Ending {
    try channel.send(Self.head(of: script))
    var peer = WebSocketPeer(isClient: false, limit: Self.longestMessage)
    var clock = Clock(script)
    var count = 0
    var isOpen = true
    while isOpen {
      isOpen = try sayUnasked(&peer, script, &clock)
      try channel.send(peer.takeOutgoing())
      guard isOpen, !peer.isOver else { break }
      let deadline = peer.sent == nil ? clock.deadline : Deadline(in: .seconds(2))
      guard let bytes = try channel.readSome(limit: Self.pieceSize, by: deadline) else {
        if peer.sent != nil || clock.isSilent { break }
        continue
      }
      clock.heard()
      for case .message(let message) in peer.receive(bytes) {
        isOpen = try isOpen && say(script.answer(message, count), by: &peer)
        count += 1
      }
    }
    return .close
  }

  /// Says what is due.
  private func sayUnasked(_ peer: inout WebSocketPeer, _ script: SocketScript, _ clock: inout Clock) throws
    -> Bool
  {
    var size = 0
    while clock.isDue, size < Self.pieceSize {
      guard let sayings = script.unasked(clock.next()) else {
        clock.end()
        return true
      }
      guard try say(sayings, by: &peer) else { return false }
      for case .message(let message) in sayings { size += message.byteCount + 8 }
    }
    return true
  }

  /// `false` when the connection is to end.
  private func say(_ sayings: [SocketScript.Saying], by peer: inout WebSocketPeer) throws -> Bool {
    for saying in sayings {
      switch saying {
      case .message(let message): peer.send(message)
      case .close(let closing): peer.close(closing)
      // At once: behind the answer to a close nobody would hear what is wrong.
      case .bytes(let bytes): try channel.send(bytes)
      case .endless(let bytes): while true { try channel.send(bytes) }
      case .drop: return false
      case .fallSilent: try channel.hold()
      }
    }
    return true
  }

  private static func head(of script: SocketScript) -> [UInt8] {
    let answer = WebSocketHandshake.answer(to: script.answersWrongly ? script.key + "x" : script.key)
    var lines = [
      "HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade",
      "Sec-WebSocket-Accept: \(answer)",
    ]
    if let chosen = script.chosen { lines.append("Sec-WebSocket-Protocol: \(chosen)") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// When something is to be said unasked.
  private struct Clock {
    private let interval: Duration
    private var number = 0
    private var due: Deadline
    private var silence = Deadline(in: SocketRunner.patience)
    private(set) var isOver: Bool

    init(_ script: SocketScript) {
      interval = script.interval ?? .zero
      due = Deadline(in: interval)
      isOver = script.interval == nil
    }

    var isSilent: Bool { silence.hasPassed }
    var isDue: Bool { !isOver && due.hasPassed }
    var deadline: Deadline { isOver ? silence : min(due, silence) }

    mutating func heard() { silence = Deadline(in: SocketRunner.patience) }
    mutating func end() { isOver = true }

    mutating func next() -> Int {
      due = Deadline(in: interval)
      defer { number += 1 }
      return number
    }
  }
}
