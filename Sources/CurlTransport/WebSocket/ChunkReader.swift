import ApusClient

/// Takes chunks apart (RFC 9112, 7.1), for the one body that libcurl does not read: that of a refused WebSocket.
struct ChunkReader {
  private enum State {
    case size
    case bytes(Int)
    /// The end of line behind a chunk.
    case endOfChunk
    case trailers
  }

  private var state = State.size
  private var line: [UInt8] = []
  private(set) var isAtEnd = false

  /// The bytes of the body in what came.
  mutating func bytes(in piece: ArraySlice<UInt8>) throws(TransferProblem) -> [UInt8] {
    var rest = piece
    var found: [UInt8] = []
    while !isAtEnd, !rest.isEmpty {
      if case .bytes(let left) = state {
        let part = rest.prefix(left)
        found += part
        rest = rest.dropFirst(part.count)
        state = part.count == left ? .endOfChunk : .bytes(left - part.count)
      } else if let byte = rest.popFirst() {
        try take(byte)
      }
    }
    return found
  }

  private mutating func take(_ byte: UInt8) throws(TransferProblem) {
    guard byte == UInt8(ascii: "\n") else {
      line.append(byte)
      if line.count > 16 << 10 { throw Self.malformed }
      return
    }
    let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...]
    line = []
    switch state {
    case .size:
      let digits = String(decoding: text.prefix { $0 != UInt8(ascii: ";") && $0 != 0x20 }, as: UTF8.self)
      guard let size = Int(digits, radix: 16), size >= 0 else { throw Self.malformed }
      state = size == 0 ? .trailers : .bytes(size)
    case .endOfChunk:
      guard text.isEmpty else { throw Self.malformed }
      state = .size
    case .trailers: isAtEnd = text.isEmpty
    case .bytes: break
    }
  }

  private static let malformed = TransferProblem(
    .protocolFraming, "a chunk of the body does not say its size")
}
