extension Parser {
  /// Checks a number by the grammar of RFC 8259 and keeps its spelling; returns where it ends.
  @inline(always)
  mutating func number(
    _ bytes: RawSpan, _ start: Int, _ words: inout MutableSpan<UInt32>
  ) throws(Failure) -> Int {
    var at = start
    var token = Tape.Token.integer
    if load(bytes, at) == UInt8(ascii: "-") { at += 1 }
    if load(bytes, at) == UInt8(ascii: "0") {
      at += 1
      if isDigit(bytes, at) { throw Failure(reason: .leadingZero, offset: start) }
    } else {
      at = try digits(bytes, at, or: .expectedDigit)
    }
    if load(bytes, at) == UInt8(ascii: ".") {
      token = .decimal
      at = try digits(bytes, at + 1, or: .expectedFraction)
    }
    if load(bytes, at) | 0x20 == UInt8(ascii: "e") {
      token = .decimal
      at += 1
      let sign = load(bytes, at)
      if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { at += 1 }
      at = try digits(bytes, at, or: .expectedExponent)
    }
    tape.append(token, start: start, length: at - start, to: &words)
    return at
  }

  @inline(always)
  private func isDigit(_ bytes: RawSpan, _ at: Int) -> Bool {
    load(bytes, at) &- 0x30 < 10
  }

  /// Reads one digit or more.
  @inline(always)
  private func digits(
    _ bytes: RawSpan, _ start: Int, or reason: SyntaxError.Reason
  ) throws(Failure) -> Int {
    var at = start
    while isDigit(bytes, at) { at += 1 }
    guard at > start else { throw Failure(reason: reason, offset: at) }
    return at
  }
}
