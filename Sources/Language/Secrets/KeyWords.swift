import ApusClient

/// The words of `auth SCHEME …` and `verify SCHEME …`, of which some are options whose values may be seen.
struct KeyWords {
  private let words: [Word]

  init(_ words: [Word]) { self.words = words }

  /// Whether a key is checked with, and nobody logs in.
  var areCheck: Bool {
    words.count > 1 && words[0].text.lowercased() == "verify" && AuthScheme.named(words[1].text) != nil
  }

  /// All but the options of a scheme that signs, and their values; one that is secret stays.
  var withoutSettings: [Word] {
    guard words.count > 1, let scheme = AuthScheme.named(words[1].text), scheme.signs else { return words }
    let secret = scheme.settings.filter(\.isSecret).map(\.option)
    var kept: [Word] = []
    var isValue = false
    for word in words {
      if word.text.hasPrefix("--") {
        isValue = !secret.contains(word.text)
      } else if isValue {
        isValue = false
      } else {
        kept.append(word)
      }
    }
    return kept
  }
}
