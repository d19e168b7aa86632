internal import APIClient
internal import Rendering
internal import Teaching
internal import Text
internal import Transcripts

extension Context {
  /// Replays a saved session and says how it went.
  ///
  /// - Returns: why it is not fine; `nil` when it is.
  func replay(_ typed: String, _ options: ReplayOptions) async throws -> CommandFailure? {
    let path = SessionFileName.whole(typed)
    let name = ItemPrinter().quoted(typed)
    if path == typed + ".session.md", RunnableFile(typed) == .capture {
      throw CommandFailure(
        .usageArgument, "\(typed) has answers, and no lines to replay", try: ["run \(name)"])
    }
    let session = try SavedSession(
      reading: path, with: environment.files, needsCassette: options.mode == .recorded)
    try session.check(options, name: name, runner: commands)
    var tally = ReplayTally(options.mode, of: session.document.steps.count)
    try show(Lines([Line(path, .heading) + (options.base.map { Line(" on \($0)") } ?? Line())]))
    let report = { (verdict: StepVerdict) in
      tally.add(verdict)
      try self.show(StepReport(verdict, in: path, options.mode))
      return !options.isStrict || verdict.isAsWritten
    }
    switch options.mode {
    case .recorded: try await SessionReplay(session: session, runner: commands).run(report)
    case .live, .update:
      tally.isWritten = try await LiveReplay(
        session: session, runner: commands, transport: sender.transport, environment: environment,
        permissions: permissions(for: session, trusts: options.trusts, base: options.base), options: options
      ).run(report)
    }
    try show(Lines([tally.line]))
    // What an update wrote is whole again.
    if let place = session.missingEnd, !tally.isWritten {
      return CommandFailure(
        .usageArgument, "\(place): the end of the file is missing; what was finished was replayed")
    }
    return tally.failure.map { code in
      let isRecorded = session.document.frontMatter.cassette != nil
      let advice = tally.advice(for: name, isRecorded: isRecorded)
      return CommandFailure(
        code, tally.reason ?? CodeEntry.of(code)?.meaning ?? "it is not as written",
        try: advice.map { [$0] } ?? [])
    }
  }

  /// Sets the base that a saved session begins with: a URL, the practice API, or none.
  func start(at base: String?) throws {
    guard let base else { return }
    if base == FrontMatter.practice {
      try session.use(.practice, in: surroundings)
    } else {
      try session.moveBase(to: Word(typed: base), output)
    }
  }

  /// A session may contact its own base; everything else is asked for, unless its file is trusted.
  ///
  /// - Parameter base: what is asked in place of its base.
  func permissions(for session: SavedSession, trusts: Bool, base: WebURL? = nil) -> Permissions {
    let confirm = environment.confirm
    let permissions = Permissions { trusts || confirm($0) }
    let own = session.document.frontMatter.base.flatMap { try? WebURL($0) }
    if let url = base ?? own {
      permissions.allow(.contact("\(url.origin)"))
    }
    return permissions
  }
}
