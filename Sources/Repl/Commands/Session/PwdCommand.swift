internal import Rendering

/// `pwd`
package struct PwdCommand: Command {
  package static let spec = CommandSpec(
    section: .session,
    summary: "show where relative paths start",
    usage: ["pwd"],
    examples: [CommandSpec.Example("pwd", "base and path")])

  package init(_ line: CommandLine) throws(LineProblem) { try line.allow(0) }

  package func run(in context: Context) async throws -> Outcome {
    try context.show(Lines([PlaceLine(context.session).line]))
    return .ok
  }
}
