/// What names of arrays and objects tell of what lies in them: only their ends count, for a `password_policy` is none.
extension SecretNames {
  /// Whether all texts in an array or an object of a name may be secrets: `credentials`.
  package static func holdsSecrets(_ name: String) -> Bool {
    rule(of: name, in: .member) != nil && rows(atEndOf: words(of: name)).contains(where: \.holds)
  }

  /// Whether a name ends in what a secret is called, be it numbered or not: `Authorization`, `session_id`.
  static func isSecretByItsEnd(_ name: String) -> Bool {
    guard rule(of: name, in: .member) != nil else { return false }
    var words = words(of: name)
    if !rows(atEndOf: words).isEmpty { return true }
    guard let last = words.popLast(), ["id", "ids"].contains(last) else { return false }
    return !rows(atEndOf: words).isEmpty
  }

  private static func rows(atEndOf words: [String]) -> [Row] {
    (1...longestName).filter { $0 <= words.count }.flatMap { length -> [Row] in
      (rows[words.suffix(length).joined(separator: "+")] ?? []).map { table[$0] }.filter {
        $0.places.contains(.member) && (!$0.isWhole || length == words.count)
      }
    }
  }
}
