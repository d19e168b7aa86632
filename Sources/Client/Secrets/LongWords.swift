/// Where words begin that are long enough to have the shape of a token, told of 64 bytes at once: in a large text they
/// are few, and every byte of every answer that is kept is looked at.
struct LongWords {
  /// Bytes that are looked at together.
  static let size = 64
  /// So many bytes of a token, at the least, are letters, digits, `-`, `.` or `_`.
  static let shortest = 8

  private let bytes: UnsafeRawBufferPointer
  /// Of the bytes behind those that were looked at, a bit for each that may stand in a token, and for each that
  /// certainly does.
  private var next: (may: UInt64, does: UInt64)
  /// The last of those that were looked at, as the lowest bit.
  private var last: UInt64 = 0
  /// Up to where they were looked at.
  private(set) var place = 0

  /// - Parameter bytes: stay where they are for as long as this is used.
  @inline(__always)
  init(in bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    next = bytes.count >= Self.size ? Self.marks(bytes, 0) : (0, 0)
  }

  /// A bit for each of the next bytes where such a word may begin; for a few of them none does.
  ///
  /// - Returns: `nil` where so few are left that the rest has to be looked at one by one.
  @inline(__always)
  mutating func beginnings() -> UInt64? {
    guard place &+ 2 &* Self.size <= bytes.count else { return nil }
    let these = next
    place &+= Self.size
    next = Self.marks(bytes, place)
    // Where two of them follow one another, then four, then eight.
    let (two, twoNext) = (these.may & Self.shifted(these.may, next.may, by: 1), next.may & next.may >> 1)
    let (four, fourNext) = (two & Self.shifted(two, twoNext, by: 2), twoNext & twoNext >> 2)
    let eight = four & Self.shifted(four, fourNext, by: 4)
    let isBehind = these.does << 1 | last
    last = these.does >> 63
    return eight & ~isBehind
  }

  /// So many bits further, with what follows.
  @inline(__always)
  private static func shifted(_ bits: UInt64, _ next: UInt64, by count: UInt64) -> UInt64 {
    bits &>> count | next &<< (64 &- count)
  }

  @inline(__always)
  private static func marks(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> (may: UInt64, does: UInt64) {
    var (may, does): (UInt64, UInt64) = (0, 0)
    for number in 0..<8 {
      let eight = bytes.loadUnaligned(fromByteOffset: place &+ 8 &* number, as: UInt64.self)
      let marks = marks(in: UInt64(littleEndian: eight))
      may |= bits(marks.may) &<< UInt64(8 &* number)
      does |= bits(marks.does) &<< UInt64(8 &* number)
    }
    return (may, does)
  }

  /// The highest bit of each of eight bytes, beside one another.
  @inline(__always)
  private static func bits(_ tops: UInt64) -> UInt64 { ((tops >> 7) &* 0x0102_0408_1020_4080) >> 56 }

  /// Of eight bytes, the highest bit of those that may stand in a token, among them some that do not, and of those that
  /// do, without `-` and `_`.
  @inline(__always)
  private static func marks(in bytes: UInt64) -> (may: UInt64, does: UInt64) {
    let (ones, tops): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    // Of seven bits, so that no sum reaches into the next byte.
    let low = bytes & ~tops
    let ascii = ~bytes & tops
    let folded = low | 0x20 &* ones
    let fromLetter = folded &+ 0x1f &* ones
    let toDigit = ~(low &+ 0x46 &* ones)
    // From `-` on are `.`, `/` and the digits; behind the letters is `_`.
    let may = fromLetter | (low &+ 0x53 &* ones) & toDigit
    let does = fromLetter & ~(folded &+ 0x05 &* ones) | (low &+ 0x50 &* ones) & toDigit
    return (may & ascii, does & ascii)
  }
}
