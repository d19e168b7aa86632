internal import APIClient
internal import Rendering
internal import System
internal import Teaching
internal import Text
internal import Transcripts

extension Context {
  /// Replays a saved session and says how it went.
  ///
  /// - Returns: why it is not fine; `nil` when it is.
  func replay(_ typed: String, _ options: ReplayOptions) async throws -> CommandFailure? {
    let path = try pathOfSession(typed)
    let name = ItemPrinter().quoted(typed)
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
    let leftBehind: [Recording]
    switch options.mode {
    case .recorded: leftBehind = try await SessionReplay(session: session, runner: commands).run(report)
    case .live, .update:
      (tally.isWritten, leftBehind) = try await LiveReplay(
        session: session, runner: commands, transport: transport, environment: environment,
        permissions: permissions(for: session, trusts: options.trusts, base: options.base), options: options
      ).run(report)
    }
    try show(Lines([tally.line]))
    // What an update wrote is whole again.
    if let place = session.missingEnd, !tally.isWritten {
      return CommandFailure(
        .usageArgument, "\(place): the end of the file is missing; what was finished was replayed")
    }
    if tally.failure == nil, let first = leftBehind.first, !tally.isWritten {
      return session.missingSteps(leftBehind.count, from: first.exchange.request, options.mode, name: name)
    }
    return tally.failure.map { code in
      let isRecorded = session.document.frontMatter.cassette != nil
      let advice = tally.advice(for: name, isRecorded: isRecorded)
      return CommandFailure(
        code, tally.reason ?? CodeEntry.of(code)?.meaning ?? "it is not as written",
        try: advice.map { [$0] } ?? [])
    }
  }

  /// Where the session is that somebody named, perhaps without its end.
  private func pathOfSession(_ typed: String) throws(CommandFailure) -> String {
    let whole = SessionFileName.whole(typed)
    let problem = environment.files.problem(environment.files.expanded(typed))
    if typed.hasSuffix(".md"), typed != whole {
      guard let problem else { return typed }
      if environment.files.problem(environment.files.expanded(whole)) != nil {
        throw CommandFailure(
          .usageArgument, "\(typed) cannot be read: \(problem.reason); there is no \(whole) either")
      }
    }
    if whole == typed + ".session.md", RunnableFile(typed) == .capture {
      throw CommandFailure(
        .usageArgument, "\(typed) has answers, and no lines to replay",
        try: ["run \(ItemPrinter().quoted(typed))"])
    }
    return whole
  }

  /// Sets the base that a saved session begins with: a URL, the practice API, or none.
  func start(at base: String?) throws {
    guard let base else { return }
    if base == FrontMatter.practice { try use(.practice) } else { try moveBase(to: Word(typed: base)) }
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
