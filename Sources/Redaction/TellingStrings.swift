internal import ApusClient

/// The strings of a text in JSON in which a secret may stand behind a name or a person, or beside its name: `/x?token=x`,
/// `{\"password\":\"x\"}`, `http://me:x@host`, `{\"name\":\"password\",\"value\":\"x\"}`, `[\"password\",\"x\"]`.
///
/// In others one may stand as in a sentence: `Authorization: Bearer x`, `{'password': 'x'}`.
///
/// Every byte of every answer that is kept is looked at, so only four of them are looked at twice.
struct TellingStrings {
  private let bytes: [UInt8]
  private var names: KnownNames

  /// With their quotes, in their order.
  private var ranges: [Range<Int>] = []
  /// Those that may be sentences, and nothing else.
  private var sentences: [Range<Int>] = []

  static func ranges(in bytes: [UInt8]) -> [Range<Int>] { TellingStrings(bytes).ranges }

  static func all(in bytes: [UInt8]) -> (ranges: [Range<Int>], sentences: [Range<Int>]) {
    let strings = TellingStrings(bytes)
    return (strings.ranges, strings.sentences)
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    names = KnownNames(in: bytes, isOfTable: false) { name in
      NamingMembers.areNamed(name)
        || [SecretNames.Place.member, .query].contains { SecretNames.rule(of: name, in: $0) != nil }
    }
    find()
  }

  private mutating func find() {
    var at = 0
    while let place = Self.nextMark(in: bytes, from: at) {
      at = place + 1
      let isSentence = bytes[place] == UInt8(ascii: ":")
      // One is enough, but another mark may tell more of it.
      if isSentence, let last = sentences.last, last.contains(place) { continue }
      guard tells(place), let range = string(around: place) else { continue }
      if !isSentence { at = range.upperBound }
      // What a member is called stays.
      if bytes[range.upperBound...].first(where: { $0 > 0x20 }) == UInt8(ascii: ":") { continue }
      if isSentence {
        sentences.append(range)
      } else {
        if sentences.last == range { sentences.removeLast() }
        ranges.append(range)
      }
    }
  }

  /// Where the next `=`, `@` or backslash stands, or a colon that most likely stands behind no quote.
  private static func nextMark(in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBytes { bytes in
      var at = start
      while at + 8 <= bytes.count {
        let marks = marks(in: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self).littleEndian)
        if marks != 0 { return at + marks.trailingZeroBitCount / 8 }
        at += 8
      }
      return bytes[at...].firstIndex { $0 == 0x3d || $0 == 0x40 || $0 == 0x5c || $0 == 0x3a }
    }
  }

  /// The highest bit of each of eight bytes that is a mark; behind the first of them others may be set, too.
  private static func marks(in bytes: UInt64) -> UInt64 {
    func zeros(_ bytes: UInt64) -> UInt64 { (bytes &- 0x0101_0101_0101_0101) & ~bytes }
    let equal = zeros(bytes ^ 0x3d3d_3d3d_3d3d_3d3d) | zeros(bytes ^ 0x4040_4040_4040_4040)
    var colons = zeros(bytes ^ 0x3a3a_3a3a_3a3a_3a3a) & ~zeros((bytes << 8) ^ 0x2222_2222_2222_2222)
    if colons & 0x8080_8080_8080_8080 != 0 {
      // In times and URLs something else follows; of the last nobody knows.
      let next = bytes >> 8
      colons &= zeros(next ^ 0x2020_2020_2020_2020) | zeros(next ^ 0x2727_2727_2727_2727) | 0xff << 56
    }
    return (equal | zeros(bytes ^ 0x5c5c_5c5c_5c5c_5c5c) | colons) & 0x8080_8080_8080_8080
  }

  private mutating func tells(_ place: Int) -> Bool {
    switch bytes[place] {
    case UInt8(ascii: "="): names.has(names.name(before: place))
    case UInt8(ascii: "@"): isBehindPerson(place)
    case UInt8(ascii: ":"): isBehindWord(place)
    default: isBehindName(place)
    }
  }

  /// Whether the quote behind a backslash ends a name, of a text in JSON or of one in such a text, and a value follows.
  private mutating func isBehindName(_ place: Int) -> Bool {
    guard place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "\"") else { return false }
    let next = bytes[(place + 2)...].first { $0 != 0x20 && $0 != 0x09 }
    guard next == UInt8(ascii: ":") || next == UInt8(ascii: ",") else { return false }
    return names.has(names.name(before: place - slashes(before: place)))
  }

  /// Whether a name stands before a colon, and a blank or a single quote behind it.
  private mutating func isBehindWord(_ place: Int) -> Bool {
    guard place > 0, place + 1 < bytes.count, bytes[place - 1] != UInt8(ascii: "\"") else { return false }
    let next = bytes[place + 1]
    guard next == 0x20 || next == UInt8(ascii: "'") else { return false }
    return names.has(names.name(before: bytes[place - 1] == UInt8(ascii: "'") ? place - 1 : place))
  }

  private static let longestPerson = 256

  /// Whether `//user:password` stands before it.
  private func isBehindPerson(_ place: Int) -> Bool {
    var hasColon = false
    for at in stride(from: place - 1, through: max(1, place - Self.longestPerson), by: -1) {
      switch bytes[at] {
      case UInt8(ascii: ":"): hasColon = true
      // One may stand in a password.
      case UInt8(ascii: "/"): if hasColon { return true }
      case UInt8(ascii: "\""), 0...0x20: return false
      default: break
      }
    }
    return false
  }

  /// The string that a place lies in.
  private func string(around place: Int) -> Range<Int>? {
    var start = place
    repeat {
      guard let quote = bytes[..<start].lastIndex(of: UInt8(ascii: "\"")) else { return nil }
      start = quote
    } while slashes(before: start) % 2 == 1
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return end < bytes.count ? start..<end + 1 : nil
  }

  private func slashes(before place: Int) -> Int {
    bytes[..<place].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
  }
}
