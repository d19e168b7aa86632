package import ApusWords

/// A sentence about one exchange, how that is known, and what it rests on. Without evidence there is none.
package struct Fact: Sendable, Hashable {
  package let level: Level
  package let sentence: Sentence
  package let evidence: Evidence
  /// Whether the lines of the evidence disagree.
  package let isContradiction: Bool
  /// A line to type that makes use of it.
  package let suggestion: String?

  init(_ level: Level, _ sentence: Sentence, _ evidence: Evidence, try suggestion: String? = nil) {
    self.init(level, sentence, evidence, isContradiction: false, suggestion)
  }

  private init(
    _ level: Level, _ sentence: Sentence, _ evidence: Evidence, isContradiction: Bool, _ suggestion: String?
  ) {
    self.level = level
    self.sentence = sentence
    self.evidence = evidence
    self.isContradiction = isContradiction
    self.suggestion = suggestion
  }

  /// Two things that disagree, each with its line.
  static func contradiction(
    _ sentence: Sentence, _ one: Evidence, _ other: Evidence, try suggestion: String? = nil
  ) -> Fact {
    Fact(.seen, sentence, one + other, isContradiction: true, suggestion)
  }

  /// In the language that is spoken here.
  package var text: String { said(sentence) }
}
