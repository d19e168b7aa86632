/// `quit`
package struct QuitCommand: Command {
  package static let spec = CommandSpec(
    section: .leaving,
    summary: "leave",
    usage: ["quit"],
    examples: [CommandSpec.Example("quit", "so does ^D on an empty line")])

  package init(_ line: CommandLine) throws(LineProblem) { try line.allow(0) }

  package func run(in context: Context) async throws -> Outcome { .quit }
}
