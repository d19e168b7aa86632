package import ApusExplorer
package import ApusLanguage
internal import ApusSavedSessions
package import ApusSurroundings

/// `judge FILE…`
package struct JudgeCommand: Sets {
  private static let file = Operand("FILE", .file, "a saved session", try: "judge FILE").several

  package static let spec = CommandSpec(
    section: .saving,
    summary: "change the recorded answers, and tell which changes a session would miss",
    forms: [[.operand(file)]],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "something to save"),
      CommandSpec.Example("save octocat", "a session"),
      CommandSpec.Example("judge octocat", "what it would notice, and rules for the rest"),
    ],
    details: [
      """
      Each answer is changed in some fifty ways, one at a time: a member is gone, a number is a text, the status is 500. \
      Nothing is sent. What `replay --live` would find is noticed; each miss comes with a rule that would find it, where one can.
      """
    ])

  private let files: [Word]

  package init(_ line: LineArguments) throws(LineProblem) { files = line.words(Self.file) }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    let files = surroundings.environment.files
    var judged: [JudgedSession] = []
    for word in self.files {
      let name = try word.template.filled(from: session.variables).visible(in: "a file name")
      for place in try SessionSearch(files).places(of: name) {
        let saved = try SavedSession(reading: place.path, with: files)
        judged.append(
          try await JudgedSession(saved, runner: CommandList.all, environment: surroundings.environment))
      }
    }
    try output.show(JudgementView(judged))
    return .ok
  }
}
