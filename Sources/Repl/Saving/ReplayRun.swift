internal import ApusClient
internal import ApusFormats
internal import ApusLanguage
internal import ApusRendering
internal import ApusSavedSessions
internal import ApusSurroundings
internal import ApusTeaching
internal import ApusText

/// Replays saved sessions, for the line that asks for it.
struct ReplayRun {
  let options: ReplayOptions
  let context: Context

  /// Replays a saved session and says how it went.
  ///
  /// - Returns: why it is not fine; `nil` when it is.
  func run(_ typed: String) async throws -> CommandFailure? {
    let path = try SessionFileName.path(of: typed, in: context.environment.files)
    let name = ItemPrinter().quoted(typed)
    let session = try SavedSession(
      reading: path, with: context.environment.files, needsCassette: options.mode == .recorded)
    try session.check(options, name: name, runner: context.commands)
    var tally = ReplayTally(options.mode, of: session.document.steps.count)
    try context.output.show(
      Lines([Line(path, .heading) + (options.base.map { Line(" on \($0)") } ?? Line())]))
    let report = { (verdict: StepVerdict) in
      tally.add(verdict)
      try context.output.show(StepReport(verdict, in: path, options.mode))
      return !options.isStrict || verdict.isAsWritten
    }
    let leftBehind: LeftBehind
    switch options.mode {
    case .recorded:
      leftBehind = try await SessionReplay(
        session: session, runner: context.commands, userAgent: context.environment.userAgent
      ).run(report)
    case .live, .update:
      (tally.isWritten, leftBehind) = try await LiveReplay(
        session: session, runner: context.commands, transport: context.sender.transport,
        environment: context.environment,
        permissions: session.permissions(
          trusts: options.trusts, base: options.base, asking: context.environment.confirm), options: options
      ).run(report)
    }
    try context.output.show(Lines([tally.line]))
    if let offer = tally.offer(for: name) { context.output.note(offer) }
    // What an update wrote is whole again.
    if let place = session.missingEnd, !tally.isWritten {
      return CommandFailure(
        .usageArgument, "\(place): the end of the file is missing; what was finished was replayed")
    }
    if tally.failure == nil, !tally.isWritten, let reason = session.missing(leftBehind) {
      return session.missingSteps(reason, options.mode, name: name)
    }
    return tally.failure.map { code in
      let isRecorded = session.document.frontMatter.cassette != nil
      let advice = tally.advice(for: name, isRecorded: isRecorded)
      return CommandFailure(
        code, tally.reason ?? CodeEntry.of(code)?.meaning ?? "it is not as written",
        try: advice.map { [$0] } ?? [])
    }
  }
}
