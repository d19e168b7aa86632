internal import ApusAnswers
internal import ApusClient
internal import ApusExplorer
internal import ApusLanguage
internal import ApusRendering
internal import ApusSavedSessions
internal import ApusSending
package import ApusSurroundings
package import ApusTalking
internal import ApusText

extension WebSocketCommand: Asks {
  package func ask(_ sender: Sender, _ output: Output) async throws -> Outcome {
    try await hold({ try sender.prepare(request) }, sender, output)
  }

  /// Opens it where the last one's refusal points to.
  func follow(_ opening: PreparedRequest, _ sender: Sender, _ output: Output) async throws -> Outcome {
    try await hold({ opening }, sender, output)
  }

  private func hold(
    _ opening: () throws -> PreparedRequest, _ sender: Sender, _ output: Output
  ) async throws -> Outcome {
    let reads = wish.lines == nil && sender.input?.isBody == true && sender.environment.mayTakeInput()
    sender.input?.isTaken()
    var prepared = try opening()
    if prepared.showing.isOffline || sender.isOffline {
      prepared.request.headers = WebSocketHandshake.example(settings.protocols).fields(for: prepared.request)
      return try sender.preview(prepared)
    }
    guard try sender.mayGo(prepared.request) else { return .failed(.cancelled) }
    try sender.departToTalk(&prepared)
    let socket: WebSocket
    do {
      socket = try await sender.logged.talk(to: prepared.request, settings, output)
    } catch {
      ArrivalNotes(output: output, session: sender.session).noteToken(of: error.exchange)
      let record = sender.session.records.add(text, error.exchange, failure: error)
      try sender.display.show(record, showing: prepared.showing)
      return sender.conclude(record)
    }
    ArrivalNotes(output: output, session: sender.session).noteToken(of: socket.opening)
    if let head = socket.opening.response { output.note(StatusLine(head)) }
    let desk = reads ? InputLines().desk : sender.environment.talkDesk()
    if desk == nil, wish.lines == nil, wish.duration == nil, !socket.line.isMade {
      output.note(
        Line("nobody types here: the server is heard until it closes, or as long as --for says", .dim))
    }
    var run = TalkRun(socket, wish, at: desk, in: sender.environment, output)
    do {
      return conclude(try await run.run(), saying: run.said, sender, output)
    } catch let problem as TalkProblem {
      _ = conclude(problem.end, saying: run.said, sender, output)
      throw problem.failure
    }
  }

  /// Keeps what the conversation came to, and says it.
  private func conclude(
    _ end: TalkEnd, saying lines: [String], _ sender: Sender, _ output: Output
  ) -> Outcome {
    let whole = line(saying: lines)
    if !lines.isEmpty { sender.recorder?.wholeLine = whole }
    let record = sender.session.records.add(whole, end.exchange, failure: end.failure)
    output.note(end.line)
    return sender.conclude(record)
  }
}
