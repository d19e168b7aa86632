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
}
