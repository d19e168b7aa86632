internal import ApusClient

/// Lets so many server-sent events through, byte for byte.
struct EventCounter: Sendable {
  private var left: Int
  private var reader = ServerSentEventReader()

  init(most: Int) { left = most }

  var isFull: Bool { left <= 0 }

  /// What of these bytes belongs to the events that are still wanted.
  mutating func wanted(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var start = bytes.startIndex
    // An event ends with an empty line.
    while !isFull, start < bytes.endIndex {
      let end = bytes[start...].firstIndex { $0 == 0x0a || $0 == 0x0d }.map { $0 + 1 } ?? bytes.endIndex
      // What is too long is told by whoever reads it.
      left -= (try? reader.events(in: bytes[start..<end]))?.count ?? left
      start = end
    }
    return bytes[..<start]
  }
}
