internal import ApusSystem

/// A terminal to read lines from, and what it can do.
package struct Terminal: Sendable, Hashable {
  package var input: Int32
  package var output: Int32
  /// Whether to use colours, dim text and the like.
  package var usesStyles: Bool
  /// Whether the cursor can be moved at all. When not, lines are read plainly.
  package var canMoveCursor: Bool

  package init(input: Int32 = 0, output: Int32 = 1, usesStyles: Bool = true, canMoveCursor: Bool = true) {
    self.input = input
    self.output = output
    self.usesStyles = usesStyles
    self.canMoveCursor = canMoveCursor
  }

  /// What the environment says of the terminal: `NO_COLOR` (not empty) turns styles off, `TERM=dumb` or no `TERM`
  /// everything.
  package init(input: Int32 = 0, output: Int32 = 1, environment: [String: String]) {
    let traits = TerminalTraits(of: Descriptor(output)) { environment[$0] }
    self.init(
      input: input, output: output, usesStyles: !traits.isDumb && !traits.refusesColour,
      canMoveCursor: !traits.isDumb)
  }

  var size: TerminalSize { TerminalSize.ofTerminal(output) ?? .standard }

  /// Writes all of `text`, in one call where the terminal takes it. A terminal that is gone takes nothing.
  func write(_ text: String) {
    // Whoever closed the terminal reads nothing more.
    try? Descriptor(output).write(text.utf8)
  }
}
