/// A fenced block that is run: `console`, perhaps with `{mode=json}`.
package struct ConsoleBlock: Sendable, Hashable {
  /// What its fence says.
  package static let language = "console"

  package enum Mode: String, Sendable, Hashable, CaseIterable {
    /// What is not said: `exact` from a recording. Live it is the shape of what was received that counts.
    case usual
    /// Line by line, as it stood on the screen.
    case exact
    /// The body, shown as JSON, as a value: layout and order of keys do not matter.
    case json
    /// The body's shape only.
    case shape
  }

  package var mode: Mode
  package var steps: [Step]

  package init(mode: Mode = .usual, steps: [Step]) {
    self.mode = mode
    self.steps = steps
  }
}
