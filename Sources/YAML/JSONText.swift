internal import ApusJSON

/// JSON as it is written, byte after byte.
struct JSONText {
  private(set) var bytes: [UInt8] = []

  init(forBytes count: Int) { bytes.reserveCapacity(count + count / 4) }

  var count: Int { bytes.count }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }
  mutating func append(_ text: some Collection<UInt8>) { bytes.append(contentsOf: text) }
  mutating func append(_ word: StaticString) { word.withUTF8Buffer { bytes.append(contentsOf: $0) } }

  /// Writes what stands in this range once more.
  mutating func `repeat`(_ range: Range<Int>) { bytes.append(contentsOf: Array(bytes[range])) }

  mutating func insert(_ text: [UInt8], at offset: Int) { bytes.insert(contentsOf: text, at: offset) }

  /// Cuts off what stands from an offset on, and returns it.
  mutating func cut(from offset: Int) -> [UInt8] {
    let tail = Array(bytes[offset...])
    bytes.removeLast(tail.count)
    return tail
  }

  /// Writes a string with its quotes; of valid UTF-8, which is what libyaml gives.
  mutating func append(string text: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    var start = 0
    for (at, byte) in text.enumerated() where byte < 0x20 || byte == 0x22 || byte == 0x5c {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<at]))
      JSONString.append(UInt16(byte), to: &bytes, JSONString.Style(rawValue: 0))
      start = at + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    bytes.append(UInt8(ascii: "\""))
  }
}
