internal import ApusWords

/// A word by which a server of OAuth 2 says no.
enum OAuthWord {
  /// What it means, and what to do; nothing for a word that no standard has.
  static func facts(_ word: String, _ evidence: Evidence) -> [Fact] {
    guard let entry = Topics.Kind.oauthError.table[word], let advice = entry.points.first else { return [] }
    return [
      Fact(.rule(entry.source), Sentence(entry.summary), evidence, try: "explain \(entry.name)"),
      Fact(.rule(entry.source), Sentence(advice), evidence),
    ]
  }
}
