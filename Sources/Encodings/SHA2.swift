/// What SHA-256 and SHA-512 have in common: FIPS 180-4 describes one function for two sizes of words.
struct SHA2<Word: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
  /// What the standard gives for a size of words.
  struct Numbers: Sendable {
    let start: [Word]
    let rounds: [Word]
    /// How far words are turned: of those that are made from the block's, of the fifth and of the first. The third of
    /// those that are made is shifted.
    let early: [Int]
    let late: [Int]
    let fifth: [Int]
    let first: [Int]
  }

  private let numbers: Numbers
  private var state: [Word]
  /// What fills no block yet.
  private var rest: [UInt8] = []
  private var byteCount = 0
  private var words: [Word]

  private static var blockSize: Int { 16 * Word.bitWidth / 8 }

  init(_ numbers: Numbers) {
    self.numbers = numbers
    state = numbers.start
    words = [Word](repeating: 0, count: numbers.rounds.count)
  }

  /// Takes what follows.
  mutating func update(_ bytes: some Collection<UInt8>) {
    byteCount += bytes.count
    rest += bytes
    takeBlocks()
  }

  /// The digest of all that was taken.
  consuming func finish() -> [UInt8] {
    let size = Self.blockSize
    let bits = UInt64(byteCount) &* 8
    rest.append(0x80)
    // The length stands in the last two words of a block.
    let used = (rest.count + 2 * Word.bitWidth / 8) % size
    rest += repeatElement(0, count: (size - used) % size + 2 * Word.bitWidth / 8 - 8)
    rest += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    takeBlocks()
    return state.flatMap { word in
      stride(from: Word.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }

  private mutating func takeBlocks() {
    let size = Self.blockSize
    guard rest.count >= size else { return }
    var at = 0
    while rest.count - at >= size {
      for index in 0..<16 {
        var word: Word = 0
        for _ in 0..<Word.bitWidth / 8 {
          word = word << 8 | Word(truncatingIfNeeded: rest[at])
          at += 1
        }
        words[index] = word
      }
      extend()
      mix()
    }
    rest.removeFirst(at)
  }

  /// The words that are made of the block's sixteen.
  private mutating func extend() {
    let (early, late) = (numbers.early, numbers.late)
    for index in 16..<words.count {
      let (one, other) = (words[index - 15], words[index - 2])
      let first = one.turned(early[0]) ^ one.turned(early[1]) ^ one >> early[2]
      let second = other.turned(late[0]) ^ other.turned(late[1]) ^ other >> late[2]
      words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
    }
  }

  private mutating func mix() {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    let (fifth, first) = (numbers.fifth, numbers.first)
    for index in 0..<words.count {
      let sum = e.turned(fifth[0]) ^ e.turned(fifth[1]) ^ e.turned(fifth[2])
      let one = h &+ sum &+ (e & f ^ ~e & g) &+ numbers.rounds[index] &+ words[index]
      let turned = a.turned(first[0]) ^ a.turned(first[1]) ^ a.turned(first[2])
      let other = turned &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ one, c, b, a, one &+ other)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }
}

extension FixedWidthInteger {
  fileprivate func turned(_ count: Int) -> Self { self >> count | self << (Self.bitWidth - count) }
}
