/// A path once it is parsed. RFC 9535's words are used for its parts.
struct Query: Sendable, Hashable {
  enum Start: Sendable, Hashable {
    /// `$`, the value the whole path looks into.
    case root
    /// `@`, the value a filter is looking at.
    case current
  }

  let start: Start
  let segments: [Segment]
  /// Numbers the queries of one path, so that what does not depend on `@` is looked up once.
  let number: Int

  /// Whether it can find one value at most, which is what a comparison needs.
  var isSingular: Bool { segments.allSatisfy(\.isSingular) }
}

struct Segment: Sendable, Hashable {
  let selectors: [Selector]
  /// `..`: the selectors look into the value and into everything below it.
  let isDescendant: Bool

  var isSingular: Bool {
    guard !isDescendant, selectors.count == 1 else { return false }
    switch selectors[0] {
    case .name, .index: return true
    case .wildcard, .slice, .filter: return false
    }
  }
}

enum Selector: Sendable, Hashable {
  case name([UInt8])
  case wildcard
  case index(Int)
  case slice(Slice)
  case filter(Condition)
}

struct Slice: Sendable, Hashable {
  var start: Int?
  var end: Int?
  var step = 1
}

/// What a filter asks of a value.
indirect enum Condition: Sendable, Hashable {
  case all([Condition])
  case any([Condition])
  case not(Condition)
  case exists(Query)
  case comparison(Operand, Comparator, Operand)
  case matches(Operand, PatternOperand, wholly: Bool)
}

enum Comparator: Sendable, Hashable {
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
}

/// What has a value: what can be compared, and be an argument where a value is wanted.
indirect enum Operand: Sendable, Hashable {
  case literal(Literal)
  /// A singular query.
  case query(Query)
  case length(Operand)
  case count(Query)
  case value(Query)
}

enum Literal: Sendable, Hashable {
  case null
  case boolean(Bool)
  /// As spelled, since numbers are compared exactly.
  case number([UInt8])
  case string([UInt8])
}

enum PatternOperand: Sendable, Hashable {
  /// Written in the path; `nil` when it is no I-Regexp, which matches nothing.
  case fixed(Pattern?)
  /// Found in the document, perhaps another one for each value.
  case found(Operand)
}
