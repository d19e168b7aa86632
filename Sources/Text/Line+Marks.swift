extension Line {
  /// A line of the program's own words with its marks as a screen can draw them. What somebody else said has no such
  /// spelling: it is drawn as it is.
  package func drawn(with glyphs: Glyphs) -> Line {
    guard glyphs.isASCII, runs.contains(where: { !$0.text.utf8.allSatisfy { $0 < 0x80 } }) else {
      return self
    }
    var line = Line()
    for run in runs {
      var text = ""
      for character in run.text { text += Self.marks[character] ?? String(character) }
      line.append(text, run.role)
    }
    return line
  }

  private static let marks: [Character: String] = [
    "…": Glyphs.ascii.ellipsis, "·": "|", "→": Glyphs.ascii.arrow, "×": Glyphs.ascii.times,
    "─": Glyphs.ascii.rule, "│": Glyphs.ascii.wall, "•": "*", "⏎": "%",
  ]
}

extension [Line] {
  /// Lines of the program's own words, laid out for a screen, with its marks.
  package func drawn(on screen: Screen) -> [Line] {
    screen.glyphs.isASCII
      ? map { $0.drawn(with: screen.glyphs).cut(to: screen.width, glyphs: screen.glyphs) } : self
  }
}
