/// The format of all the strings seen by a shape.
enum TextTally: Sendable, Equatable {
  /// No string was seen.
  case none
  case format(StringFormat)
  /// No format, or several.
  case plain

  mutating func add(_ string: Node) {
    switch self {
    case .plain: break
    case .none: self = StringFormat(string.utf8).map(TextTally.format) ?? .plain
    case .format(let known): if StringFormat(string.utf8) != known { self = .plain }
    }
  }

  mutating func merge(_ other: TextTally) {
    if self == .none {
      self = other
    } else if other != .none, other != self {
      self = .plain
    }
  }

  var format: StringFormat? {
    if case .format(let format) = self { format } else { nil }
  }
}
