internal import ApusAnswers
internal import ApusClient
internal import ApusExplorer
internal import ApusLanguage
internal import ApusRendering
internal import ApusSavedSessions
internal import ApusSending
package import ApusSurroundings
package import ApusTalking

extension WebSocketCommand: Asks {
  package func ask(_ sender: Sender, _ output: Output) async throws -> Outcome {
    let reads = wish.lines == nil && sender.input?.isBody == true && sender.environment.mayTakeInput()
    sender.input?.isTaken()
    var prepared = try sender.prepare(request)
    if prepared.showing.isOffline || sender.isOffline {
      prepared.request.headers = WebSocketHandshake.example(settings.protocols).fields(for: prepared.request)
      return try sender.preview(prepared)
    }
    guard try sender.mayGo(prepared.request) else { return .failed(.cancelled) }
    try sender.departToTalk(&prepared)
    let socket: WebSocket
    do {
      socket = try await sender.transport.webSocket(
        to: prepared.request, settings, shownOn: output.console)
    } catch {
      let record = sender.session.records.add(text, error.exchange, failure: error)
      try sender.display.show(record, showing: prepared.showing)
      return sender.conclude(record)
    }
    if let head = socket.opening.response { output.note(StatusLine(head)) }
    let desk = reads ? InputLines().desk : sender.environment.talkDesk()
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
