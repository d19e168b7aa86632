internal import Rendering

/// `replay FILE…`
package struct ReplayCommand: Command {
  package static let spec = CommandSpec(
    "replay", section: .saving,
    summary: "run saved sessions from their recordings, and tell what is not as written",
    usage: ["replay FILE…"],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "something to save"),
      CommandSpec.Example("save octocat", "a session"),
      CommandSpec.Example("replay octocat", "a line for each of its lines"),
    ],
    details: [
      "Nothing is sent, no shell is started, and no file is written.",
      "Where a step is not as written the exit status is 1.",
    ],
    arguments: [.file])

  private let files: [Word]

  package init(_ line: CommandLine) throws(LineProblem) {
    let options = LineOptions(line)
    _ = try line.require(0, "a saved session", try: "replay FILE")
    files = try options.rest(atMost: .max)
  }

  package func run(in context: Context) async throws -> Outcome {
    var outcome = Outcome.ok
    for file in files {
      let path = try file.template.filled(from: context.session.variables).visible(in: "a file name")
      if let code = try await context.replay(path) { outcome = .failed(code) }
    }
    return outcome
  }
}
