extension Substring {
  /// Where a text stands first, looked for byte by byte; `nil` where it does not, or is empty.
  ///
  /// `firstRange(of:)` looks at characters, and finds no `}}` with a mark behind it. Who reads braces, quotes and the
  /// ends of lines goes by bytes.
  package func place(of text: String) -> Range<Index>? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return nil }
    var rest = utf8
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: wanted) { return start..<rest.index(start, offsetBy: wanted.count) }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// The pieces between a sign, empty ones too, whatever mark stands behind the sign.
  package func pieces(between sign: Unicode.Scalar) -> [Substring] {
    unicodeScalars.split(separator: sign, omittingEmptySubsequences: false).map { Substring($0) }
  }

  /// What stands before the first of a sign, and what behind it; `nil` where there is none.
  package func parts(at sign: Unicode.Scalar) -> (before: Substring, after: Substring)? {
    guard let place = unicodeScalars.firstIndex(of: sign) else { return nil }
    return (self[..<place], self[unicodeScalars.index(after: place)...])
  }

  /// Whether it begins with these bytes, whatever mark stands behind them.
  package func begins(with text: String) -> Bool { utf8.starts(with: text.utf8) }
}

extension String {
  /// The text with a part of it written otherwise, wherever its bytes stand.
  package func replacing(bytesOf part: String, with form: String) -> String {
    var result = ""
    var rest = self[...]
    while let place = rest.place(of: part) {
      result += rest[..<place.lowerBound]
      result += form
      rest = rest[place.upperBound...]
    }
    return result.isEmpty && rest.startIndex == startIndex ? self : result + rest
  }
}
