/// The layout of a parsed document: one 32-bit word a scalar or key, three a container.
///
///     scalar, key   token:4 | wide:1 | length:10 | distance:17
///     container     token:4 | wide:1 | count:10  | distance:17    then    end index:32    end byte:32
///
/// A value's start is its distance from where its block of 64 words starts in the text. `start` and `length`
/// delimit the bytes between the quotes for strings and keys, the whole lexeme otherwise. A container's
/// `count` is its number of elements or members. Its other words say where it ends, on the tape and in the
/// bytes, so that any value can be skipped in one step.
///
/// What does not fit makes the word wide: its lower 27 bits then say where its start and length are kept whole.
/// Only long strings, large containers and gaps are, so there are always fewer of them than 27 bits can count.
///
/// It is a class, and its words stand in memory of its own: decoding asks for nothing as often as for a word, and for a
/// structure of arrays a build for debugging counts three references each time, and calls a function for each element.
/// Unchecked because nothing of it changes once it is made.
final class Tape: @unchecked Sendable {
  enum Token: UInt8, CaseIterable {
    case null, `false`, `true`, integer, decimal, string, escapedString, key, escapedKey, array, object

    @inline(__always) static func isKey(_ rawValue: UInt8) -> Bool {
      rawValue &- Token.key.rawValue < 2
    }
    @inline(__always) static func isContainer(_ rawValue: UInt8) -> Bool {
      rawValue >= Token.array.rawValue
    }
  }

  /// The most bytes a document may have: positions are 32 bits.
  static let byteLimit = 0xffff_ffff
  /// The most words there may be when a container ends: its end is 32 bits.
  static let indexLimit = 0xffff_ffff
  /// How many words a container takes before its first child.
  static let containerWords = 3

  static let wideBit: UInt32 = 1 << 27
  private static let wideIndexMask: UInt32 = 0x7ff_ffff
  static let distanceMask: UInt32 = 0x1_ffff
  static let lengthLimit = 0x3ff
  static let lengthShift: UInt32 = 17
  static let tokenShift: UInt32 = 28
  static let tokenMask: UInt32 = 0xf000_0000
  static let blockShift = 6

  private let words: TapeWords
  /// Where the values of each block of words start to be counted.
  private let bases: TapeWords
  /// start:32 | length or count:32
  private let wide: [UInt64]
  let count: Int
  /// Where the words and the bases stand, one step nearer.
  let first: UnsafeRawPointer
  let firstBase: UnsafeRawPointer

  /// Only `Writer` makes one.
  init(words: TapeWords, bases: TapeWords, wide: [UInt64]) {
    (self.words, self.bases, self.wide) = (words, bases, wide)
    (count, first, firstBase) = (words.count, words.start, bases.start)
  }

  // A build for debugging calls a function for each name, of a constant too, and clears room for each value that has one.
  // So what decoding asks of every word has as few of them as can be: 4 is the size of a word, 28 `tokenShift`, and so on.
  // It says `Tape` where it could say `Self`: a module compiled in one go, without being optimized, ends the compiler then.

  @inline(always) func word(_ index: Int) -> UInt32 {
    guard UInt(bitPattern: index) < UInt(bitPattern: count) else { Tape.stop() }
    return first.advanced(by: index &* 4).assumingMemoryBound(to: UInt32.self).pointee
  }

  /// Ends the program as an index behind an array's end does. No input leads here: only places are asked for that the parser
  /// wrote down, which tests of every block and of damaged documents go through.
  private static func stop() -> Never { preconditionFailure("there is no such word on the tape") }

  @inline(always) func token(_ index: Int) -> Token {
    // Only the parser writes words, and it writes no other token.
    Token(rawValue: rawToken(index)) ?? .null
  }

  @inline(always) func rawToken(_ index: Int) -> UInt8 {
    guard UInt(bitPattern: index) < UInt(bitPattern: count) else { Tape.stop() }
    return UInt8(
      truncatingIfNeeded: first.advanced(by: index &* 4).assumingMemoryBound(to: UInt32.self).pointee &>> 28)
  }

  @inline(always) func start(_ index: Int) -> Int {
    guard UInt(bitPattern: index) < UInt(bitPattern: count) else { Tape.stop() }
    if first.advanced(by: index &* 4).assumingMemoryBound(to: UInt32.self).pointee & 0x800_0000 != 0 {
      return Int(wide[Tape.wideIndex(word(index))] & 0xffff_ffff)
    }
    return Int(
      truncatingIfNeeded: firstBase.advanced(by: (index &>> 6) &* 4).assumingMemoryBound(to: UInt32.self)
        .pointee)
      &+ Int(
        truncatingIfNeeded: first.advanced(by: index &* 4).assumingMemoryBound(to: UInt32.self).pointee
          & 0x1_ffff)
  }

  /// The bytes of a scalar or key, the elements or members of a container.
  @inline(always) func length(_ index: Int) -> Int {
    guard UInt(bitPattern: index) < UInt(bitPattern: count) else { Tape.stop() }
    if first.advanced(by: index &* 4).assumingMemoryBound(to: UInt32.self).pointee & 0x800_0000 != 0 {
      return Int(wide[Tape.wideIndex(word(index))] >> 32)
    }
    return Int(
      truncatingIfNeeded: first.advanced(by: index &* 4).assumingMemoryBound(to: UInt32.self).pointee &>> 17)
      & 0x3ff
  }

  /// The bytes between a string's quotes, or of a whole other scalar.
  @inline(always) func range(_ index: Int) -> Range<Int> {
    Range(uncheckedBounds: (start(index), start(index) &+ length(index)))
  }

  @inline(always) func isContainer(_ index: Int) -> Bool { word(index) >= 0x9000_0000 }
  @inline(always) func isObject(_ index: Int) -> Bool { Tape.isObject(word(index)) }
  @inline(always) static func isObject(_ word: UInt32) -> Bool { word &>> 28 == 10 }

  /// The index after a container's last word.
  @inline(always) func end(_ container: Int) -> Int { Int(truncatingIfNeeded: word(container &+ 1)) }
  /// The byte after a container's closing bracket.
  @inline(always) func endByte(_ container: Int) -> Int { Int(truncatingIfNeeded: word(container &+ 2)) }

  /// The index of what follows the value, or the key, at `index`. A word is not less than this number where `Token.array`
  /// or more stands in its highest four bits.
  @inline(always) func next(_ index: Int) -> Int {
    guard UInt(bitPattern: index) < UInt(bitPattern: count) else { Tape.stop() }
    if first.advanced(by: index &* 4).assumingMemoryBound(to: UInt32.self).pointee < 0x9000_0000 {
      return index &+ 1
    }
    return Int(truncatingIfNeeded: word(index &+ 1))
  }

  /// The index of what comes next in the text: what is inside a container, or what follows anything else.
  @inline(always) func step(_ index: Int) -> Int { isContainer(index) ? index &+ 3 : index &+ 1 }

  static func wideIndex(_ word: UInt32) -> Int { Int(word & wideIndexMask) }
}

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
