/// Where a line of prose may end. Words in letters stay whole; Japanese and Chinese have no blanks, and a line ends
/// anywhere in them, but where a mark would begin or end a line that must not (JIS X 4051 calls it kinsoku).
package enum LineBreaks {
  /// Whether a line may end between two characters that stand next to each other.
  package static func isAllowed(between left: Character, and right: Character) -> Bool {
    if left == " " || right == " " { return left != right }
    guard isWide(left) || isWide(right) else { return false }
    return !isNeverFirst(right) && !neverLast.contains(left)
  }

  /// Whether a character belongs to the one before it, so that no line begins with it.
  static func isNeverFirst(_ character: Character) -> Bool { neverFirst.contains(character) }

  /// Whether a character stands by itself, as those of Japanese and Chinese do.
  package static func isWide(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, first.value > 0x7f else { return false }
    return halfWidthKana.contains(first.value) || DisplayWidth.of(character) == 2
  }

  /// A mark whose glyph has its blank in it.
  static func isPause(_ character: Character) -> Bool { "、。，．！？」』）】「『（【".contains(character) }

  private static let halfWidthKana: ClosedRange<UInt32> = 0xff61...0xff9f

  /// What belongs to the character before it: commas, closing brackets, small kana, marks of length and repetition.
  private static let neverFirst = Set(
    "、。，．・：；？！,.:;?!・｡､)]}）］｝〕〉》」』】〙〗｠｣»’”'\"ーｰ々〻ゝゞヽヾ〜～…‥%％"
      + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶｧｨｩｪｫｯｬｭｮ\u{3000}")

  /// What belongs to the character behind it: opening brackets.
  private static let neverLast = Set("([{（［｛〔〈《「『【〘〖｟｢«‘“'\"#＃")
}

extension String {
  /// The text and the row below it as one: with a blank between words in letters, and with none in Japanese.
  package func joinedAsProse(with row: some StringProtocol) -> String {
    guard let left = last, let right = row.first else { return self + row }
    let isWide = LineBreaks.isWide(left) && LineBreaks.isWide(right)
    return self + (isWide || LineBreaks.isPause(left) || LineBreaks.isPause(right) ? "" : " ") + row
  }
}
