package import ApusExplorer
package import ApusLanguage
package import ApusSurroundings

/// `quit`
package struct QuitCommand: Looks {
  package static let spec = CommandSpec(
    section: .leaving,
    summary: "leave",
    forms: [[]],
    examples: [CommandSpec.Example("quit", "so does ^D on an empty line")])

  package init(_ line: LineArguments) {}

  package func look(at answers: Answers, _ output: Output) throws -> Outcome { .quit }
}
