/// What a filter asks of a value.
indirect enum Condition: Sendable, Hashable {
  case all([Condition])
  case any([Condition])
  case not(Condition)
  case exists(Query)
  case comparison(Operand, Comparator, Operand)
  case matches(Operand, PatternOperand, wholly: Bool)

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
}
