/// What a frame says before its payload.
struct WebSocketFrameHead: Sendable {
  let kind: WebSocketFrame.Kind
  let isFinal: Bool
  let length: Int
  /// `nil` where nothing is hidden.
  let mask: WebSocketMask?
  /// How many bytes it takes itself.
  let byteCount: Int

  /// Reads the head that some bytes begin with; `nil` while it is not whole.
  ///
  /// - Parameter isMasked: whether it has to be, as what a client sends; what a server sends must not.
  static func read(
    _ bytes: ArraySlice<UInt8>, isMasked: Bool
  ) throws(WebSocketViolation) -> WebSocketFrameHead? {
    let start = bytes.startIndex
    guard bytes.count >= 2 else { return nil }
    let (first, second) = (bytes[start], bytes[start + 1])
    guard first & 0x70 == 0 else {
      throw .framing("a frame has reserved bits set, for an extension that was not agreed on")
    }
    guard let kind = WebSocketFrame.Kind(rawValue: first & 0x0f) else {
      throw .framing("a frame is of the kind \(first & 0x0f), which has no meaning")
    }
    guard (second & 0x80 != 0) == isMasked else {
      throw .framing(isMasked ? "a frame of the client is not masked" : "a frame of the server is masked")
    }
    let (short, isFinal) = (second & 0x7f, first & 0x80 != 0)
    guard !kind.isControl || (isFinal && short < 126) else {
      throw .framing(
        isFinal ? "a control frame is longer than 125 bytes" : "a control frame is not whole")
    }
    let lengthBytes = short == 126 ? 2 : short == 127 ? 8 : 0
    let size = 2 + lengthBytes + (isMasked ? 4 : 0)
    guard bytes.count >= size else { return nil }
    var length = UInt64(short)
    if lengthBytes > 0 {
      length = bytes[(start + 2)..<(start + 2 + lengthBytes)].reduce(0) { $0 << 8 | UInt64($1) }
    }
    guard length < 1 << 63 else { throw .framing("a frame has a length that cannot be") }
    let mask = isMasked ? WebSocketMask(bytes[(start + size - 4)..<(start + size)]) : nil
    return WebSocketFrameHead(kind: kind, isFinal: isFinal, length: Int(length), mask: mask, byteCount: size)
  }
}
