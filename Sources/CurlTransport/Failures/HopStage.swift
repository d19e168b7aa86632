import ApusClient
import CApusCurl

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

  /// What is waited for, once nothing has moved for a while.
  ///
  /// - Parameter sending: how large the request's body is.
  func awaited(on easy: EasyHandle?, sending: Int?) -> TransferProgress.Stage? {
    guard parser.response == nil, let easy else { return nil }
    if isConnected { return sentBodyByteCount < sending ?? 0 ? .request : .response }
    let isNamed = request.options.unixSocket != nil || easy.microseconds(CCURL_INFO_NAMELOOKUP_TIME_T) > .zero
    guard isNamed || hasReachedHost else { return .lookup }
    let isThere = hasReachedHost || easy.microseconds(CCURL_INFO_CONNECT_TIME_T) > .zero
    return isThere ? request.url.scheme == "https" ? .tls : .request : .connection
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
