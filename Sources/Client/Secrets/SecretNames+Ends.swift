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

  // MARK: Words without a border

  /// `csrf`, `token` of `csrftoken`: a word that ends in what a secret is called, and that the table has not.
  static func parts(of word: [UInt8]) -> [String] {
    let text = String(decoding: word, as: UTF8.self)
    guard word.count > shortestEnd, let ends = ends[key(of: word)],
      let end = ends.first(where: { $0.count < word.count && word.suffix($0.count).elementsEqual($0) }),
      rows[text] == nil
    else { return [text] }
    let start = String(text.dropLast(end.count))
    // So that a `nextpagetoken` is what a `next_page_token` is.
    let place = places.first { start.count > $0.count && start.hasSuffix($0) }
    return (place.map { [String(start.dropLast($0.count)), $0] } ?? [start])
      + [String(decoding: end, as: UTF8.self)]
  }

  private static let shortestEnd = 3

  /// Those words, by their last two letters: almost no name ends in one, and every name is asked for.
  private static let ends: [Int: [[UInt8]]] = {
    let words = table.filter(\.ends).flatMap { $0.names.split(separator: " ") }.filter { !$0.contains("+") }
    return Dictionary(grouping: words.map { Array($0.utf8) }, by: key)
  }()

  private static func key(of word: [UInt8]) -> Int {
    word.suffix(2).reduce(0) { $0 << 8 | Int($1) }
  }

  // MARK: Letters

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  static func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
  static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 }

  // MARK: Headers

  /// Whether the value of a header of this name has a scheme before its proof, be it one that is known here or not.
  package static func mayHaveScheme(_ name: String) -> Bool { name.lowercased().hasSuffix("authorization") }

  /// Whether a header of this name holds cookies: those of a client, or the one that a server sets.
  package static func areCookies(_ name: String) -> Bool {
    ["cookie", "set-cookie"].contains(name.lowercased())
  }
}
