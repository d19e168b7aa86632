package import ApusLanguage
package import ApusSurroundings

/// `env`
package struct EnvCommand: Looks {
  package static let spec = CommandSpec(
    section: .session,
    summary: "show what requests go out with: base, headers, query, credential, variables",
    forms: [[]],
    examples: [
      CommandSpec.Example("Accept:text/plain page==2", "a header and a query item for every request"),
      CommandSpec.Example("env", "what there is now"),
    ])

  package init(_ line: LineArguments) {}

  package func look(at answers: Answers, _ output: Output) throws -> Outcome {
    try output.show(SessionView(answers.session))
    return .ok
  }
}
