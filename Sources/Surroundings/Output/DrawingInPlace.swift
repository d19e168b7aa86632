package import ApusText

/// A view that is drawn again where it stands on the screen; lines that are not what they were have a mark.
package struct DrawingInPlace {
  private let output: Output
  private var lines: [String] = []

  package init(_ output: Output) { self.output = output }

  /// Whether somebody looks at a screen on which lines can be drawn over.
  package var isPossible: Bool {
    let traits = output.console.outTraits
    return output.isConversation && traits.isTerminal && traits.movesCursor && !output.sharesScreen
  }

  /// - Parameter title: stands above, and has no mark.
  package mutating func draw(_ title: Line, _ view: some View) throws(SinkClosed) {
    let traits = output.console.outTraits
    var screen = traits.folded(traits.screen)
    screen.height = screen.height.map { max(1, $0 - 1) }
    screen.width = max(1, screen.width - 2)
    let fresh = view.lines(on: screen)
    let rows = fresh.enumerated().map { place, line in
      let isOld = lines.isEmpty || place < lines.count && lines[place] == line.text
      return Line(isOld ? "  " : "~ ", .changed) + line
    }
    let start = lines.isEmpty ? "" : TerminalCode.up(lines.count + 1) + TerminalCode.eraseBelow
    try output.console.out.write(start + traits.theme.text(of: [traits.screen.fit(title)] + rows))
    lines = fresh.map(\.text)
  }

  /// Goes on below what was drawn.
  package mutating func end() { lines = [] }
}
