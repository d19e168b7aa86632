@testable import Practice

/// Reads the two kinds of deflate block that the practice API writes: stored, and fixed codes.
struct Inflate {
  struct Failure: Error {}

  private let bytes: [UInt8]
  private var position = 0
  private var bit = 0
  private var output: [UInt8] = []

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The content of a gzip file; checks its checksum and its length.
  static func gzip(_ file: [UInt8]) throws -> [UInt8] {
    guard file.starts(with: [0x1f, 0x8b, 8, 0]), file.count >= 18 else { throw Failure() }
    var inflate = Inflate(Array(file.dropFirst(10)))
    while try !inflate.readBlock() {}
    let trailer = Array(inflate.bytes[inflate.next()...])
    func number(_ start: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(trailer[start + $1]) << (8 * UInt32($1)) }
    }
    guard trailer.count == 8, number(0) == CRC32.of(inflate.output),
      number(4) == UInt32(truncatingIfNeeded: inflate.output.count)
    else { throw Failure() }
    return inflate.output
  }

  private mutating func take() throws -> Int {
    guard position < bytes.count else { throw Failure() }
    defer { (position, bit) = bit == 7 ? (position + 1, 0) : (position, bit + 1) }
    return Int(bytes[position] >> UInt8(bit)) & 1
  }

  private mutating func take(_ count: Int, highestFirst: Bool = false) throws -> Int {
    var value = 0
    for index in 0..<count { value |= try take() << (highestFirst ? count - 1 - index : index) }
    return value
  }

  /// The first whole byte that was not begun.
  private func next() -> Int { bit == 0 ? position : position + 1 }

  /// True for the last block.
  private mutating func readBlock() throws -> Bool {
    let isLast = try take() == 1
    switch try take(2) {
    case 0: try readStored()
    case 1: try readFixed()
    default: throw Failure()
    }
    return isLast
  }

  private mutating func readStored() throws {
    (position, bit) = (next(), 0)
    let length = try take(16)
    guard try take(16) == ~length & 0xffff, position + length <= bytes.count else { throw Failure() }
    output += bytes[position..<(position + length)]
    position += length
  }

  private mutating func readFixed() throws {
    while true {
      let first = try take(7, highestFirst: true)
      if first == 0 { return }
      let code = try first << 1 | take()
      switch code {
      case 0b0011_0000...0b1011_1111: output.append(UInt8(code - 0b0011_0000))
      case 0b1100_0101:
        guard try take(5, highestFirst: true) == 0, let last = output.last else { throw Failure() }
        output += repeatElement(last, count: 258)
      default: throw Failure()
      }
    }
  }
}
