/// A regular expression of RFC 9485 (I-Regexp), compiled to a small program.
///
/// The program is run for all its possibilities at once (`PatternMatcher`), so the time it takes grows with the
/// text and the pattern, never explosively. An unescaped `^` or `$` stands for the start or the end of the
/// text; the RFC takes them for themselves, but has them act so wherever its patterns are handed to another
/// engine, and so do its test suite and most people.
struct Pattern: Sendable, Hashable {
  /// A pattern as it is written.
  indirect enum Part {
    case scalar(ScalarSet)
    case start
    case end
    case sequence([Part])
    case choice([Part])
    /// `nil` for any number.
    case repetition(Part, least: Int, most: Int?)
  }

  enum Instruction: Sendable, Hashable {
    case scalar(ScalarSet)
    /// Goes on at both places.
    case split(Int, Int)
    case jump(Int)
    case start
    case end
    case accept
  }

  /// Why a text is no pattern, or is one that takes too much.
  struct Refusal: Error {
    let expected: String
  }

  /// The most instructions a pattern may need; `(a{100}){100}` comes close.
  static let sizeLimit = 10_000

  private(set) var program: [Instruction] = []
  /// What is left of `sizeLimit`. Copies of nothing count too, or `(){1000}` in itself would take for ever.
  private var budget = Self.sizeLimit

  init(_ utf8: ArraySlice<UInt8>) throws(Refusal) {
    var parser = PatternParser(utf8)
    try emit(try parser.pattern())
    program.append(.accept)
  }

  private mutating func emit(_ part: Part) throws(Refusal) {
    budget -= 1
    guard budget > 0 else { throw Refusal(expected: "at most \(Self.sizeLimit) steps") }
    switch part {
    case .scalar(let set): program.append(.scalar(set))
    case .start: program.append(.start)
    case .end: program.append(.end)
    case .sequence(let parts):
      for part in parts { try emit(part) }
    case .choice(let parts): try emit(choice: parts)
    case .repetition(let part, let least, let most):
      for _ in 0..<least { try emit(part) }
      if let most {
        try emit(part, upTo: most - least)
      } else {
        try emit(anyNumberOf: part)
      }
    }
  }

  private mutating func emit(choice parts: [Part]) throws(Refusal) {
    var jumps: [Int] = []
    for (position, part) in parts.enumerated() {
      guard position < parts.count - 1 else {
        try emit(part)
        break
      }
      let split = program.count
      program.append(.jump(0))
      try emit(part)
      jumps.append(program.count)
      program.append(.jump(0))
      program[split] = .split(split + 1, program.count)
    }
    for jump in jumps { program[jump] = .jump(program.count) }
  }

  private mutating func emit(anyNumberOf part: Part) throws(Refusal) {
    let split = program.count
    program.append(.jump(0))
    try emit(part)
    program.append(.jump(split))
    program[split] = .split(split + 1, program.count)
  }

  private mutating func emit(_ part: Part, upTo count: Int) throws(Refusal) {
    var splits: [Int] = []
    for _ in 0..<count {
      splits.append(program.count)
      program.append(.jump(0))
      try emit(part)
    }
    for split in splits { program[split] = .split(split + 1, program.count) }
  }
}
