/// Writes gzip without compressing anything, and a little that swells to very much.
enum GZip {
  private static let header: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]

  /// The bytes as they are, in stored blocks.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    header + Deflate.stored(bytes) + littleEndian(CRC32.of(bytes))
      + littleEndian(UInt32(truncatingIfNeeded: bytes.count))
  }

  /// The steps that send `count` MiB of zero bytes, at a rate of about 1 to 159. Next to nothing is held in memory.
  static func bomb(mebibytes count: Int) -> [Step] {
    let total = count * Deflate.zeroBlockSize
    return [
      .send(header), .again(Deflate.zeroBlock, times: count), .send(Deflate.emptyLastBlock),
      .send(littleEndian(CRC32.ofZeros(total)) + littleEndian(UInt32(truncatingIfNeeded: total))),
    ]
  }

  /// How many bytes `bomb` sends.
  static func bombSize(mebibytes count: Int) -> Int {
    header.count + count * Deflate.zeroBlock.count + Deflate.emptyLastBlock.count + 8
  }

  private static func littleEndian(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
  }
}

/// The blocks of RFC 1951 that can be written without a compressor.
enum Deflate {
  /// The bytes as they are, in blocks of at most 64 KiB.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var start = 0
    repeat {
      let end = min(start + 0xffff, bytes.count)
      let length = UInt16(end - start)
      result.append(end == bytes.count ? 1 : 0)
      for word in [length, ~length] { result += [UInt8(truncatingIfNeeded: word), UInt8(word >> 8)] }
      result += bytes[start..<end]
      start = end
    } while start < bytes.count
    return result
  }

  /// How many zero bytes `zeroBlock` stands for: one, and 4,062 copies of 258.
  static let zeroBlockSize = 1 + 4062 * 258

  /// A block that repeats a zero. With this number of copies it ends on a byte's boundary, so that it can
  /// itself be repeated.
  static let zeroBlock: [UInt8] = {
    var bits = BitWriter()
    bits.write(0b0, count: 1)  // not the last block
    bits.write(0b01, count: 2)  // fixed codes
    bits.writeCode(0b0011_0000, count: 8)  // a zero byte
    for _ in 0..<4062 {
      bits.writeCode(0b1100_0101, count: 8)  // copy 258 bytes
      bits.writeCode(0b00000, count: 5)  // from one byte before
    }
    bits.writeCode(0b0000000, count: 7)  // end of block
    return bits.bytes
  }()

  static let emptyLastBlock: [UInt8] = [0x03, 0x00]
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

  private mutating func append(_ bit: Int) {
    if used == 0 { bytes.append(0) }
    bytes[bytes.count - 1] |= UInt8(bit) << UInt8(used)
    used = (used + 1) % 8
  }
}
