/// A fenced block that is run: `console`, `setup` or `teardown`, perhaps with `{mode=json}`.
package struct ConsoleBlock: Sendable, Hashable {
  /// What the fence says of most of them.
  package static let language = Role.console.rawValue

  /// When a block is run, as its fence says it.
  package enum Role: String, Sendable, Hashable, CaseIterable {
    /// Before all others. Where it does not go as written the others are not run.
    case setup
    case console
    /// Behind all others, whatever became of them.
    case teardown
  }

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

  package var role: Role
  package var mode: Mode
  package var steps: [Step]

  package init(_ role: Role = .console, mode: Mode = .usual, steps: [Step]) {
    self.role = role
    self.mode = mode
    self.steps = steps
  }
}
