/// What is known of the terminal behind a descriptor, and of what its user wants.
package struct TerminalTraits: Sendable, Hashable {
  package let isTerminal: Bool
  /// Of the terminal; 80 by 24 where there is none. `COLUMNS` has the last word on its width.
  package let size: TerminalSize
  /// Whether nothing is known of what the terminal obeys: `TERM` is missing, empty or `dumb`.
  package let isDumb: Bool
  /// Whether `NO_COLOR` forbids colours.
  package let refusesColour: Bool

  /// - Parameter variable: the value of an environment's variable.
  package init(of descriptor: Descriptor, variable: (_ name: String) -> String? = { ProcessVariables[$0] }) {
    isTerminal = descriptor.isTerminal
    let columns = variable("COLUMNS").map { ["COLUMNS": $0] } ?? [:]
    size = TerminalSize.forOutput(descriptor.number, environment: columns)
    isDumb = ["", "dumb"].contains(variable("TERM") ?? "")
    refusesColour = !(variable("NO_COLOR") ?? "").isEmpty
  }
}
