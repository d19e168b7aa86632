/// What values tell, whatever they are called.
extension SecretNames {
  /// Also those of YAML, and what may be done with something: `id-token: write`.
  static func isKeyword(_ value: String) -> Bool { keywords.contains(value.lowercased()) }

  private static let keywords = Set(
    "true false null none yes no on off read write * latest".split(separator: " ").map(String.init))

  /// What a package is wanted in, which may be called `jsonwebtoken`: `^9.0.2`, `~1.2.0`, `>=3`, `1.0.0-beta.2`.
  static func isVersion(_ value: String) -> Bool {
    let bare = value.drop { "^~<>=".contains($0) }
    let number = bare.hasPrefix("v") ? bare.dropFirst() : bare
    guard value.utf8.count <= 24, number.utf8.first.map(isDigit) == true else { return false }
    let parts = number.prefix { $0 != "-" }.split(separator: ".", omittingEmptySubsequences: false)
    return (number.count < value.count ? 1...4 : 3...4).contains(parts.count)
      && parts.allSatisfy { $0 == "x" || (1...5).contains($0.count) && $0.utf8.allSatisfy(isDigit) }
      && isStage(number.drop { $0 != "-" })
  }

  /// Whether nothing stands there, or how far a version has come: `-beta.2`, `-rc1`. A token may begin like one.
  private static func isStage(_ text: Substring) -> Bool {
    let words = text.split { !$0.isLetter }
    return text.isEmpty
      || text.utf8.count <= 12 && words.count == 1 && words.allSatisfy { stages.contains($0.lowercased()) }
        && text.utf8.allSatisfy { isLetter($0) || isDigit($0) || "-.".utf8.contains($0) }
  }

  private static let stages = Set(
    "alpha beta rc pre preview next canary dev snapshot nightly".split(separator: " ").map(String.init))

  /// Whether a value is none of a secret, whatever it is called on a line for people.
  package static func isPlain(_ value: String) -> Bool { isKeyword(value) || isVersion(value) }

  /// Whether a text is what the table calls secrets: `password`, `Passphrase`.
  package static func isKnown(_ text: String) -> Bool {
    text.utf8.count <= 24
      && rows[text.lowercased().replacing("_", with: "+").replacing("-", with: "+")] != nil
  }

  /// Whether nothing but letters and what joins words stands there: that may be the name of something else.
  package static func mayBeWords(_ value: String) -> Bool {
    var capitals = 0
    var before: UInt8 = 0
    for byte in value.utf8 {
      guard isLetter(byte) || "-_./".utf8.contains(byte) else { return false }
      if isCapital(byte), isLetter(before), !isCapital(before) { capitals += 1 }
      before = byte
    }
    return capitals < 4
  }

  /// What counts something; as the value of a secret it would be guessed at once.
  static func isShortNumber(_ value: String) -> Bool {
    value.utf8.count < 6 && value.utf8.allSatisfy(isDigit)
  }

  /// Whether capitals, small letters and digits change too often for words, names and numbers of people.
  package static func looksMadeUp(_ value: String) -> Bool {
    let kinds = value.utf8.map { isDigit($0) ? 1 : isCapital($0) ? 2 : isLetter($0) ? 3 : 0 }
    guard kinds.count >= 12, kinds.contains(1), kinds.contains(where: { $0 > 1 }) else { return false }
    guard value.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7f }) else { return false }
    return zip(kinds, kinds.dropFirst()).filter { $0 != $1 && $0 > 0 && $1 > 0 }.count >= 4
  }
}
