/// One frame of RFC 6455, to be written.
package struct WebSocketFrame: Sendable {
  package enum Kind: UInt8, Sendable {
    case continuation = 0
    case text = 1
    case binary = 2
    case close = 8
    case ping = 9
    case pong = 10

    var isControl: Bool { rawValue >= 8 }
  }

  package let kind: Kind
  package let payload: [UInt8]
  package let isFinal: Bool

  package init(_ kind: Kind, _ payload: [UInt8], isFinal: Bool = true) {
    (self.kind, self.payload, self.isFinal) = (kind, payload, isFinal)
  }

  package init(_ message: WebSocketMessage) {
    switch message {
    case .text(let text): self.init(.text, Array(text.utf8))
    case .binary(let bytes): self.init(.binary, bytes)
    }
  }

  /// Puts it behind some bytes.
  ///
  /// - Parameter mask: what a client hides its payload with, so that nothing between the two takes it for something
  ///   else; a server has none.
  package func write(to bytes: inout [UInt8], mask: UInt32? = nil) {
    bytes.append((isFinal ? 0x80 : 0) | kind.rawValue)
    let flag: UInt8 = mask == nil ? 0 : 0x80
    switch payload.count {
    case ..<126: bytes.append(flag | UInt8(payload.count))
    case ..<65_536:
      bytes += [flag | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xff)]
    default:
      bytes.append(flag | 127)
      for shift in stride(from: 56, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: payload.count >> shift))
      }
    }
    guard let mask else {
      bytes += payload
      return
    }
    let key = WebSocketMask(mask)
    bytes += key.bytes
    bytes.reserveCapacity(bytes.count + payload.count)
    key.append(payload[...], from: 0, to: &bytes)
  }

  package func written(mask: UInt32? = nil) -> [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes, mask: mask)
    return bytes
  }
}
