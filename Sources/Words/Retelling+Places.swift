extension Retelling {
  /// `lesson.md:3:1: expected a step`: what is said of a place in a file, behind the place.
  static func placed(in text: ArraySlice<UInt8>, by book: Phrasebook, _ depth: Int) -> [Part]? {
    let place = text.prefix { $0 != UInt8(ascii: " ") }
    let parts = place.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard place.endIndex < text.endIndex, parts.count > 2, parts.last?.isEmpty == true,
      let number = parts.dropLast().last, !number.isEmpty,
      number.allSatisfy({ (0x30...0x39).contains($0) }),
      let rest = Self.parts(of: text[(place.endIndex + 1)...], by: book, depth: depth + 1)
    else { return nil }
    return [.kept(text.startIndex..<place.endIndex + 1)] + rest
  }
}
