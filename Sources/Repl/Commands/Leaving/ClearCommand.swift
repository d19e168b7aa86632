/// `clear`
package struct ClearCommand: Command {
  package static let spec = CommandSpec(
    section: .leaving,
    summary: "clear the screen",
    usage: ["clear"],
    examples: [CommandSpec.Example("clear", "so does ^L, which keeps the line")])

  package init(_ line: CommandLine) throws(LineProblem) { try line.allow(0) }

  package func run(in context: Context) async throws -> Outcome {
    if context.console.outTraits.movesCursor { try context.console.out.write("\u{1b}[H\u{1b}[2J") }
    return .ok
  }
}
