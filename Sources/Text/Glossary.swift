/// Terms, each with what it means: in two columns where there is room for them, and otherwise below each other.
package struct Glossary: View {
  private let rows: [(term: Line, meaning: Line)]
  private let indent: Int
  /// Whether all of it is the program's own words.
  private var isOwn = false

  private static let gap = 2
  /// A column narrower than this is not worth being read.
  private static let leastMeaning = 28

  package init(_ rows: [(term: Line, meaning: Line)], indent: Int = 2) {
    self.rows = rows
    self.indent = indent
  }

  /// Terms in the colour of lines to type, with their meanings dim.
  package init(commands rows: [(String, String)]) {
    self.init(rows.map { (Line($0.0, .command), Line($0.1, .dim)) })
    isOwn = true
  }

  package func lines(on screen: Screen) -> [Line] {
    let glyphs = isOwn ? screen.glyphs : .unicode
    let rows = rows.map {
      (
        term: $0.term.drawn(with: glyphs),
        meaning: (isOwn ? $0.meaning.retold : $0.meaning).drawn(with: glyphs)
      )
    }
    let column = indent + (rows.map(\.term.width).max() ?? 0) + Self.gap
    let isWide = screen.width - column >= Self.leastMeaning
    return rows.flatMap { row in
      let term = Self.blanks(indent) + row.term
      return isWide ? beside(term, row.meaning, column, screen) : below(term, row.meaning, screen)
    }
  }

  private func beside(_ term: Line, _ meaning: Line, _ column: Int, _ screen: Screen) -> [Line] {
    meaning.wrappedAtWords(to: screen.width - column).enumerated().map { number, piece in
      var line = number == 0 ? term : Line()
      line.pad(to: column)
      return line + piece
    }
  }

  private func below(_ term: Line, _ meaning: Line, _ screen: Screen) -> [Line] {
    let inner = indent + 4
    return term.wrappedAtWords(to: screen.width, indent: inner)
      + (Self.blanks(inner) + meaning).wrappedAtWords(to: screen.width, indent: inner)
  }

  private static func blanks(_ count: Int) -> Line { Line(String(repeating: " ", count: count)) }
}
