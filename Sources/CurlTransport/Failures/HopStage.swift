import ApusClient

extension HopInProgress {
  /// Host and port, or the socket, as a message names them.
  var target: String {
    request.options.unixSocket ?? "\(request.url.host):\(request.url.origin.port)"
  }

  /// The same with what stands in between.
  var way: String { target + (route.proxyPlace.map { " through the proxy \($0)" } ?? "") }

  /// What was being done, as a part of a sentence.
  var stage: String {
    if !isConnected { return "while connecting to \(way)" }
    if parser.response != nil { return "while receiving the body from \(way)" }
    return timeline.firstReceived == nil
      ? "while waiting for the response from \(way)" : "while receiving the header from \(way)"
  }

  func missed(_ deadline: Transfer.Deadline, received: Int) -> TransferProblem {
    let allowed = request.options.deadlines
    switch deadline {
    case .connect:
      return TransferProblem(.timeoutConnect, "no connection to \(way) within \(shown(allowed.connect))")
    case .idle:
      return TransferProblem(.timeoutIdle, "no byte for \(shown(allowed.idle)) \(stage)\(progress(received))")
    case .total:
      return TransferProblem(
        .timeoutTotal, "not done after \(shown(allowed.total)), \(stage)\(progress(received))")
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
