/// `quit`
package struct QuitCommand: Command {
  package static let spec = CommandSpec(
    "quit", aliases: ["exit", ":q", "\\q"], section: .leaving,
    summary: "leave",
    usage: ["quit"],
    examples: [CommandSpec.Example("quit", "so does ^D on an empty line")], traits: .isNoStep)

  package init(_ line: CommandLine) throws(LineProblem) { try line.allow(0) }

  package func run(in context: Context) async throws -> Outcome { .quit }
}
