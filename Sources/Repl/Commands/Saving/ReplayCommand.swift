internal import APIClient
package import Language
internal import Rendering
internal import SavedSessions
package import Surroundings

/// `replay FILE…`
package struct ReplayCommand: Drives {
  package static let spec = CommandSpec(
    section: .saving,
    summary: "run saved sessions from their recordings, and tell what is not as written",
    usage: ["replay FILE…", "replay --live [--base URL] FILE…", "replay --update FILE…"],
    examples: [
      CommandSpec.Example("get /github/users/octocat", "something to save"),
      CommandSpec.Example("save octocat", "a session"),
      CommandSpec.Example("replay octocat", "a line for each of its lines"),
      CommandSpec.Example("replay --live octocat", "ask again, and compare what comes"),
      CommandSpec.Example("replay --live --timeout 5 octocat", "a step may take five seconds"),
      CommandSpec.Example("replay --update octocat", "ask again, and write down what comes"),
    ],
    details: [
      "Without an option nothing is sent, no shell is started, and no file is written.",
      "--live compares shapes: values may be others, and keys more, but none may be missing or of another kind; the same holds for what a path shows. A block "
        + "that says {mode=exact}, {mode=json} or {mode=shape} is compared by what is written in it.",
      "--update keeps prose, order, and every line and elision that still matches. A session that was written by hand "
        + "gets its recording so. Where a step that was fine fails, or the steps of a recording's last exchanges are gone, "
        + "nothing is written, unless with --accept-failures.",
      "Both ask before the session contacts a host that is not its base, uses a variable of the environment, reads a "
        + "file or runs a shell. --trust allows all of it.",
      "--base URL asks another server instead of the session's own; --timeout S is the time for a request; --strict "
        + "ends at the first step that is not as written.",
      "Where a step is not as written the exit status is 1. Where there is none to run, something looks like a step and "
        + "is none, or the end of a file is missing, it is 2; --allow-empty permits a page without steps.",
    ],
    arguments: [.file], traits: .managesSessions)

  private let files: [Word]
  private let options: ReplayOptions

  package init(_ line: CommandLine) throws(LineProblem) {
    var options = LineOptions(line)
    self.options = try ReplayOptions(&options, of: line)
    files = try options.rest(atMost: .max)
    if files.isEmpty { throw LineProblem("expected a saved session", at: line.end, try: "replay FILE") }
  }

  package func drive(_ context: Context) async throws -> Outcome {
    var failure: CommandFailure?
    for file in files {
      let path = try file.template.filled(from: context.session.variables).visible(in: "a file name")
      let found = try await ReplayRun(options: options, context: context).run(path)
      // What could not be run counts for more than what differs.
      if failure?.code != .usageArgument { failure = found ?? failure }
      if options.isStrict, failure != nil { break }
    }
    if let failure { throw failure }
    return .ok
  }
}
