internal import ApusSystem

/// One client's connection, from its first request to its end.
struct Connection: Sendable {
  let socket: Socket
  let stop: StopSignal
  let limits: Limits
  let site: Site
  /// Whether it came in on the port that plays another origin.
  let isOtherOrigin: Bool
  let place: Place
  /// Those that have not said all of what they ask.
  let waiting: Strangers
  /// To leave them by.
  let ticket: Strangers.Ticket
  /// Beyond the limit of connections: answers 503 and ends.
  let isRefused: Bool

  func serve() {
    let channel = Channel(socket: socket, stop: stop, limits: limits)
    var place = place
    var ticket: Strangers.Ticket? = ticket
    defer {
      stopWaiting(&ticket)
      place.leave()
      channel.close()
    }
    do {
      while true {
        switch try serveRequest(on: channel, &place, &ticket) {
        case .keepOpen: continue
        case .close: return channel.finish()
        case .reset: return channel.resetWhenClosed()
        }
      }
    } catch {
      // The client left, went silent, or the server stops: nobody is there to be told.
    }
  }

  /// - Parameters:
  ///   - place: what the last request took for this connection.
  ///   - ticket: its ticket of those that wait, where it does.
  private func serveRequest(
    on channel: Channel, _ place: inout Place, _ ticket: inout Strangers.Ticket?
  ) throws -> ResponseWriter.Ending {
    let port = isOtherOrigin ? site.otherPort : site.port
    let reader = RequestReader(channel: channel, limits: limits, authority: "127.0.0.1:\(port)")
    let writer = ResponseWriter(channel: channel)
    var readHead: RequestHead?
    if ticket == nil { ticket = waiting.enter(socket, of: place.owner) }
    do {
      guard let head = try reader.readHead() else { return .close }
      readHead = head
      try site.admission.check(head, on: port)
      if isRefused { throw Refusal(503, "Too many connections are open.") }
      // What the last request took is given up first: this one takes as much.
      channel.pace = nil
      place.giveUpSeat()
      let match = site.router.match(head)
      place.take(match.seat)
      if let seat = match.seat {
        channel.pace = seat.pay
        // From here on it waits as this student's, whatever comes of the body.
        stopWaiting(&ticket)
        ticket = waiting.enter(socket, of: place.owner)
      }
      let body = try reader.readBody(head, isKept: match.keepsBody)
      stopWaiting(&ticket)
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

  /// Must be called before the socket is closed.
  private func stopWaiting(_ ticket: inout Strangers.Ticket?) {
    if let left = ticket { waiting.leave(left) }
    ticket = nil
  }
}
