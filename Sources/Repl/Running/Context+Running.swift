internal import ApusAnswers
internal import ApusClient
internal import ApusLanguage
internal import ApusRendering
internal import ApusSavedSessions
internal import ApusSurroundings
internal import ApusText

extension Context {
  /// Runs one line, says what went wrong, if anything did, and keeps it.
  func runAndKeep(_ typed: String) async -> Outcome {
    let line: String
    do {
      line = try sender.session.aliases.expanded(typed)
    } catch {
      return report(error, line: typed)
    }
    let outcome = await runToEnd(line)
    await keep(line, outcome)
    return outcome
  }

  /// Keeps a line that was run, and writes it where the session is being recorded.
  func keep(_ line: String, _ outcome: Outcome) async {
    // Where it is replayed, nobody may know the place by that name.
    let line = RequestLine.withPlaces(line) { name in
      session.variables.values[name] == nil ? environment.namedVariable(name) : nil
    }
    await recorder?.append(line, outcome) { output.note($0) }
    if !isSavedSession { WorkspaceSeat(sender: sender).keep() }
  }

  /// Runs lines that come from elsewhere in a session of their own: they get to see no variable, no credential and no
  /// answer of this one. What they asked is in the history afterwards.
  func apart(
    _ path: String, _ permissions: Permissions, _ work: () async throws -> Outcome
  ) async throws -> Outcome {
    guard !isSavedSession else {
      throw CommandFailure(.usageCommand, "a line of a saved session cannot run another one")
    }
    let usual = session
    session = Session(lookingLike: usual.settings.look)
    session.settings = usual.settings
    isSavedSession = true
    defer {
      let asked = session.records.all
      session = usual
      for record in asked {
        _ = sender.session.records.add(record.line, record.exchange, failure: record.failure)
      }
      isSavedSession = false
      recorder?.forgetLine()
      if recorder?.isRecording == true { output.note(Line("not recorded: the lines of \(path)", .dim)) }
    }
    return try await sender.asking(permissions, isApart: true, work)
  }
}
