package import ApusExplorer
package import ApusLanguage
package import ApusSavedSessions
package import ApusSurroundings

/// `audit FILE…`
package struct AuditCommand: Keeps {
  private static let file = Operand("FILE", .file, "a file or a folder", try: "audit sessions").several
  private static let fix = CommandOption("--fix", "puts placeholders in its place")

  package static let spec = CommandSpec(
    section: .saving,
    summary: "look through files for what looks like a secret, before you share them",
    forms: [[.operand(file)]], options: [fix],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "something to save"),
      CommandSpec.Example("save octocat", "a session"),
      CommandSpec.Example("audit octocat", "the session and its recording"),
    ],
    details: [
      "It reads saved sessions, HAR logs, .http and Hurl files, collections and environments of Postman, Insomnia and Bruno, "
        + "and .env files; of a folder all that are in it. It shows names and places, never values. The exit status is 1 when there is any, so that a hook before each commit can ask it: apus audit sessions.",
      "\(fix.sentence); a session that replayed before still does. What `redact` declares counts, too.",
    ])

  private let files: [Word]
  private let fixes: Bool

  package init(_ line: LineArguments) throws(LineProblem) {
    files = line.words(Self.file)
    fixes = line.has(Self.fix)
  }

  package func keep(with keeper: SessionKeeper, _ output: Output) async throws -> Outcome {
    try await keeper.audit(files, fixes: fixes, by: CommandList.all)
    return .ok
  }
}
