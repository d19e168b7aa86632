/// The blocks of RFC 1951 that can be written without a compressor.
enum Deflate {
  /// The bytes as they are, in blocks of at most 64 KiB.
  static func stored(_ bytes: [UInt8], isLast: Bool = true) -> [UInt8] {
    var result: [UInt8] = []
    var start = 0
    repeat {
      let end = min(start + 0xffff, bytes.count)
      let length = UInt16(end - start)
      result.append(isLast && end == bytes.count ? 1 : 0)
      for word in [length, ~length] { result += [UInt8(truncatingIfNeeded: word), UInt8(word >> 8)] }
      result += bytes[start..<end]
      start = end
    } while start < bytes.count
    return result
  }

  static let emptyLastBlock: [UInt8] = [0x03, 0x00]

  /// A block, not the last, that ends on a byte's boundary, so that it can be repeated; and how many zero bytes it
  /// stands for: one, and so many copies of 258.
  struct Zeros {
    let block: [UInt8]
    let size: Int
  }

  /// With the codes of RFC 1951 itself: 13 bits a copy, 159 zeros a byte.
  static let slowZeros: Zeros = {
    let copies = 4062  // ends on a byte's boundary
    var bits = BitWriter()
    bits.write(0b0, count: 1)  // not the last block
    bits.write(0b01, count: 2)  // fixed codes
    bits.writeCode(0b0011_0000, count: 8)  // a zero byte
    for _ in 0..<copies {
      bits.writeCode(0b1100_0101, count: 8)  // copy 258 bytes
      bits.writeCode(0b00000, count: 5)  // from one byte before
    }
    bits.writeCode(0b0000000, count: 7)  // end of block
    return Zeros(block: bits.bytes, size: 1 + copies * 258)
  }()

  /// With codes of its own: 2 bits a copy, a thousand zeros a byte.
  static let fastZeros = zeros(copies: 4061)

  /// As `fastZeros`. Ends on a byte's boundary when the number of copies is one more than a multiple of four.
  static func zeros(copies: Int) -> Zeros {
    var bits = BitWriter()
    bits.write(0b0, count: 1)  // not the last block
    bits.write(0b10, count: 2)  // codes of its own, which follow
    bits.write(286 - 257, count: 5)  // as many literals and lengths as there are
    bits.write(0, count: 5)  // one distance
    bits.write(19 - 4, count: 4)  // the lengths of all codes that the codes are written in
    for code in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
      bits.write([18: 1, 1: 2, 2: 2][code] ?? 0, count: 3)
    }
    let one = 0b10
    let two = 0b11
    func none(_ count: Int) {
      bits.writeCode(0b0, count: 1)
      bits.write(count - 11, count: 7)
    }
    bits.writeCode(two, count: 2)  // a zero byte
    none(138)
    none(117)
    bits.writeCode(two, count: 2)  // end of block
    none(28)
    bits.writeCode(one, count: 2)  // copy 258 bytes
    bits.writeCode(one, count: 2)  // from one byte before
    bits.writeCode(0b10, count: 2)  // a zero byte
    bits.writeZeros(count: 2 * copies)  // the two codes of a copy are a zero bit each
    bits.writeCode(0b11, count: 2)  // end of block
    return Zeros(block: bits.bytes, size: 1 + copies * 258)
  }

  /// Bytes of which only long runs of zeros are made shorter.
  static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var pending: [UInt8] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let run = rest.prefix { $0 == 0 }.count
      if run >= 1024 {
        let zeros = zeros(copies: ((run - 1) / 258 - 1) / 4 * 4 + 1)
        result += stored(pending, isLast: false) + zeros.block
        pending = []
        rest = rest.dropFirst(zeros.size)
      } else {
        let plain = rest.prefix(max(1, run))
        pending += plain
        rest = rest.dropFirst(plain.count)
      }
    }
    return result + stored(pending)
  }
}

/// Fills bytes from their lowest bit upwards.
private struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var used = 0

  mutating func write(_ bits: Int, count: Int) {
    for index in 0..<count { append(bits >> index & 1) }
  }

  /// Huffman codes begin with their highest bit.
  mutating func writeCode(_ code: Int, count: Int) {
    for index in (0..<count).reversed() { append(code >> index & 1) }
  }

  mutating func writeZeros(count: Int) {
    let end = (used == 0 ? 8 * bytes.count : 8 * (bytes.count - 1) + used) + count
    bytes += repeatElement(0, count: (end + 7) / 8 - bytes.count)
    used = end % 8
  }

  private mutating func append(_ bit: Int) {
    if used == 0 { bytes.append(0) }
    bytes[bytes.count - 1] |= UInt8(bit) << UInt8(used)
    used = (used + 1) % 8
  }
}
