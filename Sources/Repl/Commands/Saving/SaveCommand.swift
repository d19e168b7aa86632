package import Language
internal import SavedSessions
package import Surroundings

/// `save FILE`
package struct SaveCommand: Keeps {
  package static let spec = CommandSpec(
    section: .saving,
    summary: "write the session so far into a file that can be read and replayed",
    usage: ["save FILE"],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "something to save"),
      CommandSpec.Example("save octocat", "octocat.session.md, and its answers in octocat.session.har"),
      CommandSpec.Example("replay octocat", "run it again, without a network"),
    ],
    details: ["Secrets are left out, wherever they stand. `record FILE` writes each line as you go."],
    arguments: [.file], traits: .managesSessions)

  private let file: Word

  package init(_ line: CommandLine) throws(LineProblem) {
    try line.allow(1)
    file = try line.require(0, "a file", try: "save session")
  }

  package func keep(with keeper: SessionKeeper, _ output: Output) async throws -> Outcome {
    try await keeper.save(to: file)
    return .ok
  }
}
