/// The checksum of gzip and PNG.
struct CRC32 {
  private static let polynomial: UInt32 = 0xedb8_8320
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? polynomial ^ value >> 1 : value >> 1 }
  }

  private var state = UInt32.max

  var value: UInt32 { ~state }

  mutating func update(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { state = Self.table[Int((state ^ UInt32(byte)) & 0xff)] ^ state >> 8 }
  }

  static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var sum = CRC32()
    sum.update(bytes)
    return sum.value
  }

  /// The checksum of that many zero bytes, without going through them: each of them multiplies the state by x⁸,
  /// so all of them multiply it by a power of x that squaring reaches quickly.
  static func ofZeros(_ count: Int) -> UInt32 {
    var factor: UInt32 = 0x8000_0000  // x⁰: the highest bit is the lowest power
    var square: UInt32 = 0x0080_0000  // x⁸
    var left = count
    while left > 0 {
      if left & 1 == 1 { factor = multiply(factor, square) }
      square = multiply(square, square)
      left >>= 1
    }
    return ~multiply(.max, factor)
  }

  /// The product of two polynomials, modulo the checksum's own.
  private static func multiply(_ a: UInt32, _ b: UInt32) -> UInt32 {
    var (product, b) = (UInt32(0), b)
    for power in 0..<32 {
      if a & (0x8000_0000 >> UInt32(power)) != 0 { product ^= b }
      b = b & 1 == 1 ? polynomial ^ b >> 1 : b >> 1
    }
    return product
  }
}
