/// A text that was made in English, in the language that is spoken where it is shown.
///
/// Errors are made where apps use them, too, and know no languages; help is a table. They are English until they are
/// drawn, and are found again in the tables by their words.
public struct Retelling: Sendable {
  public enum Part: Sendable, Equatable {
    /// Words of the language; the English ones in their place begin at an offset into the text's UTF-8.
    case words(String, from: Int)
    /// What stands in a place is as it was.
    case kept(Range<Int>)
  }

  public let parts: [Part]

  /// - Returns: `nil` where the text stays as it is, as all do in English.
  public init?(_ text: String) {
    guard let book = Phrasebook.current else { return nil }
    let bytes = Array(text.utf8)
    let rest = bytes.drop { $0 == UInt8(ascii: " ") }
    guard let last = rest.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return nil }
    let own = rest[...last]
    // A sentence with blanks around it is itself before it is what has blanks in its places.
    if let form = book.form(of: text) {
      parts = [.words(form, from: 0)]
    } else if book.form(of: String(decoding: own, as: UTF8.self)) == nil,
      let found = Self.parts(of: bytes[...], by: book, depth: 0)
    {
      parts = found
    } else {
      let found =
        Self.parts(of: own, by: book, depth: 0)
        ?? book.reference(String(decoding: own, as: UTF8.self)).map { [.words($0, from: own.startIndex)] }
      guard let found else { return nil }
      parts = [.kept(0..<own.startIndex)] + found + [.kept(own.endIndex..<bytes.count)]
    }
  }

  /// A sentence may stand in a place of another, and an option with what it does.
  static func parts(of text: ArraySlice<UInt8>, by book: Phrasebook, depth: Int) -> [Part]? {
    guard !text.isEmpty, depth < 4 else { return nil }
    if let form = book.form(of: String(decoding: text, as: UTF8.self)) {
      return [.words(form, from: text.startIndex)]
    }
    let readings = [
      options(in: text, by: book, depth), option(in: text, by: book, depth),
      placed(in: text, by: book, depth), sentence(in: text, by: book, depth),
      clauses(in: text, by: book, depth),
    ]
    // The one is meant that leaves least as it was.
    return readings.compactMap(\.self).min { left($0) < left($1) } ?? counts(in: text, by: book, depth)
  }

  /// A pattern that fits, with what is in its places: of several the one that leaves least as it was.
  static func sentence(in text: ArraySlice<UInt8>, by book: Phrasebook, _ depth: Int) -> [Part]? {
    var best: [Part]?
    for pattern in book.patterns {
      guard let fit = pattern.fit(in: text), let form = book.form(of: pattern.key) else { continue }
      let parts = filled(form, fit.words, fit.places.map { place in nested(text[place], by: book, depth) })
      if best.map({ left(parts) < left($0) }) ?? true { best = parts }
    }
    return best
  }

  static func left(_ parts: [Part]) -> Int {
    parts.reduce(0) { sum, part in
      if case .kept(let range) = part { sum + range.count } else { sum }
    }
  }

  /// `3 rows`, and several counts with commas between them.
  private static func counts(in text: ArraySlice<UInt8>, by book: Phrasebook, _ depth: Int) -> [Part]? {
    guard let first = text.first, (0x30...0x39).contains(first) else { return nil }
    let digits = text.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ",") }
    let rest = text[digits.endIndex...]
    if rest.first == UInt8(ascii: " "),
      let form = book.form(of: "{0}" + String(decoding: rest, as: UTF8.self))
    {
      return filled(form, [rest.startIndex], [[.kept(digits.indices)]])
    }
    var (parts, start, isFound): ([Part], Int, Bool) = ([], text.startIndex, false)
    for end in text.indices.dropFirst() {
      guard text[end] == UInt8(ascii: " "), ",;:".utf8.contains(text[end - 1]) else { continue }
      let found = end - 1 > start ? counted(text[start..<end - 1], by: book, depth) : nil
      parts += (found ?? [.kept(start..<end - 1)]) + [.kept(end - 1..<end + 1)]
      (start, isFound) = (end + 1, isFound || found != nil)
    }
    guard isFound else { return nil }
    let last =
      start < text.endIndex ? counted(text[start...], by: book, depth) ?? [.kept(start..<text.endIndex)] : []
    return parts + last
  }

  private static func counted(_ text: ArraySlice<UInt8>, by book: Phrasebook, _ depth: Int) -> [Part]? {
    text.contains(UInt8(ascii: " ")) ? parts(of: text, by: book, depth: depth + 1) : nil
  }

  /// What stands in a place: one word is never a sentence, but a name or a value.
  static func nested(_ text: ArraySlice<UInt8>, by book: Phrasebook, _ depth: Int) -> [Part] {
    guard text.contains(UInt8(ascii: " ")) else { return [.kept(text.indices)] }
    return parts(of: text, by: book, depth: depth + 1) ?? names(in: text, by: book) ?? [.kept(text.indices)]
  }

  /// Blanks of a form stand around names and numbers; between words of Japanese there are none.
  static func filled(_ form: String, _ words: [Int], _ places: [[Part]]) -> [Part] {
    var parts: [Part] = []
    var number = 0
    for piece in PlacedText(form).pieces {
      switch piece {
      case .words(let text):
        let start = words[min(number, words.count - 1)]
        let isBehindWords =
          if case .words(let last, _)? = parts.last { last.last?.isASCII == false } else { false }
        let rest = isBehindWords && text.first == " " ? String(text.dropFirst()) : text
        if !rest.isEmpty { parts.append(.words(rest, from: start)) }
        number += 1
      case .place(let place):
        guard places.indices.contains(place) else { continue }
        if case .words(let text, let start)? = parts.last, text.hasSuffix(" "),
          text.dropLast().last?.isASCII == false, case .words(let next, _)? = places[place].first,
          next.first?.isASCII == false
        {
          parts[parts.count - 1] = .words(String(text.dropLast()), from: start)
        }
        parts += places[place]
      }
    }
    return parts
  }
}
