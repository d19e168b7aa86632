internal import ApusEncodings
internal import ApusJSON

/// One message of a WebSocket, however many frames it came in.
public enum WebSocketMessage: Sendable, Hashable {
  /// Text, which is UTF-8 on the wire.
  case text(String)
  /// Bytes of any kind.
  case binary([UInt8])

  /// How long it is on the wire, without its frames.
  public var byteCount: Int {
    switch self {
    case .text(let text): text.utf8.count
    case .binary(let bytes): bytes.count
    }
  }

  /// What it is made of.
  package var bytes: [UInt8] {
    switch self {
    case .text(let text): Array(text.utf8)
    case .binary(let bytes): bytes
    }
  }
}

extension WebSocketMessage {
  /// The message as a value of JSON.
  package var asJSON: [UInt8] {
    switch self {
    case .text(let text):
      let bytes = Array(text.utf8)
      if (try? JSONDocument(bytes)) != nil { return bytes }
      return Array(JSONString.quoted(text).utf8)
    case .binary(let bytes): return Array(JSONString.quoted(Base64.encoded(bytes)).utf8)
    }
  }
}
