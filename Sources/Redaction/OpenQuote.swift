internal import ApusEncodings

/// The quote that is open at a place of a line.
struct OpenQuote {
  private(set) var byte: UInt8?
  /// Whether it is a shell's `$'`, within which `\n` ends a line.
  private(set) var hasEscapes = false

  /// Goes on behind a place that is part of no word.
  ///
  /// - Returns: where that is: behind all of an escape.
  mutating func pass(_ place: Int, in bytes: [UInt8]) -> Int {
    let next = bytes[(place + 1)...].first
    if hasEscapes, bytes[place] == UInt8(ascii: "\\"), next != nil { return place + 2 }
    guard "\"'".utf8.contains(bytes[place]) else { return place + 1 }
    if let open = byte {
      if open == bytes[place] { self = OpenQuote() }
    } else if !Self.isApostrophe(place, in: bytes) {
      byte = bytes[place]
      hasEscapes = byte == UInt8(ascii: "'") && bytes[..<place].last == UInt8(ascii: "$")
    }
    return place + 1
  }

  /// An apostrophe within a word opens nothing, but one behind an option does.
  private static func isApostrophe(_ place: Int, in bytes: [UInt8]) -> Bool {
    guard bytes[place] == UInt8(ascii: "'") else { return false }
    let word = bytes[..<place].reversed().prefix { isWordByte($0) || $0 == UInt8(ascii: "-") }
    let isWithin = [word.first, bytes[(place + 1)...].first].allSatisfy { $0.map { $0 &- 0x61 < 26 } == true }
    return isWithin && word.last != UInt8(ascii: "-")
  }
}
