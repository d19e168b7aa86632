package import ApusExplorer
package import ApusLanguage
internal import ApusRendering
package import ApusSavedSessions
package import ApusSurroundings

/// `note TEXT`
package struct NoteCommand: Keeps {
  private static let text = Operand("TEXT", .text, "what to write", try: "note Why is this not found?")

  package static let spec = CommandSpec(
    section: .saving,
    summary: "write a paragraph into the saved session",
    forms: [[.operand(text)]],
    examples: [CommandSpec.Example("note Why is this **not** found?", "Markdown, as it is typed")])

  private let text: String

  package init(_ line: LineArguments) throws(LineProblem) { text = try line.require(Self.text).text }

  package func keep(with keeper: SessionKeeper, _ output: Output) async throws -> Outcome {
    await keeper.append(note: text)
    return .ok
  }
}
