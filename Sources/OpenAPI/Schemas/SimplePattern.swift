/// A regular expression as schemas have them, as far as it is plain: letters, classes, groups, choices, counts, and
/// anchors, and what has or has not to follow. `nil` for one that has more.
struct SimplePattern {
  indirect enum Piece {
    case one(CharacterSet)
    case group([[Item]])
    /// What has to follow, or must not, and is not taken.
    case ahead([[Item]], isNegated: Bool)
    case start, end
  }

  struct Item {
    let piece: Piece
    let least: Int
    let most: Int
  }

  struct CharacterSet {
    var ranges: [ClosedRange<UInt32>]
    var isNegated = false

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      ranges.contains { $0.contains(scalar.value) } != isNegated
    }

    /// All that is in none of its ranges.
    var complement: [ClosedRange<UInt32>] {
      var (next, found): (UInt32, [ClosedRange<UInt32>]) = (0, [])
      for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        if range.lowerBound > next { found.append(next...range.lowerBound - 1) }
        next = max(next, range.upperBound + 1)
      }
      return next <= 0x10ffff ? found + [next...0x10ffff] : found
    }

    /// A letter of it that is easily read.
    var plainest: Character {
      for scalar in "a0A-_ /.:@".unicodeScalars where contains(scalar) { return Character(scalar) }
      let first = (0x21...0x7e).lazy.compactMap(Unicode.Scalar.init).first { contains($0) }
      return Character(first ?? ranges.first.flatMap { Unicode.Scalar($0.lowerBound) } ?? "a")
    }
  }

  private let choices: [[Item]]

  init?(_ text: String) {
    var reader = SimplePatternReader(text)
    guard let choices = reader.readAll() else { return nil }
    self.choices = choices
  }

  /// One of the shortest texts that fit, or with that many more where the first letter is that may be repeated.
  ///
  /// - Parameter choice: which of the choices is taken, where there are so many.
  func sample(longerBy extra: Int, choosing choice: Int = 0) -> String {
    var extra = extra
    return Self.sample(choices, choice, &extra)
  }

  private static func sample(_ choices: [[Item]], _ choice: Int, _ extra: inout Int) -> String {
    guard let items = choices.dropFirst(choice).first ?? choices.first else { return "" }
    return items.map { item in
      guard case .one(let set) = item.piece else {
        guard case .group(let inner) = item.piece else { return "" }
        return (0..<max(item.least, extra > 0 && item.most > 0 ? 1 : 0)).map { _ in
          sample(inner, choice, &extra)
        }
        .joined()
      }
      let more = min(extra, item.most - item.least)
      extra -= more
      return String(repeating: set.plainest, count: item.least + more)
    }.joined()
  }

  /// Whether it is found in a text; `nil` when that takes too long to tell.
  func matches(_ text: String) -> Bool? {
    var matcher = SimplePatternMatcher(text)
    let isFound = (0...matcher.count).contains { start in
      matcher.matches(choices, from: start) { _, _ in true }
    }
    return matcher.isExhausted ? nil : isFound
  }
}

/// Tries all ways to find a pattern at a place, as long as they are few.
private struct SimplePatternMatcher {
  private let scalars: [Unicode.Scalar]
  private var allowance = 20_000

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  var count: Int { scalars.count }
  var isExhausted: Bool { allowance <= 0 }

  typealias Rest = (inout SimplePatternMatcher, Int) -> Bool

  mutating func matches(_ choices: [[SimplePattern.Item]], from start: Int, then rest: Rest) -> Bool {
    for items in choices where matches(items[...], from: start, then: rest) { return true }
    return false
  }

  private mutating func matches(_ items: ArraySlice<SimplePattern.Item>, from start: Int, then rest: Rest)
    -> Bool
  {
    guard let item = items.first else { return rest(&self, start) }
    return repeated(item, 0, from: start) { $0.matches(items.dropFirst(), from: $1, then: rest) }
  }

  private mutating func repeated(
    _ item: SimplePattern.Item, _ times: Int, from start: Int, then rest: Rest
  ) -> Bool {
    allowance -= 1
    guard allowance > 0 else { return false }
    if times < item.most {
      let isMatch = once(item.piece, from: start) { matcher, end in
        // What matches nothing need not be tried again.
        guard end > start || times < item.least else { return false }
        return matcher.repeated(item, times + 1, from: end, then: rest)
      }
      if isMatch { return true }
    }
    return times >= item.least && rest(&self, start)
  }

  private mutating func once(_ piece: SimplePattern.Piece, from start: Int, then rest: Rest) -> Bool {
    switch piece {
    case .start: start == 0 && rest(&self, start)
    case .end: start == scalars.count && rest(&self, start)
    case .one(let set): start < scalars.count && set.contains(scalars[start]) && rest(&self, start + 1)
    case .group(let choices): matches(choices, from: start, then: rest)
    case .ahead(let choices, let isNegated):
      matches(choices, from: start) { _, _ in true } != isNegated && rest(&self, start)
    }
  }
}
