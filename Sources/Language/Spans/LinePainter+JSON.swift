extension LinePainter {
  /// Colours JSON by its characters alone, so that half of it is coloured too.
  mutating func paintJSON(_ bytes: [UInt8], _ range: Range<Int>) {
    var index = range.lowerBound
    let end = min(range.upperBound, bytes.count)
    while index < end {
      let start = index
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index = Self.endOfString(bytes, from: index, before: end)
        add(Self.isKey(bytes, after: index, before: end) ? .jsonKey : .jsonString, start..<index)
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","),
        UInt8(ascii: ":"):
        index += 1
        add(.jsonPunctuation, start..<index)
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        while index < end, Self.isScalarByte(bytes[index]) { index += 1 }
        add(.jsonNumber, start..<index)
      case let byte where Self.isScalarByte(byte):
        while index < end, Self.isScalarByte(bytes[index]) { index += 1 }
        add(.jsonWord, start..<index)
      default:
        index += 1
      }
    }
  }

  private static func endOfString(_ bytes: [UInt8], from start: Int, before end: Int) -> Int {
    var index = start + 1
    while index < end {
      if bytes[index] == UInt8(ascii: "\"") { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return end
  }

  private static func isKey(_ bytes: [UInt8], after place: Int, before end: Int) -> Bool {
    guard place < end else { return false }
    return bytes[place..<end].first { !isBlank($0) } == UInt8(ascii: ":")
  }

  private static func isScalarByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || "+-.".utf8.contains(byte)
  }
}
