/// What tells one content from another: 256 bits of it. It is made for speed, not against an attacker.
package struct ContentDigest: Sendable, Hashable {
  private var lanes: (UInt64, UInt64, UInt64, UInt64) = (
    0x9e37_79b9_7f4a_7c15, 0xbf58_476d_1ce4_e5b9, 0x94d0_49bb_1331_11eb, 0xd6e8_feb8_6659_fd93
  )
  private var count: UInt64 = 0

  /// A content that comes in pieces is read in pieces of this size, but for the last.
  package static let pieceSize = 256 << 10

  package init() {}

  package init(_ bytes: some Collection<UInt8>) {
    let whole: Void? = bytes.withContiguousStorageIfAvailable { add(UnsafeRawBufferPointer($0)) }
    if whole == nil { Array(bytes).withUnsafeBytes { add($0) } }
  }

  /// Adds a piece. Only the last may have a size that is no multiple of 32.
  package mutating func add(_ piece: UnsafeRawBufferPointer) {
    let whole = piece.count & ~31
    var at = 0
    while at < whole {
      mix(
        piece.loadUnaligned(fromByteOffset: at, as: UInt64.self),
        piece.loadUnaligned(fromByteOffset: at + 8, as: UInt64.self),
        piece.loadUnaligned(fromByteOffset: at + 16, as: UInt64.self),
        piece.loadUnaligned(fromByteOffset: at + 24, as: UInt64.self))
      at += 32
    }
    for byte in piece[whole...] { mix(UInt64(byte), 1, 2, 3) }
    count += UInt64(piece.count)
  }

  private mutating func mix(_ first: UInt64, _ second: UInt64, _ third: UInt64, _ fourth: UInt64) {
    lanes.0 = Self.mixed(lanes.0, first)
    lanes.1 = Self.mixed(lanes.1, second)
    lanes.2 = Self.mixed(lanes.2, third)
    lanes.3 = Self.mixed(lanes.3, fourth)
  }

  private static func mixed(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    let product = (lane ^ word) &* 0x9fb2_1c65_1e98_df25
    return product ^ product >> 32
  }

  /// All of it.
  package var words: [UInt64] { [lanes.0 ^ count, lanes.1, lanes.2, lanes.3] }

  package static func == (left: ContentDigest, right: ContentDigest) -> Bool {
    left.lanes == right.lanes && left.count == right.count
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(lanes.0)
    hasher.combine(count)
  }
}
