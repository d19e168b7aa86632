internal import LineEditing

/// The colours of a line while it is typed.
enum LineColours {
  static func spans(of text: String) -> [StyledSpan] {
    let words = Words(text)
    var spans = words.comments.map { StyledSpan($0, .dim) }
    for (index, word) in words.words.enumerated() {
      spans.append(StyledSpan(word.range, style(of: word, isFirst: index == 0)))
    }
    spans += words.problems.map { StyledSpan($0.range, TextStyle(.red, underlined: true)) }
    return spans
  }

  private static func style(of word: Word, isFirst: Bool) -> TextStyle {
    switch word.kind {
    case .path: return TextStyle(.cyan)
    case .json: return TextStyle(.green)
    case .ordinary:
      if isFirst { return TextStyle(.blue, bold: true) }
      if word.template.isURL { return TextStyle(underlined: true) }
      return Item(word) == nil ? .plain : TextStyle(.green)
    }
  }
}
