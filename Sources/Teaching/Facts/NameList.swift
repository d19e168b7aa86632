internal import ApusServices
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

  /// `contents (write) and workflows (write), or administration (write)`
  static func any(_ permissions: GitHub.Permissions) -> Sentence {
    let sets = permissions.inWords.map { all($0) }
    guard let first = sets.first else { return "" }
    return sets.dropFirst().reduce(first) { "\($0), or \($1)" }
  }

  private static func parts(_ names: [String]) -> (others: String, last: String)? {
    guard let last = names.last, names.count > 1 else { return nil }
    return (names.dropLast().joined(separator: ", "), last)
  }
}
