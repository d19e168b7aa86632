/// What is told of a name without making a text of it: in a large body most are no secret's.
extension SecretNames {
  /// Whether a name has all letters of one that is known. Where it has not, no rule has it.
  package static func mayKnow(_ name: ArraySlice<UInt8>) -> Bool {
    let letters = letters(of: name)
    for known in knownLetters where known & letters == known { return true }
    return false
  }

  /// A bit for each letter, whatever its case.
  private static func letters(of name: some Sequence<UInt8>) -> UInt32 {
    var letters: UInt32 = 0
    for byte in name {
      let letter = (byte | 0x20) &- 0x61
      if letter < 26 { letters |= 1 << UInt32(letter) }
    }
    return letters
  }

  /// Those of each known name, but where another has fewer of them.
  private static let knownLetters: [UInt32] = {
    let all = Set(rows.keys.map { letters(of: $0.utf8) })
    return all.filter { own in !all.contains { $0 != own && $0 & own == $0 } }.sorted()
  }()
}
