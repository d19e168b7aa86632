extension Line {
  /// The line on as many lines of at most `columns` columns as it needs, the later ones behind `indent` blanks.
  /// Every character stays, so what is wrapped can be read as it was.
  package func wrapped(to columns: Int, indent: Int = 0) -> [Line] {
    guard width > columns else { return [self] }
    let start = Line(String(repeating: " ", count: min(indent, columns / 2)))
    var lines: [Line] = []
    var current = Line()
    var used = 0
    for run in runs {
      var piece = ""
      for character in run.text {
        let width = DisplayWidth.of(character)
        if used + width > columns, used > (lines.isEmpty ? 0 : start.width) {
          current.append(piece, run.role)
          lines.append(current)
          (current, used, piece) = (start, start.width, "")
        }
        piece.append(character)
        used += width
      }
      current.append(piece, run.role)
    }
    return lines + [current]
  }

  /// The same for prose: lines end between words, and the blanks there are dropped.
  package func wrappedAtWords(to columns: Int, indent: Int = 0) -> [Line] {
    guard width > columns else { return [self] }
    let start = Line(String(repeating: " ", count: min(indent, columns / 2)))
    var lines: [Line] = []
    var current = Line()
    var blanks = Line()
    for word in words {
      if word.text.hasPrefix(" "), !current.isEmpty {
        blanks = word
        continue
      }
      if current.width + blanks.width + word.width > columns, current.width > start.width {
        lines.append(current)
        (current, blanks) = (start, Line())
      }
      let parts = (current + blanks + word).wrapped(to: columns, indent: indent)
      lines += parts.dropLast()
      current = parts.last ?? start
      blanks = Line()
    }
    return lines + [current]
  }

  /// Words and the blanks between them, in order.
  private var words: [Line] {
    var words: [Line] = []
    for run in runs {
      var rest = Substring(run.text)
      while let first = rest.first {
        let part = rest.prefix { ($0 == " ") == (first == " ") }
        words.append(Line(String(part), run.role))
        rest = rest[part.endIndex...]
      }
    }
    return words
  }
}
