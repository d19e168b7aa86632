@testable import ApusPractice

/// Reads the deflate blocks that the practice API writes.
struct Inflate {
  struct Failure: Error {}

  private let bytes: [UInt8]
  private var position = 0
  private var bit = 0
  private var output: [UInt8] = []
  /// The last copy: bombs are made of one that comes again and again.
  private var copy: [UInt8] = []

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

  private mutating func take(_ count: Int) throws -> Int {
    var value = 0
    for index in 0..<count { value |= try take() << index }
    return value
  }

  /// The first whole byte that was not begun.
  private func next() -> Int { bit == 0 ? position : position + 1 }

  /// True for the last block.
  private mutating func readBlock() throws -> Bool {
    let isLast = try take() == 1
    switch try take(2) {
    case 0: try readStored()
    case 1: try readCompressed(.fixed, Codes(lengths: [Int](repeating: 5, count: 30)))
    case 2:
      let (literals, distances) = try readCodes()
      try readCompressed(literals, distances)
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

  /// Codes as RFC 1951 gives them: in order of their length, and then of their symbols.
  private struct Codes {
    struct Code: Hashable {
      let length: Int
      let bits: Int
    }
    private(set) var symbols: [Code: Int] = [:]

    init(lengths: [Int]) {
      var next = 0
      for length in 1...15 {
        next <<= 1
        for (symbol, own) in lengths.enumerated() where own == length {
          symbols[Code(length: length, bits: next)] = symbol
          next += 1
        }
      }
    }

    static let fixed = Codes(
      lengths: [(8, 144), (9, 112), (7, 24), (8, 8)].flatMap { [Int](repeating: $0.0, count: $0.1) })
  }

  private mutating func symbol(_ codes: Codes) throws -> Int {
    var bits = 0
    for length in 1...15 {
      bits = try bits << 1 | take()
      if let symbol = codes.symbols[Codes.Code(length: length, bits: bits)] { return symbol }
    }
    throw Failure()
  }

  /// The codes that stand at the head of a block that has its own. Of repeats it knows the long one of zeros.
  private mutating func readCodes() throws -> (literals: Codes, distances: Codes) {
    let (literalCount, distanceCount, count) = (try take(5) + 257, try take(5) + 1, try take(4) + 4)
    var lengths = [Int](repeating: 0, count: 19)
    for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(count) {
      lengths[symbol] = try take(3)
    }
    let codes = Codes(lengths: lengths)
    var all: [Int] = []
    while all.count < literalCount + distanceCount {
      switch try symbol(codes) {
      case 18: all += [Int](repeating: 0, count: try take(7) + 11)
      case let length where length < 16: all.append(length)
      default: throw Failure()
      }
    }
    guard all.count == literalCount + distanceCount else { throw Failure() }
    return (Codes(lengths: Array(all[..<literalCount])), Codes(lengths: Array(all[literalCount...])))
  }

  /// Of copies it knows the longest, from one byte before.
  private mutating func readCompressed(_ literals: Codes, _ distances: Codes) throws {
    while true {
      switch try symbol(literals) {
      case 256: return
      case 285:
        guard try symbol(distances) == 0, let last = output.last else { throw Failure() }
        if copy.first != last { copy = [UInt8](repeating: last, count: 258) }
        output += copy
      case let byte where byte < 256: output.append(UInt8(byte))
      default: throw Failure()
      }
    }
  }
}
