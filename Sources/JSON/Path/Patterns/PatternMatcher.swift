extension Pattern {
  /// Whether the pattern takes the whole text, or some part of it when `wholly` is false.
  func matches(_ utf8: ArraySlice<UInt8>, wholly: Bool, within effort: inout Effort) -> Bool {
    var matcher = PatternMatcher(self, wholly: wholly)
    return matcher.run(utf8, within: &effort)
  }
}

/// Goes through a text once with every place of the program that could have been reached so far.
private struct PatternMatcher {
  let program: [Pattern.Instruction]
  let wholly: Bool
  /// The places that wait for a scalar, each once.
  var waiting: [Int] = []
  /// For each place the step in which it was last reached.
  var reached: [Int]
  var step = 0
  var accepts = false

  init(_ pattern: Pattern, wholly: Bool) {
    program = pattern.program
    self.wholly = wholly
    reached = Array(repeating: -1, count: program.count)
  }

  mutating func run(_ utf8: ArraySlice<UInt8>, within effort: inout Effort) -> Bool {
    var decoder = UTF8()
    var bytes = utf8.makeIterator()
    var scalar = decoder.nextScalar(&bytes)
    reach(0, isStart: true, isEnd: scalar == nil)
    while let current = scalar {
      if accepts, !wholly { return true }
      if wholly, waiting.isEmpty { return false }
      guard effort.spend() else { return false }
      scalar = decoder.nextScalar(&bytes)
      take(current, isEnd: scalar == nil)
    }
    return accepts
  }

  /// Goes on from every waiting place that takes the scalar. A search may also begin behind it.
  private mutating func take(_ scalar: Unicode.Scalar, isEnd: Bool) {
    let places = waiting
    waiting.removeAll(keepingCapacity: true)
    accepts = false
    step += 1
    for place in places {
      if case .scalar(let set) = program[place], set.contains(scalar) {
        reach(place + 1, isStart: false, isEnd: isEnd)
      }
    }
    if !wholly { reach(0, isStart: false, isEnd: isEnd) }
  }

  /// Follows everything that takes no scalar.
  private mutating func reach(_ place: Int, isStart: Bool, isEnd: Bool) {
    var places = [place]
    while let place = places.popLast() {
      guard reached[place] != step else { continue }
      reached[place] = step
      switch program[place] {
      case .scalar: waiting.append(place)
      case .split(let one, let other): places += [other, one]
      case .jump(let target): places.append(target)
      case .start: if isStart { places.append(place + 1) }
      case .end: if isEnd { places.append(place + 1) }
      case .accept: accepts = true
      }
    }
  }
}

extension UTF8 {
  fileprivate mutating func nextScalar(_ bytes: inout ArraySlice<UInt8>.Iterator) -> Unicode.Scalar? {
    switch decode(&bytes) {
    case .scalarValue(let scalar): scalar
    case .emptyInput: nil
    case .error: "\u{fffd}"
    }
  }
}
