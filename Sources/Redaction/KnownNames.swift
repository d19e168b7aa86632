internal import ApusClient

/// Names as they stand among bytes, of which the table of names is asked. A text has few that differ: they are remembered,
/// and the table is not asked again until another takes their place.
struct KnownNames {
  private let bytes: [UInt8]
  private let isOfTable: Bool
  private let isWanted: (String) -> Bool
  private var known = [(name: Range<Int>, isWanted: Bool)](repeating: (0..<0, false), count: 256)

  /// A name is short.
  static let longest = 64

  /// - Parameter isOfTable: whether only names are wanted that the table has, as by default.
  init(in bytes: [UInt8], isOfTable: Bool = true, where isWanted: @escaping (String) -> Bool) {
    (self.bytes, self.isOfTable, self.isWanted) = (bytes, isOfTable, isWanted)
  }

  mutating func has(_ name: Range<Int>) -> Bool {
    guard !name.isEmpty, !isOfTable || SecretNames.mayKnow(bytes[name]) else { return false }
    var hash: UInt32 = 0x811c_9dc5
    for place in name { hash = (hash ^ UInt32(bytes[place])) &* 0x0100_0193 }
    let slot = Int((hash ^ hash >> 16) & 255)
    if !isSame(known[slot].name, name) { known[slot] = (name, isWanted(text(of: name))) }
    return known[slot].isWanted
  }

  private func isSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    guard one.count == other.count else { return false }
    for (place, twin) in zip(one, other) where bytes[place] != bytes[twin] { return false }
    return true
  }

  func text(of name: Range<Int>) -> String { String(decoding: bytes[name], as: UTF8.self) }

  /// Where the name stands that ends before a place.
  func name(before place: Int) -> Range<Int> {
    var start = place
    let first = max(0, place - Self.longest)
    while start > first, Self.isPart(bytes[start - 1]) { start -= 1 }
    return start..<place
  }

  static func isPart(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "[")
  }
}
