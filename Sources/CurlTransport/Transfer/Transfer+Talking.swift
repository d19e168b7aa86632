import ApusClient

/// A transfer that becomes a conversation.
extension Transfer {
  /// Whether the conversation has begun.
  var isTalking: Bool { talk?.isOpen ?? false }

  /// Refuses what cannot begin one.
  func checkTalk(of request: Request) throws(TransferProblem) {
    guard request.options.webSocket != nil else { return }
    guard request.method == .get, request.body == nil else {
      throw TransferProblem(.requestBody, "a WebSocket begins with a GET that has no body")
    }
    if let scheme = request.options.login?.scheme, scheme.challenge != nil {
      throw TransferProblem(
        .requestParameter,
        "a WebSocket cannot be opened with \(scheme.name): it needs a credential that is known beforehand")
    }
  }

  /// Talks over the connection that was made, where that is wanted.
  func beginTalk() -> Bool {
    guard let line = job.request.options.webSocket, let easy, let hop, let certificates else { return false }
    let ends = Talk.Ends(line: line, easy: easy, hop: hop, file: file, jar: cookies?.jar)
    talk = Talk(ends) { [job] hop in
      let opening = Exchange(
        request: job.request, startedAt: job.startedAt,
        hops: [hop.ended(on: easy, certificates: certificates)])
      line.opened(opening, wake: job.wake)
    }
    return true
  }
}
