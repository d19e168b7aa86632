internal import ApusClient
internal import ApusEncodings

extension WordReader {
  /// `{{header ETag}}`, `{{cookie sid}}` and `{{status $2}}`, from behind the braces that open; `nil` when they hold something else.
  func answerPart(in rest: ArraySlice<UInt8>) -> (name: String, end: Int)? {
    guard let first = rest.first(where: { !isBlank($0) }), "hsc".utf8.contains(first),
      let close = rest.firstRange(of: "}}".utf8), !rest[..<close.lowerBound].contains(UInt8(ascii: "{"))
    else { return nil }
    let text = text(rest.startIndex..<close.lowerBound).trimmed
    // `{{status}}` alone may be a variable too, which is found out where it is filled.
    guard text.contains(where: { $0 == " " || $0 == "\t" }), AnswerPart(text) != nil else { return nil }
    return (text, close.upperBound)
  }
}
