/// What there is to draw on.
package struct Screen: Sendable, Hashable {
  /// Columns. No view makes a longer line.
  package var width: Int
  /// Rows a view may take; `nil`, the default, means all it needs. Views that cannot be folded ignore it.
  package var height: Int?
  package var glyphs: Glyphs
  package var forms = ViewForms.today
  /// Whether it is read aloud: then nothing is drawn, and what stands where is said in words.
  package var isSpoken: Bool { glyphs.isSpoken }

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
