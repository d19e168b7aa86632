internal import ApusClient
package import ApusExplorer
internal import ApusInvocation
package import ApusLanguage
internal import ApusRendering
internal import ApusSavedSessions
package import ApusSurroundings

/// `replay FILE…`
package struct ReplayCommand: Drives {
  private static let file = Operand("FILE", .file, "a saved session", try: "replay FILE").several

  package static let spec = CommandSpec(
    section: .saving,
    summary: "run saved sessions from their recordings, and tell what is not as written",
    forms: [
      [.operand(file)], [.with(.live), .option(.base), .operand(file)], [.with(.update), .operand(file)],
    ], options: [.timeout, .trust, .strict, .allowEmpty, .acceptFailures],
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
      """
      \(CommandOption.live.sentence): values may be others, and keys more, but none may be missing or of another kind; the same \
      holds for what a path shows. A block that says {mode=exact}, {mode=json} or {mode=shape} is compared by what is written in it.
      """,
      """
      \(CommandOption.update.sentence). A session that was written by hand gets its recording so. Where a step that was fine \
      fails, or the steps of a recording's last exchanges are gone, nothing is written, unless with \
      \(CommandOption.acceptFailures.name).
      """,
      """
      Both ask before the session contacts a host that is not its base, uses a variable of the environment, reads a \
      file or runs a shell. \(CommandOption.trust.sentence).
      """,
      "\(CommandOption.base.sentence); \(CommandOption.timeout.sentence); \(CommandOption.strict.sentence).",
      """
      Where a step is not as written the exit status is 1. Where there is none to run, something looks like a step and \
      is none, or the end of a file is missing, it is 2; \(CommandOption.allowEmpty.sentence).
      """,
    ])

  private let files: [Word]
  private let options: ReplayOptions

  package init(_ line: LineArguments) throws(LineProblem) {
    options = try ReplayOptions(line)
    files = line.words(Self.file)
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
