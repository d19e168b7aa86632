extension Promise {
  /// Whether it is kept or broken only beside an earlier answer.
  var needsEarlierAnswer: Bool {
    switch self {
    case .exact, .map, .type([]), .shape(nil): true
    case .every(_, let promises): promises.contains(where: \.needsEarlierAnswer)
    default: false
    }
  }

  /// Whether it looks at an earlier answer where there is one.
  var usesEarlierAnswer: Bool {
    switch self {
    case .optional, .same: true
    default: needsEarlierAnswer
    }
  }

  /// Whether what it is about is judged by it, and not by what a comparison makes of one earlier answer.
  var replacesComparison: Bool {
    switch self {
    case .absent, .ignore, .optional, .map, .exact, .type, .shape, .compared, .oneOf, .within, .matching,
      .same, .statuses:
      true
    case .present, .length, .sorted, .unique, .containing, .every, .everyHolds, .time, .described: false
    }
  }
  /// Whether it is kept where nothing is, or tells by itself that a value is gone.
  var leavesFree: Bool {
    switch self {
    case .absent, .ignore, .optional, .exact: true
    default: false
    }
  }

  var isOptional: Bool { if case .optional = self { true } else { false } }

  /// Whether it is about each of some values, and so kept where there are none.
  var isKeptByNone: Bool {
    switch self {
    case .present, .exact: false
    default: true
    }
  }
}
