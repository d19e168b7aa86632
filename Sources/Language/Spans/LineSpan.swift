/// A stretch of a line that means one thing, for colouring it while it is typed.
package struct LineSpan: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case command, method, url, path
    /// An item, in its parts.
    case headerName, queryName, dataName, separator, value
    case option, variable, comment
    /// A quoted part of a word.
    case string
    case jsonKey, jsonString, jsonNumber, jsonWord, jsonPunctuation
    /// `|`, `>` and what follows them.
    case pipe
    /// What cannot be understood as it stands. It lies over the others.
    case error
  }

  package let kind: Kind
  package let range: Range<Int>
}

extension LineSpan {
  /// The spans of a line, in its order. Only errors, strings and variables lie over others; they come after them.
  ///
  /// Any text has some: what is not finished yet is coloured as far as it goes.
  ///
  /// - Parameter isCommand: whether a first word, in lower case, is one.
  package static func spans(of text: String, isCommand: (String) -> Bool) -> [LineSpan] {
    var painter = LinePainter(text: text)
    painter.paint(isCommand)
    let whole = 0..<text.utf8.count
    return painter.spans.map { LineSpan(kind: $0.kind, range: $0.range.clamped(to: whole)) }
      .filter { !$0.range.isEmpty }
  }
}
