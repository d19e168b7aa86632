internal import ApusClient

/// First words that were meant to be `auth`: `authx`, `aut`, `authbearer`.
enum MeantAuth {
  /// Whether a word is `auth`, or one edit away from it.
  static func isNear(_ word: String) -> Bool { nearest(to: word, among: ["auth"]) != nil }

  /// How a secret follows such a word; `nil` when it is none of them.
  static func introduction(_ word: String) -> SecretNames.Introduction? {
    let word = word.lowercased()
    if word.hasPrefix("auth"), let scheme = SecretNames.introduction(String(word.dropFirst(4))) {
      return scheme
    }
    return isNear(word) ? .itself : nil
  }
}
