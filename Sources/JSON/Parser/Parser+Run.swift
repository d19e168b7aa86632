extension Parser {
  /// Reads all of the text.
  mutating func run(_ bytes: LentBytes) throws(Failure) -> Tape {
    guard byteCount <= Tape.byteLimit else { throw Failure(reason: .tooLarge, offset: 0) }
    let words = TapeWords(capacity: byteCount / 8 + Self.roomForStep)
    let mark: UInt32 = 0xbf_bbef
    let hasMark = loadFour(bytes, 0) & 0xff_ffff == mark
    var at = skipSpace(bytes, hasMark ? 3 : 0)
    // What is reserved is enough for most documents. It is touched a little at a time, and no more than is used.
    let room = min(max(16, byteCount / 8), Self.zeros.count)
    var isDone = false
    if isSequence {
      words.append(Self.zeros[..<16])
      isDone = beginSequence(words, bytes, &at)
    }
    while !isDone {
      words.append(Self.zeros[..<room])
      isDone = try words.withMutableSpan { words throws(Failure) in try fill(&words, bytes, &at) }
    }
    return tape.finish(words)
  }

  private static let zeros = [UInt32](repeating: 0, count: 4096)
}
