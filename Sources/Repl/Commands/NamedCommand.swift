package import ApusExplorer
package import ApusLanguage
package import ApusSavedSessions

/// A command, what it is called, and what saved sessions have to know of it. That stands beside it, so that neither finding
/// it nor keeping its line asks a command what it is.
package struct NamedCommand: Sendable {
  package let type: any Command.Type
  package let name: String
  package let aliases: [String]
  /// `nil` for most, of which there is nothing to know.
  package let traits: StepTraits?

  package init(
    _ type: any Command.Type, _ name: String, _ aliases: String...,
    traits: StepTraits? = nil
  ) {
    self.type = type
    self.name = name
    self.aliases = aliases
    self.traits = traits
  }

  package var names: [String] { [name] + aliases }
  package var spec: CommandSpec { type.spec }

  /// One form of its line a line.
  package var usage: [String] { spec.syntax.usage(of: name) }

  /// Reads a line as the command has declared it. What is wrong with a value is told before what is wrong behind it.
  package func command(of line: CommandLine) throws(LineProblem) -> any Command {
    let arguments = try LineArguments(line, by: spec.syntax)
    let command = try type.init(arguments)
    try arguments.finish()
    return command
  }
}
