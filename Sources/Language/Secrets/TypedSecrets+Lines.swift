internal import ApusClient

extension TypedSecrets {
  /// The secrets of an item. A text of several lines has one on each, as in a head: `Authorization: Bearer x`.
  static func credentials(in word: Word, isForm: Bool) -> [Range<Int>] {
    lines(of: word).compactMap { credential(in: $0, isForm: isForm) }
  }

  /// The lines of a word that begins like a header; any other is one.
  static func lines(of word: Word) -> [Word] {
    guard word.template.shown.utf8.contains(0x0a), Item(word)?.separator.isHeader == true else {
      return [word]
    }
    let glyphs = word.template.glyphs
    return glyphs.indices.split { glyphs[$0].scalar == "\n" }.map { line in
      let template = word.template.slice(line)
      return Word(kind: .ordinary, template: template, range: template.range)
    }
  }
}
