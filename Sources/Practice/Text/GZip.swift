/// Writes gzip without compressing anything, and a little that swells to very much.
enum GZip {
  private static let header: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]

  /// The bytes as they are, in stored blocks.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    file(Deflate.stored(bytes), of: CRC32.of(bytes), length: bytes.count)
  }

  /// The steps that send so many blocks of zero bytes. Next to nothing is held in memory.
  static func bomb(blocks count: Int, of zeros: Deflate.Zeros) -> [Step] {
    let total = count * zeros.size
    return [
      .send(header), .again(zeros.block, times: count),
      .send(Deflate.emptyLastBlock + trailer(CRC32.ofZeros(total), total)),
    ]
  }

  /// How many bytes `bomb` sends.
  static func bombSize(blocks count: Int, of zeros: Deflate.Zeros) -> Int {
    header.count + count * zeros.block.count + Deflate.emptyLastBlock.count + 8
  }

  /// A gzip of a gzip of zeros, of 2 kB for 1 GiB: zeros become zeros when they are compressed well, so that they can be
  /// compressed again.
  static func nestedBomb(mebibytes: Int) -> [UInt8] {
    mebibytes == 1024 ? gibibyte : nestedBomb(copies: ((mebibytes << 20) / (4 * 258) + 1) * 4 + 1)
  }

  private static let gibibyte = nestedBomb(copies: 4_161_793)

  static func nestedBomb(copies: Int) -> [UInt8] {
    let zeros = Deflate.zeros(copies: copies)
    let bomb = file(
      zeros.block + Deflate.emptyLastBlock, of: CRC32.ofZeros(zeros.size), length: zeros.size)
    return file(Deflate.packed(bomb), of: CRC32.of(bomb), length: bomb.count)
  }

  private static func file(_ blocks: [UInt8], of checksum: UInt32, length: Int) -> [UInt8] {
    header + blocks + trailer(checksum, length)
  }

  private static func trailer(_ checksum: UInt32, _ length: Int) -> [UInt8] {
    [checksum, UInt32(truncatingIfNeeded: length)].flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * UInt32($0))) }
    }
  }
}
