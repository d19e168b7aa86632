/// The sentences of a language by their English words, for texts that were made in English.
struct Phrasebook: Sendable {
  private let table: WordTable
  /// Those with places, the ones with most words of their own first.
  let patterns: [SentencePattern]

  init(_ table: WordTable) {
    self.table = table
    patterns = table.keys.compactMap(SentencePattern.init)
      .sorted { ($1.weight, $0.key) < ($0.weight, $1.key) }
  }

  func form(of key: String) -> String? { table.form(of: key) }

  /// What the reference has for a sentence, such as what a status means.
  func reference(_ sentence: String) -> String? { WordTable.japaneseReference.form(of: sentence) }

  private static let japanese = Phrasebook(.japanese)

  /// `nil` for English.
  static var current: Phrasebook? {
    switch SpokenLanguage.current {
    case .english: nil
    case .japanese: japanese
    }
  }
}
