/// Finds bytes that few others stand between, eight at a time: every byte of every answer that is kept is looked at.
enum MarkSearch {
  /// Where the next of one or two bytes stands.
  ///
  /// - Parameter other: by default there is one alone.
  static func next(_ mark: UInt8, or other: UInt8? = nil, in bytes: [UInt8], from start: Int) -> Int? {
    let other = other ?? mark
    return bytes.withUnsafeBytes { bytes in
      let (ones, tops): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
      let (marks, others) = (ones &* UInt64(mark), ones &* UInt64(other))
      var at = start
      while at + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self).littleEndian
        let found = (zeros(word ^ marks) | zeros(word ^ others)) & tops
        if found != 0 { return at + found.trailingZeroBitCount / 8 }
        at += 8
      }
      while at < bytes.count {
        if bytes[at] == mark || bytes[at] == other { return at }
        at += 1
      }
      return nil
    }
  }

  /// The highest bit of each byte that is zero; behind the first of them others may be set, too.
  @inline(__always)
  private static func zeros(_ bytes: UInt64) -> UInt64 { (bytes &- 0x0101_0101_0101_0101) & ~bytes }
}
