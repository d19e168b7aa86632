internal import APIClient
internal import Rendering

/// `replay FILE…`
package struct ReplayCommand: Command {
  package static let spec = CommandSpec(
    "replay", section: .saving,
    summary: "run saved sessions from their recordings, and tell what is not as written",
    usage: ["replay FILE…", "replay --live FILE…", "replay --update FILE…"],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "something to save"),
      CommandSpec.Example("save octocat", "a session"),
      CommandSpec.Example("replay octocat", "a line for each of its lines"),
      CommandSpec.Example("replay --live octocat", "ask again, and compare what comes"),
      CommandSpec.Example("replay --update octocat", "ask again, and write down what comes"),
    ],
    details: [
      "Without an option nothing is sent, no shell is started, and no file is written.",
      "--live compares shapes: values may be others, and keys more, but none may be missing or of another kind. A block "
        + "that says {mode=exact}, {mode=json} or {mode=shape} is compared by what is written in it.",
      "--update keeps prose, order, and every line and elision that still matches. A session that was written by hand "
        + "gets its recording so.",
      "Both ask before the session contacts a host that is not its base, uses a variable of the environment, reads a "
        + "file or runs a shell. --trust allows all of it.",
      "Where a step is not as written the exit status is 1.",
    ],
    arguments: [.file])

  private let files: [Word]
  private let mode: ReplayMode
  private let trusts: Bool

  package init(_ line: CommandLine) throws(LineProblem) {
    var options = LineOptions(line)
    let isLive = options.flag("--live")
    let isUpdate = options.flag("--update")
    mode = isUpdate ? .update : isLive ? .live : .recorded
    trusts = options.flag("--trust")
    files = try options.rest(atMost: .max)
    if files.isEmpty { throw LineProblem("expected a saved session", at: line.end, try: "replay FILE") }
  }

  package func run(in context: Context) async throws -> Outcome {
    var failure: CommandFailure?
    for file in files {
      let path = try file.template.filled(from: context.session.variables).visible(in: "a file name")
      failure = try await context.replay(path, mode, trusts: trusts) ?? failure
    }
    if let failure { throw failure }
    return .ok
  }
}
