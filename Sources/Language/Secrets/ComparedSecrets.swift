internal import ApusClient

/// What a part of an answer is compared with, where its name is one of secrets: `expect .token == x`,
/// `expect header X-Api-Key == x`. What a path compares stands in quotes, which are looked into anyway.
struct ComparedSecrets {
  private(set) var ranges: [Range<Int>] = []

  init(_ words: [Word]) {
    guard words.count > 3, words[0].text.lowercased() == "expect", let part = Self.part(words) else { return }
    for (sign, word) in zip(words.dropFirst(2), words.dropFirst(3)) where Self.signs.contains(sign.text) {
      let isSecret = SecretNames.hidesForCertain(part.name, word.text, in: part.place)
      if isSecret, word.text.utf8.count >= Self.shortest {
        ranges += TypedSecrets.literals([word]).map(\.range)
      }
    }
  }

  private static let signs: Set = ["==", "!=", "=", "contains"]

  /// In bytes. What is shorter cannot be told from other text.
  private static let shortest = 4

  private static func part(_ words: [Word]) -> (name: String, place: SecretNames.Place)? {
    if words[1].text.lowercased() == "header" { return (words[2].text, .header) }
    guard words[1].kind == .path else { return nil }
    return words[1].text.split { ".[]'\"".contains($0) }.last { !$0.allSatisfy(\.isNumber) }.map {
      (String($0), .member)
    }
  }
}
