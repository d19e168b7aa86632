internal import ApusSystem

/// One client's connection, from its first request to its end.
struct Connection: Sendable {
  let socket: Socket
  let stop: StopSignal
  let limits: Limits
  let site: Site
  /// Whether it came in on the port that plays another origin.
  let isOtherOrigin: Bool
  /// Beyond the limit of connections: answers 503 and ends.
  let isRefused: Bool

  func serve() {
    let channel = Channel(socket: socket, stop: stop, limits: limits)
    defer { channel.close() }
    var seat: (any Sendable)?
    do {
      while true {
        switch try serveRequest(on: channel, &seat) {
        case .keepOpen: continue
        case .close: return channel.finish()
        case .reset: return channel.resetWhenClosed()
        }
      }
    } catch {
      // The client left, went silent, or the server stops: nobody is there to be told.
    }
  }

  /// - Parameter seat: what the last request took for this connection.
  private func serveRequest(
    on channel: Channel, _ seat: inout (any Sendable)?
  ) throws -> ResponseWriter.Ending {
    let port = isOtherOrigin ? site.otherPort : site.port
    let reader = RequestReader(channel: channel, limits: limits, authority: "127.0.0.1:\(port)")
    let writer = ResponseWriter(channel: channel)
    var readHead: RequestHead?
    do {
      guard let head = try reader.readHead() else { return .close }
      readHead = head
      try site.admission.check(head, on: port)
      if isRefused { throw Refusal(503, "Too many connections are open.") }
      seat = nil
      let match = site.router.match(head)
      seat = match.seat
      let body = try reader.readBody(head, isKept: match.keepsBody)
      let call = Call(
        request: Request(head: head, body: body), parameters: match.parameters, site: site,
        isOtherOrigin: isOtherOrigin)
      let answer = match.answer(call)
      channel.beginAnswer()
      defer { channel.endAnswer() }
      return try writer.write(answer, to: head, keepAlive: head.wantsKeepAlive && !match.closes)
    } catch let refusal as Refusal {
      let response = Response.problem(refusal.status, refusal.sentence)
      return try writer.write(response, to: readHead, keepAlive: false)
    }
  }
}
