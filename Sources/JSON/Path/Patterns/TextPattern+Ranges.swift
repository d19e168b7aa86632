extension TextPattern {
  /// Where the pattern is met in a text: each time the first that begins, as far as it goes, none over another.
  ///
  /// What takes more than `longest` bytes is not found: whoever looks through a text that others wrote looks for words,
  /// and the time must grow with the text only. Nothing is found in an empty place.
  package func ranges(in text: [UInt8], longest: Int = 256) -> [Range<Int>] {
    var search = RangeSearch(pattern.program, longest: longest)
    return search.run(text)
  }
}

/// Goes through a text with every place of a program that could have been reached, and where that began.
private struct RangeSearch {
  private let program: [Pattern.Instruction]
  private let longest: Int
  /// The places that wait for a character, each once, what began first first.
  private var waiting: [(place: Int, start: Int)] = []
  /// For each place the step in which it was last reached.
  private var reached: [Int]
  private var step = 0
  private var found: Range<Int>?

  init(_ program: [Pattern.Instruction], longest: Int) {
    (self.program, self.longest) = (program, longest)
    reached = Array(repeating: -1, count: program.count)
  }

  mutating func run(_ text: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var at = 0
    while true {
      // What begins later does not count where something was found.
      if found == nil { reach(0, from: at, at: at, of: text.count) }
      if let range = found, waiting.isEmpty || at == text.count {
        result.append(range)
        (found, waiting, at) = (nil, [], range.upperBound)
        step += 1
        continue
      }
      guard at < text.count else { return result }
      let (scalar, next) = Self.scalar(of: text, at: at)
      take(scalar, endingAt: next, of: text.count)
      at = next
    }
  }

  /// Goes on from every waiting place that takes the character.
  private mutating func take(_ scalar: Unicode.Scalar, endingAt end: Int, of count: Int) {
    let places = waiting
    waiting.removeAll(keepingCapacity: true)
    step += 1
    for (place, start) in places where end - start <= longest {
      if case .scalar(let set) = program[place], set.contains(scalar) {
        reach(place + 1, from: start, at: end, of: count)
      }
    }
  }

  /// Follows everything that takes no character.
  private mutating func reach(_ place: Int, from start: Int, at: Int, of count: Int) {
    if let found, start > found.lowerBound { return }
    var places = [place]
    while let place = places.popLast() {
      guard reached[place] != step else { continue }
      reached[place] = step
      switch program[place] {
      case .scalar: waiting.append((place, start))
      case .split(let one, let other): places += [other, one]
      case .jump(let target): places.append(target)
      case .start: if at == 0 { places.append(place + 1) }
      case .end: if at == count { places.append(place + 1) }
      case .accept: if at > start { found = start..<at }
      }
    }
  }

  /// The character at a place and where it ends. What is not UTF-8 takes a byte each.
  private static func scalar(of text: [UInt8], at place: Int) -> (Unicode.Scalar, Int) {
    if text[place] < 0x80 { return (Unicode.Scalar(text[place]), place + 1) }
    var decoder = UTF8()
    var bytes = text[place...].prefix(4).makeIterator()
    if case .scalarValue(let scalar) = decoder.decode(&bytes) { return (scalar, place + UTF8.width(scalar)) }
    return ("\u{fffd}", place + 1)
  }
}
