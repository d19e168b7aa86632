internal import ApusClient
package import ApusExplorer
internal import ApusInvocation
package import ApusLanguage
internal import ApusRendering
internal import ApusSavedSessions
internal import ApusSessionExports
package import ApusSurroundings
internal import ApusSystem
internal import ApusTeaching

/// `replay FILE…`
package struct ReplayCommand: Drives {
  private static let file = Operand("FILE", .file, "a saved session", try: "replay FILE").several

  package static let spec = CommandSpec(
    section: .saving,
    summary: "run saved sessions from their recordings, and tell what is not as written",
    forms: [
      [.operand(file)], [.with(.live), .option(.base), .option(.against), .operand(file)],
      [.with(.update), .operand(file)],
    ],
    options: CommandOption.ofReplay,
    examples: [
      CommandSpec.Example("get /github/users/octocat", "something to save"),
      CommandSpec.Example("save octocat", "a session"),
      CommandSpec.Example("replay octocat", "a line for each of its lines"),
      CommandSpec.Example("replay --live octocat", "ask again, and compare what comes"),
      CommandSpec.Example("replay --live --timeout 5 octocat", "a step may take five seconds"),
      CommandSpec.Example("replay --update octocat", "ask again, and write down what comes"),
      CommandSpec.Example("replay --report junit=r.xml octocat", "and tell a system for checks"),
    ],
    details: [
      "Without an option nothing is sent, no shell is started, and no file is written.",
      """
      \(CommandOption.live.sentence): values may be others, and keys more, but none may be missing or of another kind; the same \
      holds for what a path shows. So are the columns of CSV, the elements of XML, the title, headings and fields of a page, a \
      short text, and headers but for those that a cache or a proxy sets. What is only a risk, such as a list that is empty \
      now, is noted; \(CommandOption.noted.name) red makes it drift. Hints and what errors suggest to try do not count. A block \
      that says {mode=exact}, {mode=json} or {mode=shape} is compared by what is written in it.
      """,
      """
      \(CommandOption.widen.sentence): what may be missing, null or of another type. \(CommandOption.writes.sentence).
      """,
      """
      \(CommandOption.update.sentence). A session that was written by hand gets its recording so. Where a step that was fine \
      fails, or the steps of a recording's last exchanges are gone, nothing is written, unless with \
      \(CommandOption.acceptFailures.name). \(CommandOption.ask.sentence): it is accepted, skipped, or made a rule of its step.
      """,
      """
      A `rules` block promises more of the step above it, or of all where it stands first; `help rules` lists what. \
      \(CommandOption.rule.sentence), such as --rule '.age ignore'.
      """,
      "Files that lines read were recorded, and a replay uses them. \(CommandOption.recordedFiles.sentence), in place of those that are there.",
      """
      Both ask before the session contacts a host that is not its base, uses a variable of the environment, reads a \
      file or runs a shell. \(CommandOption.trust.sentence). \(CommandOption.allow.sentence).
      """,
      "\(CommandOption.base.sentence); \(CommandOption.against.sentence); \(CommandOption.timeout.sentence); \(CommandOption.strict.sentence). \(CommandOption.retryRequests.sentence).",
      """
      A folder stands for all sessions below it, and so does a pattern such as api/**/*; FILE:14 is the step at line 14 \
      with those of its block before it, and - is standard input. Steps in a `setup` block run first, those in a `teardown` \
      block last, also after a failure and ^C.
      """,
      "\(CommandOption.only.sentence). \(CommandOption.tag.sentence). \(CommandOption.shard.sentence).",
      """
      \(CommandOption.jobs.sentence), and tells them in their order. \(CommandOption.repeats.sentence). \
      \(CommandOption.shuffle.sentence).
      """,
      """
      \(CommandOption.variable.sentence); \(CommandOption.variableFile.sentence); \(CommandOption.environment.sentence). \
      \(CommandOption.rows.sentence): CSV, or JSON.
      """,
      "\(CommandOption.report.sentence). No secret is in one, and one is written also on ^C.",
      """
      Where a step is not as written the exit status is 1. Where there is none to run, something looks like a step and \
      is none, a secret is missing, or the end of a file is missing, it is 2; \(CommandOption.allowEmpty.sentence).
      """,
    ])

  private let files: [Word]
  private let options: ReplayOptions

  package init(_ line: LineArguments) throws(LineProblem) {
    options = try ReplayOptions(line)
    files = line.words(Self.file)
  }

  package func drive(_ context: Context) async throws -> Outcome {
    let names = try files.map {
      try $0.template.filled(from: context.session.variables).visible(in: "a file name")
    }
    var world = ReplayWorld(
      runner: context.commands, environment: context.environment, transport: context.sender.transport,
      mask: context.output.mask)
    world.variables = context.session.variables.values
    world.meaning = { CodeEntry.of($0)?.meaning }
    let ready = world
    // What is torn down is so also where the program is told to end.
    let failure: CommandFailure? = try await EndSignals.waiting {
      if let other = options.against {
        return try await AgainstRun(options, against: other, in: ready).run(names, on: context.output)
      }
      return try await SuiteReplay(options, in: ready).run(names, on: context.output)
    }
    if let failure { throw failure }
    return .ok
  }
}
