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
    do {
      while true {
        switch try serveRequest(on: channel) {
        case .keepOpen: continue
        case .close: return channel.finish()
        case .reset: return channel.resetWhenClosed()
        }
      }
    } catch {
      // The client left, went silent, or the server stops: nobody is there to be told.
    }
  }

  private func serveRequest(on channel: Channel) throws -> ResponseWriter.Ending {
    let port = isOtherOrigin ? site.otherPort : site.port
    let reader = RequestReader(channel: channel, limits: limits, authority: "127.0.0.1:\(port)")
    let writer = ResponseWriter(channel: channel)
    var readHead: RequestHead?
    do {
      guard let head = try reader.readHead() else { return .close }
      readHead = head
      try site.admission.check(head, on: port)
      if isRefused { throw Refusal(503, "Too many connections are open.") }
      let match = site.router.match(head)
      let body = try reader.readBody(head, isKept: match.keepsBody)
      let call = Call(
        request: Request(head: head, body: body), parameters: match.parameters, site: site,
        isOtherOrigin: isOtherOrigin)
      return try writer.write(match.answer(call), to: head, keepAlive: head.wantsKeepAlive)
    } catch let refusal as Refusal {
      let response = Response.problem(refusal.status, refusal.sentence)
      return try writer.write(response, to: readHead, keepAlive: false)
    }
  }
}
