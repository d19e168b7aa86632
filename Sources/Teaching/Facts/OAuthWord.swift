internal import ApusWords

/// A word by which a server of OAuth 2 says no.
package enum OAuthWord {
  /// The line that tells of it; `nil` for no word, and for one that no standard has.
  package static func line(for word: String?) -> String? {
    word.flatMap { Topics.Kind.oauthError.table[$0] }.map { "explain \($0.name)" }
  }

  /// What it means, and what to do; nothing for a word that no standard has.
  static func facts(_ word: String, _ evidence: Evidence) -> [Fact] {
    guard let entry = Topics.Kind.oauthError.table[word], let advice = entry.points.first else { return [] }
    return [
      Fact(.rule(entry.source), Sentence(entry.summary), evidence, try: "explain \(entry.name)"),
      Fact(.rule(entry.source), Sentence(advice), evidence),
    ]
  }
}
