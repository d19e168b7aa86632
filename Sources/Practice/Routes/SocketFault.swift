import ApusClient

/// What a WebSocket can be asked to do wrong.
enum SocketFault: String, CaseIterable, Sendable {
  /// The connection ends in the middle of a frame.
  case dies
  /// A text that is not UTF-8.
  case utf8
  /// Neither a ping nor a close is answered.
  case deaf
  /// A message that never ends.
  case endless
  /// A frame with a bit of an extension that nobody offered.
  case reserved
  /// A frame that is masked, as only a client's are.
  case masked
  /// The answer to the key is a wrong one, from the beginning.
  case handshake

  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  var sayings: [SocketScript.Saying] {
    switch self {
    case .dies: [.bytes([0x81, 0x7e, 0x01, 0x00] + Array("half of ".utf8)), .drop]
    case .utf8: [.bytes([0x81, 0x02, 0xc3, 0x28])]
    case .deaf: [.fallSilent]
    case .endless:
      [.bytes(WebSocketFrame(.binary, [0x20], isFinal: false).written()), .endless(Self.more)]
    case .reserved: [.bytes([0xc1, 0x02, 0x68, 0x69])]
    case .masked: [.bytes(WebSocketFrame(.text, Array("hi".utf8)).written(mask: 0x0102_0304))]
    case .handshake: []
    }
  }

  private static var more: [UInt8] {
    WebSocketFrame(.continuation, [UInt8](repeating: 0x20, count: 60_000), isFinal: false).written()
  }
}
