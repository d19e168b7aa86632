/// More marks in a row than a letter is drawn with.
enum MarkRun {
  /// Whether one may be in this UTF-8. Told without looking for letters: five in a row are few texts' own.
  static func isIn(_ bytes: ArraySlice<UInt8>) -> Bool {
    var run = 0
    var scalar: UInt32 = 0
    var rest = 0
    for byte in bytes {
      // Nothing below U+0300 is a mark.
      if byte < 0x80 || (0xc0..<0xcc).contains(byte) {
        (run, rest) = (0, 0)
      } else if byte >= 0xc0 {
        rest = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3
        scalar = UInt32(byte & (0x3f >> UInt8(rest)))
      } else if rest > 0 {
        scalar = scalar << 6 | UInt32(byte & 0x3f)
        rest -= 1
        if rest == 0 { run = isMark(scalar) ? run + 1 : 0 }
        if run > 4 { return true }
      }
    }
    return false
  }

  private static func isMark(_ code: UInt32) -> Bool {
    // Kana, ideographs and syllables, which most of such texts are of.
    if (0x309b..<0xa66f).contains(code) || (0xac00..<0xd7a4).contains(code) { return false }
    guard let scalar = Unicode.Scalar(code) else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    // Vowels and final consonants that are drawn into the syllable before them.
    default: return (0x1160...0x11ff).contains(code) || (0xd7b0...0xd7ff).contains(code)
    }
  }
}
