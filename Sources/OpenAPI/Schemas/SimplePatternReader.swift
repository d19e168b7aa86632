internal import ApusEncodings

/// Reads a regular expression; what is more than plain makes it `nil`.
struct SimplePatternReader {
  private typealias Pattern = SimplePattern
  private var rest: Substring.UnicodeScalarView
  private var depth = 0

  init(_ text: String) { rest = text.unicodeScalars[...] }

  mutating func readAll() -> [[SimplePattern.Item]]? {
    guard let choices = choices(), rest.isEmpty else { return nil }
    return choices
  }

  private mutating func choices() -> [[SimplePattern.Item]]? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 20 else { return nil }
    var choices: [[SimplePattern.Item]] = [[]]
    while let next = rest.first, next != ")" {
      if next == "|" {
        rest.removeFirst()
        choices.append([])
        continue
      }
      guard let piece = piece(), let counts = counts() else { return nil }
      choices[choices.count - 1].append(
        SimplePattern.Item(piece: piece, least: counts.least, most: counts.most))
    }
    return choices
  }

  private mutating func piece() -> SimplePattern.Piece? {
    guard let first = rest.popFirst() else { return nil }
    switch first {
    case "^": return .start
    case "$": return .end
    case ".": return .one(.init(ranges: [0x0a...0x0a], isNegated: true))
    case "(":
      var mark: Unicode.Scalar?
      if rest.first == "?" {
        // Of the special groups, those that look back or have a name are not plain.
        mark = rest.dropFirst().first
        guard let mark, ":=!".unicodeScalars.contains(mark) else { return nil }
        rest.removeFirst(2)
      }
      guard let inner = choices(), rest.popFirst() == ")" else { return nil }
      return mark == "=" || mark == "!" ? .ahead(inner, isNegated: mark == "!") : .group(inner)
    case "[": return set().map { .one($0) }
    case "\\": return escape().map { .one($0) }
    case "*", "+", "?", "{": return nil
    default: return .one(.init(ranges: [first.value...first.value]))
    }
  }

  private mutating func counts() -> (least: Int, most: Int)? {
    var counts = (least: 1, most: 1)
    switch rest.first {
    case "*": counts = (0, 1_000)
    case "+": counts = (1, 1_000)
    case "?": counts = (0, 1)
    case "{":
      guard let end = rest.firstIndex(of: "}") else { return nil }
      let parts = String(rest[..<end].dropFirst()).split(separator: ",", omittingEmptySubsequences: false)
      guard let least = parts.first.flatMap({ Int($0) }), (0...1_000).contains(least), parts.count <= 2 else {
        return nil
      }
      counts = (least, parts.count == 1 ? least : min(Int(parts[1]) ?? 1_000, 1_000))
      guard counts.most >= least else { return nil }
      rest = rest[end...]
    default: return counts
    }
    rest.removeFirst()
    if rest.first == "?" { rest.removeFirst() }
    return counts
  }

  private mutating func set() -> SimplePattern.CharacterSet? {
    var set = SimplePattern.CharacterSet(ranges: [])
    if rest.first == "^" {
      rest.removeFirst()
      set.isNegated = true
    }
    while let next = rest.popFirst() {
      if next == "]" { return set }
      guard let low = member(next) else { return nil }
      guard rest.first == "-", rest.dropFirst().first != "]", low.count == 1, let start = low.first else {
        set.ranges += low
        continue
      }
      rest.removeFirst()
      guard let last = rest.popFirst(), let high = member(last)?.first, start.lowerBound <= high.upperBound
      else {
        return nil
      }
      set.ranges.append(start.lowerBound...high.upperBound)
    }
    return nil
  }

  private mutating func member(_ scalar: Unicode.Scalar) -> [ClosedRange<UInt32>]? {
    guard scalar == "\\" else { return [scalar.value...scalar.value] }
    guard let set = escape() else { return nil }
    return set.isNegated ? set.complement : set.ranges
  }

  private mutating func escape() -> SimplePattern.CharacterSet? {
    guard let letter = rest.popFirst() else { return nil }
    let digits: [ClosedRange<UInt32>] = [0x30...0x39]
    let words = digits + [0x41...0x5a, 0x5f...0x5f, 0x61...0x7a]
    // As ECMA 262 counts them: the blank of Japanese is one, and so is the byte order mark.
    let spaces: [ClosedRange<UInt32>] = [
      0x20...0x20, 0x09...0x0d, 0xa0...0xa0, 0x1680...0x1680, 0x2000...0x200a, 0x2028...0x2029,
      0x202f...0x202f, 0x205f...0x205f, 0x3000...0x3000, 0xfeff...0xfeff,
    ]
    switch letter {
    case "d": return .init(ranges: digits)
    case "D": return .init(ranges: digits, isNegated: true)
    case "w": return .init(ranges: words)
    case "W": return .init(ranges: words, isNegated: true)
    case "s": return .init(ranges: spaces)
    case "S": return .init(ranges: spaces, isNegated: true)
    case "n": return .init(ranges: [0x0a...0x0a])
    case "r": return .init(ranges: [0x0d...0x0d])
    case "t": return .init(ranges: [0x09...0x09])
    case "u", "x": return hexadecimal(digits: letter == "u" ? 4 : 2)
    case let other
    where !("a"..."z").contains(other) && !("A"..."Z").contains(other) && !("0"..."9").contains(other):
      return .init(ranges: [other.value...other.value])
    default: return nil
    }
  }

  /// `\u00e9` and `\xe9`.
  private mutating func hexadecimal(digits count: Int) -> SimplePattern.CharacterSet? {
    let digits = Array(String(rest.prefix(count)).utf8)
    guard digits.count == count, let value = Hex.number(of: digits[...]) else { return nil }
    rest.removeFirst(count)
    return .init(ranges: [value...value])
  }
}
