/// What there is to draw on.
package struct Screen: Sendable, Hashable {
  /// Columns. No view makes a longer line.
  package var width: Int
  /// Rows a view may take; `nil`, the default, means all it needs. Views that cannot be folded ignore it.
  package var height: Int?
  package var glyphs: Glyphs

  package init(width: Int = 80, height: Int? = nil, glyphs: Glyphs = .unicode) {
    self.width = max(1, width)
    self.height = height.map { max(1, $0) }
    self.glyphs = glyphs
  }

  /// A program that reads has no edge where lines would have to be cut.
  package static let endless = Screen(width: 1 << 20)

  package var isEndless: Bool { width == Self.endless.width }

  /// The line, cut where it is too long.
  package func fit(_ line: Line) -> Line { line.cut(to: width, glyphs: glyphs) }
}

/// A value that can be drawn. Drawing has no effects: the same value on the same screen is the same lines.
package protocol View: Sendable {
  func lines(on screen: Screen) -> [Line]

  /// Hands over one line after the other. Views that can be long make each when it is asked for; by default all of them
  /// are made first.
  func write<Failure: Error>(
    on screen: Screen, to sink: (Line) throws(Failure) -> Void
  ) throws(Failure)
}

extension View {
  package func write<Failure: Error>(
    on screen: Screen, to sink: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    for line in lines(on: screen) { try sink(line) }
  }

  /// The lines as text for a terminal, each with a line break after it.
  package func text(on screen: Screen = Screen(), theme: Theme = .plain) -> String {
    theme.text(of: lines(on: screen))
  }
}
