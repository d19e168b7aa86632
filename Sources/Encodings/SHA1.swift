/// The digest of FIPS 180-4 that RFC 6455 answers a key with. It protects nothing.
package enum SHA1 {
  /// The twenty bytes.
  package static func hash(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    var bytes = message + [0x80]
    bytes += repeatElement(0, count: (120 - bytes.count % 64) % 64)
    let bits = UInt64(message.count) &* 8
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    for start in stride(from: 0, to: bytes.count, by: 64) {
      state = zip(state, mixed(state, bytes[start..<start + 64])).map { $0 &+ $1 }
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } }
  }

  private static func mixed(_ state: [UInt32], _ block: ArraySlice<UInt8>) -> [UInt32] {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { byte in
      block[byte..<byte + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<80 {
      words.append(turned(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
    }
    var now = state
    for (index, word) in words.enumerated() {
      let (b, c, d) = (now[1], now[2], now[3])
      let (choice, constant): (UInt32, UInt32) =
        switch index / 20 {
        case 0: (b & c | ~b & d, 0x5a82_7999)
        case 1: (b ^ c ^ d, 0x6ed9_eba1)
        case 2: (b & c | b & d | c & d, 0x8f1b_bcdc)
        default: (b ^ c ^ d, 0xca62_c1d6)
        }
      now = [turned(now[0], 5) &+ choice &+ now[4] &+ constant &+ word, now[0], turned(b, 30), c, d]
    }
    return now
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }
}
