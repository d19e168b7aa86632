internal import APIClient
internal import JSON
internal import Rendering

extension Context {
  /// Makes the request of a line, sends it, keeps what came of it and shows it.
  func send(_ line: RequestLine) async throws -> Outcome {
    try await send(prepare(line), line: line.text)
  }

  /// Makes the request of a line and sends nothing.
  func prepare(_ line: RequestLine) throws(LineProblem) -> PreparedRequest {
    try line.prepare(in: session.requestContext(files: environment.files))
  }

  /// Sends a request that is ready, keeps what came of it and shows it.
  func send(_ ready: PreparedRequest, line: String) async throws -> Outcome {
    var prepared = ready
    if prepared.showing.isOffline || isOffline { return try preview(prepared.request) }
    guard try mayGo(prepared.request) else { return .failed(.cancelled) }
    if !prepared.withheld.isEmpty { noteWithheld(prepared.withheld, at: prepared.request.url) }
    noteMisfits(of: prepared.request)
    deliver(&prepared)
    if prepared.paging.followsPages { return try await sendPages(prepared, line: line) }
    let record = await exchange(prepared, line: line)
    noteRedirects(of: record.exchange)
    try show(response: record, showing: prepared.showing)
    noteMisfits(of: record)
    return conclude(record)
  }

  /// Shows the request that would be sent: to a program byte for byte, to a person with its secrets masked.
  func preview(_ request: Request) throws -> Outcome {
    noteMisfits(of: request)
    let view = RequestView(request.movingUserToHeader())
    if !console.outTraits.isTerminal, let bytes = view.bytes() {
      try write(bytes[...])
    } else {
      try show(view)
    }
    return .ok
  }

  /// Sends a request and keeps what came of it.
  func exchange(_ prepared: PreparedRequest, line: String) async -> Record {
    let meter = ProgressMeter(console)
    var request = prepared.request
    request.options.onProgress = { meter.update($0) }
    defer { meter.clear() }
    do {
      let exchange = try await retrying(prepared.paging.retries, request)
      return session.records.add(line, exchange)
    } catch {
      return session.records.add(line, error.exchange, failure: error)
    }
  }

  private func retrying(_ retries: Int?, _ request: Request) async throws(TransportFailure) -> Exchange {
    guard let retries, retries > 0 else { return try await transport.send(request) }
    return try await Retry(attempts: retries + 1).send(request, next: transport)
  }

  /// Whether the user wants it sent, where the settings say to ask.
  func mayGo(_ request: Request) throws -> Bool {
    guard session.settings.confirms.contains(request.method.name), !request.url.isOnThisMachine else {
      return true
    }
    if environment.confirm("\(request.method) \(request.url)? ") { return true }
    note(Line("not sent", .dim))
    return false
  }

  private func noteWithheld(_ names: [String], at url: WebURL) {
    note(Line("not sent to \(url.origin): \(names.joined(separator: ", "))", .dim))
  }

  /// What a redirect to another origin did to what was sent: nobody asked for that, so it is told unasked.
  private func noteRedirects(of exchange: Exchange) {
    for hop in exchange.hops where !hop.sent.withheld.isEmpty {
      noteWithheld(hop.sent.withheld, at: hop.sent.url)
    }
    for origin in exchange.originsGivenBody {
      note(Line("a redirect had the body sent on to \(origin)", .dim))
    }
  }

  /// A body that goes to a file goes there while it arrives.
  private func deliver(_ prepared: inout PreparedRequest) {
    if let file = prepared.showing.output {
      prepared.request.options.delivery = .file(path: file)
    } else if prepared.showing.streams {
      let out = console.out
      prepared.request.options.delivery = .chunks { bytes in (try? out.write(bytes)) != nil }
    }
  }

  /// Says what went wrong, if anything did, and what may come next.
  func conclude(_ record: Record) -> Outcome {
    guard let code = record.code else {
      if let hint = Hint(after: record, in: session), session.settings.showsHints,
        console.noteTraits.isTerminal
      {
        note(hint.line)
      }
      // A redirect that was not followed is no error, and yet not the answer: scripts see its class.
      let status = record.exchange.response?.status ?? 200
      return (300..<400).contains(status) ? .failed(.http(status)) : .ok
    }
    note(FailureReport(of: record))
    return .failed(code)
  }
}

extension WebURL {
  var isOnThisMachine: Bool { host == "localhost" || host == "::1" || host.hasPrefix("127.") }
}
