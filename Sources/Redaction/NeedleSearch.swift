internal import ApusEncodings

/// Finds any of many byte strings in one pass: the first two bytes decide whether to look closer.
struct NeedleSearch {
  private struct Needle {
    let bytes: [UInt8]
    let label: Int
    /// Whether it is found only where neither a letter nor a digit stands beside it.
    let isWord: Bool
    /// A number is found only between quotes: others count something.
    let isNumber: Bool
  }

  private var needles: [Needle] = []
  /// The numbers of the needles that begin with two bytes.
  private var starts: [Int: [Int]] = [:]
  /// Empty until there is a needle.
  private var mayStart: [Bool] = []
  private var firstBytes = [Bool](repeating: false, count: 256)
  private var longest = 0

  /// - Parameter isInText: whether what is looked into is known to be text, in which a number counts nothing.
  mutating func add(_ bytes: [UInt8], label: Int, isWord: Bool = false, isInText: Bool = false) {
    guard bytes.count >= 2 else { return }
    let key = Int(bytes[0]) << 8 | Int(bytes[1])
    if mayStart.isEmpty { mayStart = [Bool](repeating: false, count: 65_536) }
    mayStart[key] = true
    firstBytes[Int(bytes[0])] = true
    longest = max(longest, bytes.count)
    // The longest first, so that a value is not taken for one that is its beginning.
    let isNumber = bytes.allSatisfy { $0 &- 0x30 < 10 }
    needles.append(
      Needle(bytes: bytes, label: label, isWord: isWord, isNumber: isWord && isNumber && !isInText))
    starts[key, default: []].append(needles.count - 1)
    let found = needles
    starts[key]?.sort { found[$0].bytes.count > found[$1].bytes.count }
  }

  /// From the front, none over another.
  func matches(in bytes: [UInt8]) -> [(range: Range<Int>, label: Int)] {
    var result: [(range: Range<Int>, label: Int)] = []
    guard !needles.isEmpty, bytes.count > 1 else { return [] }
    var at = 0
    while at < bytes.count - 1 {
      let key = Int(bytes[at]) << 8 | Int(bytes[at + 1])
      if mayStart[key], let match = match(key, at: at, in: bytes) {
        result.append(match)
        at = match.range.upperBound
      } else {
        at += 1
      }
    }
    return result
  }

  // MARK: On a screen

  /// Where needles stand on a screen: there a line's end, what indents the next line, and colour may stand in the
  /// middle of one, and `…` for its end.
  func ranges(onScreen bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    guard !needles.isEmpty, bytes.count > 1 else { return [] }
    var at = bytes.startIndex
    while at < bytes.endIndex - 1 {
      var second = bytes[at + 1]
      if second == UInt8(ascii: "\n") || second == 0x1b {
        second = Self.behindBreak(bytes[(at + 1)...]).first ?? second
      }
      let key = Int(bytes[at]) << 8 | Int(second)
      if mayStart[key], let end = starts[key]?.compactMap({ end(of: $0, at: at, onScreen: bytes) }).max() {
        result.append(at..<end)
        at = end
      } else {
        at += 1
      }
    }
    return result
  }

  /// Of what was cut off at least so much has to be there.
  private static let shortestCut = 4
  private static let cuts = ["…", "..."].map { Array($0.utf8) }

  private func end(of number: Int, at place: Int, onScreen bytes: ArraySlice<UInt8>) -> Int? {
    let needle = needles[number]
    var rest = bytes[place...]
    for (count, byte) in needle.bytes.enumerated() {
      if rest.first != byte { rest = Self.behindBreak(rest) }
      guard rest.first == byte else {
        let isCut =
          !needle.isWord && count >= Self.shortestCut && Self.cuts.contains { rest.starts(with: $0) }
        return isCut ? rest.startIndex : nil
      }
      rest = rest.dropFirst()
    }
    return stands(needle, in: place..<rest.startIndex, of: bytes) ? rest.startIndex : nil
  }

  /// Whether what stands beside a word lets it be one.
  private func stands(_ needle: Needle, in range: Range<Int>, of bytes: ArraySlice<UInt8>) -> Bool {
    guard needle.isWord else { return true }
    let before = Self.withoutColour(bytes[..<range.lowerBound]).suffix(3)
    // The sign before it may be percent-encoded.
    let isBehindEscape = before.first == UInt8(ascii: "%") && Hex.number(of: before.dropFirst()) != nil
    let sides = [isBehindEscape ? before.first : before.last, Self.behindColour(bytes[range.upperBound...])]
    return sides.allSatisfy { byte in
      guard let byte else { return !needle.isNumber }
      // In a text within a text a quote has a backslash before it.
      if needle.isNumber { return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") }
      return !(byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26)
    }
  }

  /// What stands before the codes at the end that set a colour.
  private static func withoutColour(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard bytes.last == UInt8(ascii: "m"), let escape = bytes.suffix(longestColour).lastIndex(of: 0x1b),
      bytes[(escape + 1)...].dropLast().allSatisfy({ "[;0123456789".utf8.contains($0) })
    else { return bytes }
    return withoutColour(bytes[..<escape])
  }

  private static let longestColour = 24

  private static func behindColour(_ bytes: ArraySlice<UInt8>) -> UInt8? {
    guard bytes.first == 0x1b, let end = bytes.firstIndex(of: UInt8(ascii: "m")) else { return bytes.first }
    return behindColour(bytes[(end + 1)...])
  }

  /// What follows a line's end, the blanks of the next line, and colour.
  private static func behindBreak(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = bytes
    while let byte = rest.first {
      if byte == 0x1b, let end = rest.firstIndex(of: UInt8(ascii: "m")) {
        rest = rest[(end + 1)...]
      } else if byte == UInt8(ascii: "\n") {
        rest = rest.dropFirst().drop { $0 == UInt8(ascii: " ") }
      } else {
        break
      }
    }
    return rest
  }

  /// How many bytes at the end are the beginning of a needle.
  func unfinished(in bytes: ArraySlice<UInt8>) -> Int {
    for place in bytes.suffix(max(0, longest - 1)).indices where firstBytes[Int(bytes[place])] {
      let rest = bytes[place...]
      if needles.contains(where: { $0.bytes.count > rest.count && $0.bytes.starts(with: rest) }) {
        return rest.count
      }
    }
    return 0
  }

  private func match(_ key: Int, at place: Int, in bytes: [UInt8]) -> (range: Range<Int>, label: Int)? {
    for number in starts[key] ?? [] {
      let needle = needles[number]
      if bytes[place...].starts(with: needle.bytes),
        stands(needle, in: place..<place + needle.bytes.count, of: bytes[...])
      {
        return (place..<place + needle.bytes.count, needle.label)
      }
    }
    return nil
  }
}
