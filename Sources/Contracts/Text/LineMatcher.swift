internal import ApusEncodings
internal import ApusJSON

/// One line that is expected, and how it is compared: literally first, then by its elisions, then as a pattern.
struct LineMatcher {
  let text: String
  private let elisions: [Elision]?
  private let pattern: TextPattern?
  private let glob: Glob?

  /// A piece of a line.
  private enum Elision {
    case literal([UInt8])
    /// `[..]`
    case anything
    case kind(Placeholder)
  }

  init(_ line: String) {
    text = RecordableText.lines(of: line).joined(separator: " ")
    let elisions = Self.elisions(in: Array(text.utf8))
    self.elisions = elisions.count == 1 && !text.hasSuffix("]") ? nil : elisions
    pattern = text.hasSuffix(" (re)") ? TextPattern(String(text.dropLast(5))) : nil
    glob = text.hasSuffix(" (glob)") ? Glob(String(text.dropLast(7))) : nil
  }

  /// `...` alone stands for any number of lines.
  var isGap: Bool { text.trimmingBlanks == "..." }

  func matches(_ actual: String) -> Bool {
    if text == actual { return true }
    if let elisions, Self.match(elisions, Array(actual.utf8)) { return true }
    return pattern?.matchesWhole(actual) == true || glob?.matches(actual) == true
  }

  private static func elisions(in bytes: [UInt8]) -> [Elision] {
    var result: [Elision] = []
    var literal: [UInt8] = []
    var at = 0
    while at < bytes.count {
      guard bytes[at] == UInt8(ascii: "["), let (elision, length) = elision(at: bytes[at...]) else {
        literal.append(bytes[at])
        at += 1
        continue
      }
      if !literal.isEmpty { result.append(.literal(literal)) }
      literal = []
      result.append(elision)
      at += length
    }
    if !literal.isEmpty { result.append(.literal(literal)) }
    return result
  }

  private static func elision(at bytes: ArraySlice<UInt8>) -> (Elision, Int)? {
    if bytes.starts(with: "[..]".utf8) { return (.anything, 4) }
    let found = Placeholder.allCases.first { bytes.starts(with: $0.rawValue.utf8) }
    return found.map { (.kind($0), $0.rawValue.utf8.count) }
  }

  /// Goes through the pieces once with every place that could have been reached so far, so nothing is tried twice.
  private static func match(_ elisions: [Elision], _ bytes: [UInt8]) -> Bool {
    var places = [0]
    for elision in elisions {
      switch elision {
      case .literal(let literal):
        places = places.filter { bytes[$0...].starts(with: literal) }.map { $0 + literal.count }
      case .kind(let kind):
        let ends = places.compactMap { place in
          let isInsideWord =
            place > 0 && isWordByte(bytes[place - 1]) && bytes[place...].first != UInt8(ascii: "[")
          return isInsideWord ? nil : kind.length(at: bytes[place...]).map { place + $0 }
        }
        places = Set(ends).sorted()
      case .anything:
        guard let first = places.first else { return false }
        places = Array(first...bytes.count)
      }
      if places.isEmpty { return false }
    }
    return places.last == bytes.count
  }
}
