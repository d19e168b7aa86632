extension Item {
  /// `Accept: text/plain`, as headers are printed: the blank makes two words of it.
  func problem(followedBy word: Word) -> LineProblem? {
    guard separator == .header, value.isEmpty, range.upperBound < word.range.lowerBound else { return nil }
    let whole = "\(name.shown):\(word.text)"
    return LineProblem(
      "a header's value follows its colon without a blank", at: range.upperBound..<word.range.upperBound,
      try: ItemPrinter().quoted(whole))
  }
}
