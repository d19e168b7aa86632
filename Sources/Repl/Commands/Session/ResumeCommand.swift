package import ApusExplorer
package import ApusLanguage
internal import ApusSavedSessions
package import ApusSurroundings

/// `resume [NAME]`
package struct ResumeCommand: Asks {
  private static let name = Operand("NAME", .text, "the name of a workspace").optional

  package static let spec = CommandSpec(
    section: .session,
    summary: "go back to a workspace: to what was set there, and to its answers with their numbers",
    forms: [[.operand(name)]],
    examples: [
      CommandSpec.Example("workspaces", "those there are")
    ],
    details: [
      "Without a name it is the one used last. `apus --workspace NAME` begins one; `apus resume` in a shell is the same "
        + "as here.",
      "What is done from then on is kept there.",
    ])

  private let name: Word?
  private let range: Range<Int>

  package init(_ line: LineArguments) throws(LineProblem) {
    name = line[Self.name]
    range = line.name.range
  }

  package func ask(_ sender: Sender, _ output: Output) async throws -> Outcome {
    let shelf = try WorkspaceShelf(sender.environment, output, at: range)
    let folder =
      try name.map { word throws(LineProblem) in try shelf.folder(of: word) } ?? shelf.latest(at: range)
    try await WorkspaceSeat(sender: sender).sit(at: folder, asks: output.isConversation)
    return .ok
  }
}
