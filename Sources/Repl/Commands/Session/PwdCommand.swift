package import ApusExplorer
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings

/// `pwd`
package struct PwdCommand: Looks {
  package static let spec = CommandSpec(
    section: .session,
    summary: "show where relative paths start",
    forms: [[]],
    examples: [CommandSpec.Example("pwd", "base and path")])

  package init(_ line: LineArguments) {}

  package func look(at answers: Answers, _ output: Output) throws -> Outcome {
    try output.show(Lines([PlaceLine(answers.session).line]))
    return .ok
  }
}
