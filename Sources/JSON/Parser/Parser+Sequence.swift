/// Texts that follow one another are read as the elements of a list.
extension Parser {
  /// Opens the list that the values of a sequence are in; true when there are none.
  mutating func beginSequence(_ words: TapeWords, _ bytes: LentBytes, _ at: inout Int) -> Bool {
    words.withMutableSpan { words in
      container = tape.open(.array, start: 0, in: &words)
      at = skipSeparators(bytes, at)
      if at == byteCount { tape.close(container, count: 0, endByte: at, in: &words) }
    }
    return at == byteCount
  }

  /// Moves on to the next value of a sequence; true at the end of the text.
  @inline(never)
  mutating func nextOfSequence(
    _ bytes: LentBytes, _ at: inout Int, _ words: inout MutableSpan<UInt32>
  ) throws(Failure) -> Bool {
    children += 1
    let last = load(bytes, at - 1)
    at = skipSeparators(bytes, at)
    if at == byteCount {
      guard tape.count <= Tape.indexLimit else { throw Failure(reason: .tooLarge, offset: at) }
      tape.close(container, count: children, endByte: at, in: &words)
      return true
    }
    // Numbers and words have no end of their own.
    let isApart =
      load(bytes, at - 1) <= 0x20 || "}]\"".utf8.contains(last) || "{[\"".utf8.contains(load(bytes, at))
    if !isApart { throw Failure(reason: .expectedEnd, offset: at) }
    return false
  }

  /// Skips white space, and what RFC 7464 puts before each text.
  private func skipSeparators(_ bytes: LentBytes, _ start: Int) -> Int {
    var at = skipSpace(bytes, start)
    while load(bytes, at) == 0x1e { at = skipSpace(bytes, at + 1) }
    return at
  }
}
