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

  /// The same for prose: lines end between words, and the blanks there are dropped. Japanese has no blanks between its
  /// words: there a line ends where `LineBreaks` lets it, and code between backquotes stays in one piece if it can.
  package func wrappedAtWords(to columns: Int, indent: Int = 0) -> [Line] {
    guard width > columns else { return [self] }
    let start = Line(String(repeating: " ", count: min(indent, columns / 2)))
    var lines: [Line] = []
    var current = Line()
    var blanks = Line()
    for word in pieces(within: columns - start.width) {
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

  /// What lines are made of, in order: words, and the blanks between them.
  private func pieces(within columns: Int) -> [Line] {
    guard runs.contains(where: { $0.text.contains(where: LineBreaks.isWide) }) else { return words }
    return widePieces(keepingCode: true).flatMap {
      $0.width > columns ? $0.widePieces(keepingCode: false) : [$0]
    }
  }

  /// The same of a text that has wide characters.
  private func widePieces(keepingCode: Bool) -> [Line] {
    var pieces: [Line] = []
    var piece = Line()
    var last: Character?
    // A backquote without another one is a sign like any other.
    let hasCode = keepingCode && text.utf8.count { $0 == UInt8(ascii: "`") } % 2 == 0
    var isInCode = false
    for run in runs {
      var start = run.text.startIndex
      for index in run.text.indices {
        let character = run.text[index]
        if let last, !isInCode, LineBreaks.isAllowed(between: last, and: character) {
          piece.append(String(run.text[start..<index]), run.role)
          pieces.append(piece)
          (piece, start) = (Line(), index)
        }
        if hasCode, character == "`" { isInCode.toggle() }
        last = character
      }
      piece.append(String(run.text[start...]), run.role)
    }
    return pieces + [piece]
  }

  /// Words and the blanks between them, in order.
  private var words: [Line] {
    var words: [Line] = []
    for run in runs {
      var rest = Substring(run.text)
      while let first = rest.first {
        let part = rest.prefix { ($0 == " ") == (first == " ") }
        // A full stop behind a word in another colour belongs to that word.
        if LineBreaks.isNeverFirst(first), let last = words.indices.last, words[last].text.last != " " {
          words[last].append(String(part), run.role)
        } else {
          words.append(Line(String(part), run.role))
        }
        rest = rest[part.endIndex...]
      }
    }
    return words
  }
}
