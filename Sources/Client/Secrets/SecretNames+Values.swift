/// What values tell, whatever they are called.
extension SecretNames {
  static func isKeyword(_ value: String) -> Bool {
    ["true", "false", "null"].contains(value.lowercased())
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

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  static func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
  static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 }
}
