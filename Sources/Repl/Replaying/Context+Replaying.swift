internal import APIClient
internal import Rendering
internal import Teaching
internal import Transcripts

/// How a saved session is replayed.
enum ReplayMode: Sendable {
  /// From its recording, with no network.
  case recorded
  /// For real; what came is compared.
  case live
  /// For real; what came is written down.
  case update
}

extension Context {
  /// Replays a saved session and says how it went.
  ///
  /// - Parameter trusts: whether nothing is asked.
  /// - Returns: why it is not fine; `nil` when it is.
  func replay(_ typed: String, _ mode: ReplayMode, trusts: Bool) async throws -> CommandFailure? {
    let path = SessionFileName.whole(typed)
    if path == typed + ".session.md", RunnableFile(typed) == .capture {
      throw CommandFailure(
        .usageArgument, "\(typed) has answers, and no lines to replay",
        try: ["run \(ItemPrinter().quoted(typed))"])
    }
    let session = try SavedSession(
      reading: path, with: environment.files, needsCassette: mode == .recorded)
    var tally = ReplayTally(mode)
    try show(Lines([Line(path, .heading)]))
    let report = { (verdict: StepVerdict) in
      tally.add(verdict)
      try self.show(StepReport(verdict, in: path, mode))
    }
    switch mode {
    case .recorded: try await SessionReplay(session: session, commands: commands).run(report)
    case .live, .update:
      try await LiveReplay(
        session: session, commands: commands, transport: transport, environment: environment,
        permissions: permissions(for: session, trusts: trusts), updates: mode == .update
      ).run(report)
    }
    if !session.isComplete {
      note(Line("the end of the session is missing; what was finished was replayed", .warning))
    }
    try show(Lines([tally.line]))
    return tally.failure.map { code in
      let isRecorded = session.document.frontMatter.cassette != nil
      let advice = tally.advice(for: ItemPrinter().quoted(typed), isRecorded: isRecorded)
      return CommandFailure(
        code, CodeEntry.of(code)?.meaning ?? "it is not as written", try: advice.map { [$0] } ?? [])
    }
  }

  /// Sets the base that a saved session begins with: a URL, the practice API, or none.
  func start(at base: String?) throws {
    guard let base else { return }
    if base == FrontMatter.practice { try use(.practice) } else { try moveBase(to: Word(typed: base)) }
  }

  /// A session may contact its own base; everything else is asked for, unless its file is trusted.
  func permissions(for session: SavedSession, trusts: Bool) -> Permissions {
    let confirm = environment.confirm
    let permissions = Permissions { trusts || confirm($0) }
    if let base = session.document.frontMatter.base, let url = try? WebURL(base) {
      permissions.allow(.contact("\(url.origin)"))
    }
    return permissions
  }
}
