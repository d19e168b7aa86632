/// Turns the bytes of one JSON text into a tape, in one pass and without recursion.
///
/// Past their end the bytes read as zeros. A zero is legal nowhere in JSON, so the parser reads ahead and stops
/// there without asking where the end is.
struct Parser {
  struct Failure: Error {
    var reason: SyntaxError.Reason
    var offset: Int
  }

  var tape: Tape.Writer
  let byteCount: Int
  /// What to return to when the current container closes: its tape index << 32 | its children so far.
  private var outer: [UInt64] = []
  var container = 0
  var children = 0
  private var inObject = false
  /// Whether values follow one another, which are read as the elements of a list.
  let isSequence: Bool

  init(byteCount: Int, isSequence: Bool = false) {
    self.byteCount = byteCount
    self.isSequence = isSequence
    tape = Tape.Writer(forBytes: min(byteCount, Tape.byteLimit))
  }

  /// The most words that are added from one value to the next: a container's and a key's.
  static let roomForStep = Tape.containerWords + 1

  /// Reads values until `words` may be full, or all are read: then it returns true.
  mutating func fill(
    _ words: inout MutableSpan<UInt32>, _ bytes: LentBytes, _ at: inout Int
  ) throws(Failure) -> Bool {
    while tape.count <= words.count - Self.roomForStep {
      let byte = load(bytes, at)
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        let isEmpty = try open(bytes, &at, &words)
        if !isEmpty { continue }
      } else {
        at = try scalar(bytes, at, byte, &words)
      }
      let isDone = try afterValue(bytes, &at, &words)
      if isDone { return true }
    }
    return false
  }

  /// Enters a container; `at` moves to its first value, or past its end when it is empty.
  @inline(always)
  private mutating func open(
    _ bytes: LentBytes, _ at: inout Int, _ words: inout MutableSpan<UInt32>
  ) throws(Failure) -> Bool {
    let isObject = load(bytes, at) == UInt8(ascii: "{")
    outer.append(UInt64(container) << 32 | UInt64(children))
    container = tape.open(isObject ? .object : .array, start: at, in: &words)
    children = 0
    inObject = isObject
    at = skipSpace(bytes, at + 1)
    let byte = load(bytes, at)
    if byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
      try close(&at, &words)
      return true
    }
    if isObject { at = try key(bytes, at, &words, or: .expectedKeyOrEnd) }
    return false
  }

  @inline(always)
  private mutating func close(_ at: inout Int, _ words: inout MutableSpan<UInt32>) throws(Failure) {
    // Brackets take more words than bytes, so billions of them are too many before the text is too long.
    guard tape.count <= Tape.indexLimit else { throw Failure(reason: .tooLarge, offset: at) }
    at += 1
    tape.close(container, count: children, endByte: at, in: &words)
    let saved = outer.removeLast()
    container = Int(saved >> 32)
    children = Int(saved & 0xffff_ffff)
    inObject = outer.count > 0 && Tape.isObject(words[container])
  }

  /// Moves on to the next value, closing what closes here; true at the end of the text.
  @inline(always)
  private mutating func afterValue(
    _ bytes: LentBytes, _ at: inout Int, _ words: inout MutableSpan<UInt32>
  ) throws(Failure) -> Bool {
    while true {
      at = skipSpace(bytes, at)
      if outer.count == 0 {
        if isSequence { return try nextOfSequence(bytes, &at, &words) }
        if at != byteCount { throw Failure(reason: .expectedEnd, offset: at) }
        return true
      }
      children += 1
      let byte = load(bytes, at)
      if byte == UInt8(ascii: ",") {
        at = skipSpace(bytes, at + 1)
        if inObject { at = try key(bytes, at, &words, or: .expectedKey) }
        return false
      }
      guard byte == (inObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
        throw Failure(reason: inObject ? .expectedCommaOrBrace : .expectedCommaOrBracket, offset: at)
      }
      try close(&at, &words)
    }
  }

  /// Reads a key and its colon; returns where the member's value begins.
  @inline(always)
  private mutating func key(
    _ bytes: LentBytes, _ at: Int, _ words: inout MutableSpan<UInt32>, or reason: SyntaxError.Reason
  ) throws(Failure) -> Int {
    guard load(bytes, at) == UInt8(ascii: "\"") else { throw Failure(reason: reason, offset: at) }
    let end = try string(bytes, at + 1, &words, plain: .key, escaped: .escapedKey)
    let colon = skipSpace(bytes, end)
    guard load(bytes, colon) == UInt8(ascii: ":") else {
      throw Failure(reason: .expectedColon, offset: colon)
    }
    return skipSpace(bytes, colon + 1)
  }

  @inline(always)
  private mutating func scalar(
    _ bytes: LentBytes, _ at: Int, _ byte: UInt8, _ words: inout MutableSpan<UInt32>
  ) throws(Failure) -> Int {
    switch byte {
    case UInt8(ascii: "\""):
      return try string(bytes, at + 1, &words, plain: .string, escaped: .escapedString)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number(bytes, at, &words)
    case UInt8(ascii: "t"): return try word(bytes, at, &words, "true", 0x6575_7274, checkedAt: 0, .true)
    case UInt8(ascii: "f"): return try word(bytes, at, &words, "false", 0x6573_6c61, checkedAt: 1, .false)
    case UInt8(ascii: "n"): return try word(bytes, at, &words, "null", 0x6c6c_756e, checkedAt: 0, .null)
    default: throw Failure(reason: .expectedValue, offset: at)
    }
  }

  /// Reads `true`, `false` or `null`: their last four letters are compared as one number.
  @inline(always)
  private mutating func word(
    _ bytes: LentBytes, _ at: Int, _ words: inout MutableSpan<UInt32>, _ word: StaticString,
    _ letters: UInt32,
    checkedAt skip: Int, _ token: Tape.Token
  ) throws(Failure) -> Int {
    guard loadFour(bytes, at + skip) == letters else { throw Failure(reason: .expectedValue, offset: at) }
    let length = word.utf8CodeUnitCount
    tape.append(token, start: at, length: length, to: &words)
    return at + length
  }

  /// Reads a string from behind its opening quote; returns where it ends, behind the closing one.
  ///
  /// Eight bytes are tested at a time.
  @inline(always)
  mutating func string(
    _ bytes: LentBytes, _ start: Int, _ words: inout MutableSpan<UInt32>, plain: Tape.Token,
    escaped: Tape.Token
  ) throws(Failure) -> Int {
    var token = plain
    var at = start
    while true {
      let stops = Self.stops(loadEight(bytes, at))
      if stops == 0 {
        at += 8
        continue
      }
      at += stops.trailingZeroBitCount >> 3
      let byte = load(bytes, at)
      if byte == 0x22 { break }
      if byte == 0x5c {
        token = escaped
        at = try Self.escape(bytes, at, byteCount)
      } else if byte >= 0x80 {
        at = try Self.multibyte(bytes, at)
      } else {
        throw Failure(reason: at >= byteCount ? .unclosedString : .controlInString, offset: at)
      }
    }
    tape.append(token, start: start, length: at - start, to: &words)
    return at + 1
  }

  /// Sets the highest bit of the first byte that is a quote, a backslash, a control byte or no ASCII; what it says of
  /// later bytes is not to be relied on. Below, a borrow from the highest bit means that a byte is too small: the
  /// usual test of all bytes of a word at once.
  ///
  /// It has no names for its parts: a debug build clears room for each, in every call of what this is a part of.
  @inline(always)
  private static func stops(_ word: UInt64) -> UInt64 {
    (((word ^ 0x2222_2222_2222_2222) &- 0x0101_0101_0101_0101)
      | ((word ^ 0x5c5c_5c5c_5c5c_5c5c) &- 0x0101_0101_0101_0101)
      | (word &- 0x2020_2020_2020_2020) | word) & 0x8080_8080_8080_8080
  }
}

// The ways the parser looks at its bytes. Past the end there are zeros. The checks here are the bounds checks: as
// unsigned numbers, negative offsets are large. So the loads themselves need not check again. They have no names for
// parts of what they do: a debug build clears room for each.

@inline(always) func load(_ bytes: LentBytes, _ at: Int) -> UInt8 {
  guard UInt(bitPattern: at) < UInt(bitPattern: bytes.count) else { return 0 }
  return bytes.start.advanced(by: at).assumingMemoryBound(to: UInt8.self).pointee
}
@inline(always) func loadFour(_ bytes: LentBytes, _ at: Int) -> UInt32 {
  UInt32(truncatingIfNeeded: loadEight(bytes, at))
}
@inline(always) func loadEight(_ bytes: LentBytes, _ at: Int) -> UInt64 {
  guard at >= 0, at <= bytes.count &- 8 else { return loadLast(bytes, at) }
  #if DEBUG && _endian(little)
    // The same as below, which is generic: a build for debugging calls a function for that.
    return unsafeBitCast(
      bytes.start.advanced(by: at).assumingMemoryBound(to: LentBytes.Eight.self).pointee, to: UInt64.self)
  #else
    return UInt64(littleEndian: bytes.uncheckedLoad(at, as: UInt64.self))
  #endif
}

/// Eight bytes of which some, or all, are past the end.
@inline(never)
private func loadLast(_ bytes: LentBytes, _ at: Int) -> UInt64 {
  var word: UInt64 = 0
  for offset in 0..<8 { word |= UInt64(load(bytes, at + offset)) << UInt64(8 * offset) }
  return word
}

/// Skips JSON's four white space characters, eight blanks at a time.
@inline(always) func skipSpace(_ bytes: LentBytes, _ start: Int) -> Int {
  var at = start
  if load(bytes, at) > 0x20 { return at }
  if load(bytes, at) == 0x20 {
    at += 1
    if load(bytes, at) > 0x20 { return at }
  }
  while true {
    let difference = loadEight(bytes, at) ^ 0x2020_2020_2020_2020
    if difference == 0 {
      at += 8
      continue
    }
    at += difference.trailingZeroBitCount >> 3
    let byte = load(bytes, at)
    guard byte == 0x0a || byte == 0x0d || byte == 0x09 else { return at }
    at += 1
  }
}
