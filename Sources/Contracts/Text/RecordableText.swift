internal import ApusEncodings

/// Output as it can stand in a document: lines without blanks at their ends and without control characters.
package enum RecordableText {
  /// The lines of a text. Control characters but the tab are spelled as Swift spells them; an empty text is one empty line.
  package static func lines(of text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      // Most lines hold nothing that has to be spelled.
      var visible = line.contains(where: Unseen.inDocument.contains) ? spelled(line)[...] : line
      while let last = visible.last, last == " " || last == "\t" { visible.removeLast() }
      return String(visible)
    }
  }

  private static func spelled(_ line: Substring.UnicodeScalarView) -> String.UnicodeScalarView {
    var visible = String.UnicodeScalarView()
    for scalar in line {
      if Unseen.inDocument.contains(scalar) {
        visible += "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars
      } else {
        visible.append(scalar)
      }
    }
    return visible
  }

  /// The lines of what a command printed. A line break at the end begins no further line, and no text has no lines.
  package static func output(_ text: String) -> [String] {
    var lines = lines(of: text)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
