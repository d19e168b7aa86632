extension Retelling {
  /// `a, b or c`, and the same with `and`: names in a place, each a word, and perhaps another in parentheses.
  static func names(in text: ArraySlice<UInt8>, by book: Phrasebook) -> [Part]? {
    for (key, links) in [("{0} or {1}", [", or ", " or "]), ("{0} and {1}", [" and "])] {
      for link in links {
        guard let found = first(Array(link.utf8), in: text), let form = book.form(of: key) else { continue }
        let sides = [text[..<found.lowerBound], text[found.upperBound...]]
        let places = sides.compactMap { areNames($0) ? [.kept($0.indices)] : names(in: $0, by: book) }
        return places.count == 2 ? filled(form, [found.lowerBound], places) : nil
      }
    }
    return nil
  }

  private static func first(_ link: [UInt8], in text: ArraySlice<UInt8>) -> Range<Int>? {
    text.indices.first { text[$0...].starts(with: link) }.map { $0..<$0 + link.count }
  }

  /// Whether there are blanks only behind commas and before parentheses.
  private static func areNames(_ text: ArraySlice<UInt8>) -> Bool {
    !text.isEmpty
      && text.indices.allSatisfy { place in
        guard text[place] == UInt8(ascii: " ") else { return true }
        guard place > text.startIndex, place + 1 < text.endIndex else { return false }
        return text[place - 1] == UInt8(ascii: ",") || text[place + 1] == UInt8(ascii: "(")
      }
  }
}
