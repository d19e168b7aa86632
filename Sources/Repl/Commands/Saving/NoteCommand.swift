package import Language
internal import Rendering
internal import SavedSessions
package import Surroundings

/// `note TEXT`
package struct NoteCommand: Keeps {
  package static let spec = CommandSpec(
    section: .saving,
    summary: "write a paragraph into the saved session",
    usage: ["note TEXT"],
    examples: [CommandSpec.Example("note Why is this **not** found?", "Markdown, as it is typed")],
    traits: .isNoStep)

  private let text: String

  package init(_ line: CommandLine) throws(LineProblem) {
    text = try line.require(0, "what to write", try: "note Why is this not found?").text
  }

  package func keep(with keeper: SessionKeeper, _ output: Output) async throws -> Outcome {
    await keeper.append(note: text)
    return .ok
  }
}
