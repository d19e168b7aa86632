internal import ApusEncodings

/// What of a text must be escaped, told of 64 bytes at once: to guess wrongly of each quote whether it comes next took
/// most of the time.
struct EscapedBlocks {
  /// Bytes that are looked at together.
  static let size = 64
  /// Copying goes on for so many bytes behind what is copied, there and here.
  static let overrun = 16

  private let source: LentBytes
  private let table: LentBytes
  private let hidesUnseen: Bool

  /// - Parameters:
  ///   - table: of each byte, what stands behind its backslash: 0 where it stays, 1 where it is not that simple.
  ///   - hidesUnseen: whether what draws nothing is escaped, which is not that simple.
  @inline(__always)
  init(of source: LentBytes, _ table: LentBytes, hidesUnseen: Bool) {
    (self.source, self.table, self.hidesUnseen) = (source, table, hidesUnseen)
  }

  /// Writes whole blocks up to `end`, or up to a byte that is not that simple.
  ///
  /// - Parameters:
  ///   - target: has room for all of it escaped, and for the overrun.
  ///   - length: where to write, and then where that ended.
  /// - Returns: whether no such byte stopped it.
  @inline(__always)
  func write(_ place: inout Int, _ end: Int, to target: inout MutableRawSpan, _ length: inout Int) -> Bool {
    let end = min(end, source.count - Self.overrun)
    while place &+ Self.size <= end {
      var marks = marks(place)
      var done = 0
      while marks != 0 {
        let next = marks.trailingZeroBitCount
        copy(place &+ done, next &- done, to: &target, &length)
        done = next
        let letter = table.uncheckedByte(Int(source.uncheckedByte(place &+ next)))
        if letter == 1 {
          let count = hidesUnseen ? visibleCount(place &+ next) : 0
          guard count > 0 else {
            place += next
            return false
          }
          let character = source.uncheckedLoad(place &+ next, as: UInt32.self)
          target.storeBytes(of: character, toByteOffset: length, as: UInt32.self)
          length &+= count
          done &+= count
        } else {
          target.storeBytes(of: UInt8(ascii: "\\"), toByteOffset: length, as: UInt8.self)
          target.storeBytes(of: letter, toByteOffset: length &+ 1, as: UInt8.self)
          length &+= 2
          done &+= 1
        }
        marks &= done < Self.size ? ~0 &<< UInt64(done) : 0
      }
      if done < Self.size { copy(place &+ done, Self.size - done, to: &target, &length) }
      // A character may reach into the next block.
      place += max(done, Self.size)
    }
    return true
  }

  @inline(__always)
  private func copy(_ start: Int, _ count: Int, to target: inout MutableRawSpan, _ length: inout Int) {
    var offset = 0
    while offset < count {
      let many = source.uncheckedLoad(start &+ offset, as: SIMD16<UInt8>.self)
      target.storeBytes(of: many, toByteOffset: length &+ offset, as: SIMD16<UInt8>.self)
      offset &+= 16
    }
    length &+= count
  }

  /// A bit for each byte of a block that does not stay as it is.
  @inline(__always)
  private func marks(_ place: Int) -> UInt64 {
    // Not in a loop, which is not unrolled everywhere.
    let first = bits(place) | bits(place &+ 8) << 8 | bits(place &+ 16) << 16 | bits(place &+ 24) << 24
    let rest = bits(place &+ 32) | bits(place &+ 40) << 8 | bits(place &+ 48) << 16 | bits(place &+ 56) << 24
    return first | rest << 32
  }

  /// The same of eight bytes.
  @inline(__always)
  private func bits(_ place: Int) -> UInt64 {
    let eight = UInt64(littleEndian: source.uncheckedLoad(place, as: UInt64.self))
    // The highest bit of each byte becomes one of eight bits beside one another.
    return ((marks(in: eight) >> 7) &* 0x0102_0408_1020_4080) >> 56
  }

  /// Of eight bytes, the highest bit of those that do not stay as they are.
  @inline(__always)
  private func marks(in bytes: UInt64) -> UInt64 {
    let (ones, lows): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x7f7f_7f7f_7f7f_7f7f)
    // Of seven bits, so that no sum reaches into the next byte.
    let low = bytes & lows
    // The highest bit of those that are neither a quote, nor a backslash, nor a control character.
    let plain = ((low ^ 0x22 &* ones) &+ lows) & ((low ^ 0x5c &* ones) &+ lows) & (low &+ 0x60 &* ones)
    return (hidesUnseen ? ~plain | (low &+ ones) | bytes : ~(plain | bytes)) & ~lows
  }

  /// How many bytes the character past ASCII takes that begins here; 0 where it draws nothing.
  @inline(__always)
  private func visibleCount(_ place: Int) -> Int {
    let lead = UInt32(source.uncheckedByte(place))
    guard lead >= 0xc0 else { return 0 }
    let count = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
    var scalar = lead & (0x7f >> UInt32(count))
    for offset in 1..<4 where offset < count {
      scalar = scalar << 6 | UInt32(source.uncheckedByte(place + offset) & 0x3f)
    }
    return Unseen.drawsNothing(scalar) ? 0 : count
  }
}
