extension String {
  /// The text and the row below it as one: with a blank between words in letters, and with none in Japanese.
  package func joinedAsProse(with row: some StringProtocol) -> String {
    guard let left = last, let right = row.first else { return self + row }
    let isWide = LineBreaks.isWide(left) && LineBreaks.isWide(right)
    return self + (isWide || LineBreaks.isPause(left) || LineBreaks.isPause(right) ? "" : " ") + row
  }
}
