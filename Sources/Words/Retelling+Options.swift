extension Retelling {
  private static let blank = UInt8(ascii: " ")
  private static let dash = UInt8(ascii: "-")

  /// `--jobs N runs so many at once`: how an option is written, and behind that what it does.
  static func option(in text: ArraySlice<UInt8>, by book: Phrasebook, _ depth: Int) -> [Part]? {
    guard text.first == dash, text.dropFirst().first != blank else { return nil }
    return [knownOption(in: text, by: book), placedOption(in: text, by: book, depth)].compactMap(\.self)
      .min { left($0) < left($1) }
  }

  private static func knownOption(in text: ArraySlice<UInt8>, by book: Phrasebook) -> [Part]? {
    for end in text.indices where text[end] == blank {
      guard let form = book.form(of: String(decoding: text[(end + 1)...], as: UTF8.self)) else { continue }
      return [.kept(text.startIndex..<end), .words(": " + form, from: end)]
    }
    return nil
  }

  /// One whose words have places.
  private static func placedOption(
    in text: ArraySlice<UInt8>, by book: Phrasebook, _ depth: Int
  ) -> [Part]? {
    let end = usageEnd(in: text)
    guard end < text.endIndex, let does = sentence(in: text[(end + 1)...], by: book, depth + 1) else {
      return nil
    }
    return [.kept(text.startIndex..<end), .words(": ", from: end)] + does
  }

  /// Where the words begin behind `--jobs` or `--jobs N`: what an option takes is written in capitals.
  private static func usageEnd(in text: ArraySlice<UInt8>) -> Int {
    let name = text.prefix { $0 != blank }
    let next = text[name.endIndex...].dropFirst().prefix { $0 != blank }
    let isTaken = next.first.map { (0x41...0x5a).contains($0) } ?? false
    return isTaken ? next.endIndex : name.endIndex
  }

  /// Several of them, one after the other, where all are known.
  static func options(in text: ArraySlice<UInt8>, by book: Phrasebook, _ depth: Int) -> [Part]? {
    guard text.starts(with: [dash, dash]), text.last == UInt8(ascii: ".") else { return nil }
    var parts: [Part] = []
    var start = text.startIndex
    for end in text.indices where ";.,".utf8.contains(text[end]) {
      let isLast = end + 1 == text.endIndex
      guard isLast || text[(end + 1)...].starts(with: [blank, dash, dash]) else { continue }
      guard let found = option(in: text[start..<end], by: book, depth) else {
        if text[end] == UInt8(ascii: ","), !isLast { continue }
        return nil
      }
      parts += found + [.words("。", from: end)]
      start = min(end + 2, text.endIndex)
    }
    return parts
  }
}
