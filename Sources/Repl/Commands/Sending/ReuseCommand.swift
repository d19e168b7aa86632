/// `reuse [N]`
package struct ReuseCommand: Command {
  package static let spec = CommandSpec(
    section: .sending,
    summary: "put the line of a request back on the prompt, to be edited",
    usage: ["reuse [N]"],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "request 1"),
      CommandSpec.Example("reuse 1", "its line, ready to be changed"),
    ])

  private let target: RecordTarget

  package init(_ line: CommandLine) throws(LineProblem) { target = try RecordTarget(line) }

  package func run(in context: Context) async throws -> Outcome {
    context.prefill = try target.record(in: context).line
    return .ok
  }
}
