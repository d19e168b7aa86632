internal import ApusWords

/// Several names in a sentence.
enum NameList {
  /// `a, b and c`
  static func all(_ names: [String]) -> Sentence {
    guard let (others, last) = parts(names) else { return "\(names.first ?? "")" }
    return "\(others) and \(last)"
  }

  /// `a, b or c`
  static func any(_ names: [String]) -> Sentence {
    guard let (others, last) = parts(names) else { return "\(names.first ?? "")" }
    return "\(others) or \(last)"
  }

  private static func parts(_ names: [String]) -> (others: String, last: String)? {
    guard let last = names.last, names.count > 1 else { return nil }
    return (names.dropLast().joined(separator: ", "), last)
  }
}
