internal import APIClient
internal import Rendering
internal import Transcripts

extension Context {
  /// Replays a saved session and says how it went; `nil` when everything was as written.
  func replay(_ typed: String) async throws -> FailureCode? {
    let path = SessionFileName.whole(typed)
    let session = try SavedSession(reading: path, with: environment.files)
    var tally = ReplayTally()
    try show(Lines([Line(path, .heading)]))
    try await SessionReplay(session: session, commands: commands).run { verdict in
      tally.add(verdict)
      try show(StepReport(verdict, in: path))
    }
    if !session.isComplete {
      note(Line("the end of the session is missing; what was finished was replayed", .warning))
    }
    try show(Lines([tally.line]))
    return tally.failure
  }
}
