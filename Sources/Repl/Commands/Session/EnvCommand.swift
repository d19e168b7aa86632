/// `env`
package struct EnvCommand: Command {
  package static let spec = CommandSpec(
    section: .session,
    summary: "show what requests go out with: base, headers, query, credential, variables",
    usage: ["env"],
    examples: [
      CommandSpec.Example("Accept:text/plain page==2", "a header and a query item for every request"),
      CommandSpec.Example("env", "what there is now"),
    ])

  package init(_ line: CommandLine) throws(LineProblem) { try line.allow(0) }

  package func run(in context: Context) async throws -> Outcome {
    try context.show(SessionView(context.session))
    return .ok
  }
}
