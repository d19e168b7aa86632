extension Retelling {
  /// Sentences that were made one after the other, and parts of one with `;` between them, where each is known.
  static func clauses(in text: ArraySlice<UInt8>, by book: Phrasebook, _ depth: Int) -> [Part]? {
    let ends = text.indices.dropLast().filter {
      ";.".utf8.contains(text[$0]) && text[$0 + 1] == UInt8(ascii: " ")
    }
    guard !ends.isEmpty else { return nil }
    var parts: [Part] = []
    var start = text.startIndex
    // What ends no clause that is known stands within one.
    for end in ends + [text.endIndex - 1] where end >= start {
      guard let clause = clause(in: text[start...end], by: book, depth) else { continue }
      parts += clause
      start = min(end + 2, text.endIndex)
    }
    return start == text.endIndex ? parts : nil
  }

  /// One with what ends it, which its key may have or not.
  private static func clause(in text: ArraySlice<UInt8>, by book: Phrasebook, _ depth: Int) -> [Part]? {
    if text.last != UInt8(ascii: ";"), let parts = known(text, by: book, depth) { return parts }
    guard let end = text.last, ";.".utf8.contains(end) else { return nil }
    return known(text.dropLast(), by: book, depth).map { $0 + [.words("。", from: text.endIndex - 1)] }
  }

  private static func known(_ text: ArraySlice<UInt8>, by book: Phrasebook, _ depth: Int) -> [Part]? {
    if let form = book.form(of: String(decoding: text, as: UTF8.self)) {
      return [.words(form, from: text.startIndex)]
    }
    return option(in: text, by: book, depth) ?? sentence(in: text, by: book, depth)
  }
}
