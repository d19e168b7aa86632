package import ApusLanguage

/// A command and what it is called. Its names stand beside it, so that it is found without asking any other command what
/// it is.
package struct NamedCommand: Sendable {
  package let type: any Command.Type
  package let name: String
  package let aliases: [String]

  package init(_ type: any Command.Type, _ name: String, _ aliases: String...) {
    self.type = type
    self.name = name
    self.aliases = aliases
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
