package import ApusExplorer
package import ApusLanguage
package import ApusSavedSessions
package import ApusSurroundings

/// `save FILE`
package struct SaveCommand: Keeps {
  private static let file = Operand("FILE", .file, "a file", try: "save session")

  package static let spec = CommandSpec(
    section: .saving,
    summary: "write the session so far into a file that can be read and replayed",
    forms: [[.operand(file)]],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "something to save"),
      CommandSpec.Example("save octocat", "octocat.session.md, and its answers in octocat.session.har"),
      CommandSpec.Example("replay octocat", "run it again, without a network"),
    ],
    details: ["Secrets are left out, wherever they stand. `record FILE` writes each line as you go."])

  private let file: Word

  package init(_ line: LineArguments) throws(LineProblem) { file = try line.require(Self.file) }

  package func keep(with keeper: SessionKeeper, _ output: Output) async throws -> Outcome {
    try await keeper.save(to: file)
    return .ok
  }
}
