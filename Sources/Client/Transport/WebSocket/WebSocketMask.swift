/// The four bytes that a payload is hidden with.
struct WebSocketMask: Sendable {
  let bytes: [UInt8]

  init(_ key: UInt32) { bytes = (0..<4).map { UInt8(truncatingIfNeeded: key >> (24 - 8 * UInt32($0))) } }

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// Puts a part of a payload behind some bytes, hidden or shown again: the two are the same.
  ///
  /// - Parameter place: how much of the payload came before.
  func append(_ part: ArraySlice<UInt8>, from place: Int, to result: inout [UInt8]) {
    guard bytes.count == 4 else { return }
    let (a, b, c, d) = (
      bytes[place & 3], bytes[(place + 1) & 3], bytes[(place + 2) & 3], bytes[(place + 3) & 3]
    )
    var phase = 0
    for byte in part {
      result.append(byte ^ (phase == 0 ? a : phase == 1 ? b : phase == 2 ? c : d))
      phase = (phase + 1) & 3
    }
  }
}
