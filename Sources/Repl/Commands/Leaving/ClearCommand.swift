package import ApusExplorer
package import ApusLanguage
package import ApusSurroundings
internal import ApusText

/// `clear`
package struct ClearCommand: Looks {
  package static let spec = CommandSpec(
    section: .leaving,
    summary: "clear the screen",
    forms: [[]],
    examples: [CommandSpec.Example("clear", "so does ^L, which keeps the line")])

  package init(_ line: LineArguments) {}

  package func look(at answers: Answers, _ output: Output) throws -> Outcome {
    if output.console.outTraits.movesCursor { try output.console.out.write(TerminalCode.clearScreen) }
    return .ok
  }
}
