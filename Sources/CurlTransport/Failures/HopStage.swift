import APIClient

extension HopInProgress {
  /// Host and port, or the socket, as a message names them.
  var target: String {
    request.options.unixSocket ?? "\(request.url.host):\(request.url.origin.port)"
  }

  /// What was being done, as a part of a sentence.
  var stage: String {
    if !isConnected { return "while connecting to \(target)" }
    if parser.response != nil { return "while receiving the body from \(target)" }
    return timeline.firstReceived == nil
      ? "while waiting for the response from \(target)" : "while receiving the header from \(target)"
  }

  func missed(_ deadline: Deadline, received: Int) -> Problem {
    let allowed = request.options.deadlines
    switch deadline {
    case .connect:
      return Problem(.timeoutConnect, "no connection to \(target) within \(shown(allowed.connect))")
    case .idle:
      return Problem(.timeoutIdle, "no byte for \(shown(allowed.idle)) \(stage)\(progress(received))")
    case .total:
      return Problem(.timeoutTotal, "not done after \(shown(allowed.total)), \(stage)\(progress(received))")
    }
  }

  /// How much of the body is there, as the end of a sentence.
  func progress(_ received: Int) -> String {
    guard parser.response != nil else { return "" }
    return ", after \(received)\(parser.contentLength.map { " of \($0)" } ?? "") bytes"
  }
}

private func shown(_ duration: Duration?) -> String {
  guard let duration else { return "ever" }
  let milliseconds = duration.wholeMilliseconds
  return milliseconds % 1_000 == 0 ? "\(milliseconds / 1_000) s" : "\(milliseconds) ms"
}
