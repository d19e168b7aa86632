/// Characters of several scalars that one picture stands for.
package enum EmojiSequence {
  package static func matches(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard scalars.count > 1, let first = scalars.first, first.properties.isEmoji else { return false }
    // A digit, `#` or `*` is an emoji only as a keycap: a skin tone after one stands for itself.
    if first.isASCII { return scalars.contains { $0.value == emojiVariation } }
    return scalars.dropFirst().contains { scalar in
      scalar.value == joiner || scalar.value == emojiVariation || scalar.properties.isEmojiModifier
        || DisplayWidth.isHalfFlag(scalar.value) || tags.contains(scalar.value)
    }
  }

  /// Whether an invisible scalar has a meaning inside a character that begins with `first`.
  static func allows(_ scalar: Unicode.Scalar, after first: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case joiner: first.properties.isEmoji && !first.isASCII
    case textVariation, emojiVariation: first.properties.isEmoji
    case tags: first == blackFlag
    case ideographVariations: first.properties.isIdeographic
    default: false
    }
  }

  private static let joiner: UInt32 = 0x200d
  private static let textVariation: UInt32 = 0xfe0e
  private static let emojiVariation: UInt32 = 0xfe0f
  private static let ideographVariations: ClosedRange<UInt32> = 0xe0100...0xe01ef
  /// The flags of England, Scotland and Wales are a black flag and letters in tags.
  private static let blackFlag: Unicode.Scalar = "\u{1f3f4}"
  private static let tags: ClosedRange<UInt32> = 0xe0020...0xe007f
}
