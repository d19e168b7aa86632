extension Tape {
  /// Makes a tape, word after word.
  ///
  /// The words stand in a span that the parser gives: to change an array asks each time whether the array is shared.
  struct Writer {
    /// How many words there are.
    private(set) var count = 0
    /// Where the values of the current block start to be counted.
    private var base = 0
    private var bases: [UInt32] = []
    private var wide: [UInt64] = []

    /// With room for that many bytes of text.
    init(forBytes byteCount: Int) { bases.reserveCapacity(byteCount / 512 + 1) }

    /// The tape, once all is written. `words` may have room left.
    consuming func finish(_ words: TapeWords) -> Tape {
      words.cut(to: count)
      return Tape(words: words, bases: TapeWords(bases), wide: wide)
    }

    /// Adds a scalar or a key, or the first word of a container whose count comes later.
    @inline(__always)
    mutating func append(
      _ token: Tape.Token, start: Int, length: Int, to words: inout MutableSpan<UInt32>
    ) {
      // Few names, as in `Tape`: 28 is `tokenShift`, and so on.
      if count & 0x3f == 0 { beginBlock(at: start) }
      if start &- base <= 0x1_ffff, length <= 0x3ff {
        words[count] =
          UInt32(truncatingIfNeeded: token.rawValue) &<< 28 | UInt32(truncatingIfNeeded: length) &<< 17
          | UInt32(truncatingIfNeeded: start &- base)
      } else {
        words[count] = widened(UInt32(token.rawValue) << Tape.tokenShift, start: start, length: length)
      }
      count &+= 1
    }

    /// Adds the words of a container that is open; `close` is told the same index.
    @inline(__always)
    mutating func open(_ token: Tape.Token, start: Int, in words: inout MutableSpan<UInt32>) -> Int {
      let index = count
      append(token, start: start, length: 0, to: &words)
      var rest = Tape.containerWords - 1
      while rest > 0 {
        if count & 0x3f == 0 { beginBlock(at: start) }
        count &+= 1
        rest -= 1
      }
      return index
    }

    /// Says how a container ended, behind all that is inside.
    @inline(__always)
    mutating func close(
      _ container: Int, count children: Int, endByte: Int, in words: inout MutableSpan<UInt32>
    ) {
      let word = words[container]
      if word & Tape.wideBit == 0, children <= Tape.lengthLimit {
        words[container] = word | UInt32(truncatingIfNeeded: children) << Tape.lengthShift
      } else {
        let head = word & Tape.tokenMask
        words[container] = widened(head, start: start(of: word, at: container), length: children)
      }
      words[container &+ 1] = UInt32(truncatingIfNeeded: count)
      words[container &+ 2] = UInt32(truncatingIfNeeded: endByte)
    }

    /// Begins a block of words, as one is full.
    @inline(never)
    private mutating func beginBlock(at start: Int) {
      bases.append(UInt32(truncatingIfNeeded: start))
      base = start
    }

    @inline(never)
    private func start(of word: UInt32, at index: Int) -> Int {
      if word & Tape.wideBit != 0 { return Int(wide[Tape.wideIndex(word)] & 0xffff_ffff) }
      return Int(bases[index >> Tape.blockShift]) + Int(word & Tape.distanceMask)
    }

    /// A word for what does not fit into one.
    @inline(never)
    private mutating func widened(_ head: UInt32, start: Int, length: Int) -> UInt32 {
      wide.append(UInt64(UInt32(truncatingIfNeeded: start)) | UInt64(UInt(bitPattern: length)) << 32)
      return head | Tape.wideBit | UInt32(truncatingIfNeeded: wide.count - 1)
    }
  }
}

extension Tape {
  /// The tape of the text `null`.
  static let null: Tape = {
    let words = TapeWords([0])
    var writer = Writer(forBytes: 4)
    words.withMutableSpan { writer.append(.null, start: 0, length: 4, to: &$0) }
    return writer.finish(words)
  }()
}
