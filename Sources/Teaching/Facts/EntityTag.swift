/// What an `ETag` is made of (RFC 9110, 8.8.3).
enum EntityTag {
  /// Whether a text is one: quoted, without quotes or blanks in it, perhaps weak.
  static func isOne(_ text: String) -> Bool {
    let quoted = opaque(text).utf8
    guard quoted.count >= 2, quoted.first == 0x22, quoted.last == 0x22 else { return false }
    return quoted.dropFirst().dropLast().allSatisfy { $0 > 0x20 && $0 != 0x22 && $0 != 0x7f }
  }

  /// Without the mark of a weak one, which counts for nothing where it is only asked whether something changed.
  static func opaque(_ text: String) -> Substring { text.hasPrefix("W/") ? text.dropFirst(2) : text[...] }
}
