package import ApusClient
internal import ApusJSON
internal import ApusLanguage
internal import ApusRedaction
internal import ApusRendering
internal import ApusSavedSessions
package import ApusSurroundings
internal import ApusTeaching
internal import ApusText

/// Makes requests, sends them, keeps what comes of them, and shows it.
package final class Sender {
  package var session = Session()
  package private(set) var environment: Environment
  package private(set) var transport: any Transport
  let output: Output
  /// Keeps the session; `nil` where nobody wants to know.
  let recorder: Recorder?
  /// Requests are shown and not sent.
  package var isOffline = false
  /// What the program was given for a body; `nil` where lines come from there, or nobody is to look.
  package var input: StandardInput?
  /// Whether lines may have that without naming it. Those of a file say themselves what they send.
  var impliesInput = true

  init(_ transport: any Transport, _ environment: Environment, _ output: Output, _ recorder: Recorder?) {
    self.transport = transport
    self.environment = environment
    self.output = output
    self.recorder = recorder
  }

  package var answers: Answers { Answers(session) }

  var surroundings: Surroundings {
    Surroundings(environment, input: input) { [output, recorder] in
      output.mask.learn($0.secret)
      recorder?.secrets.append($0)
    }
  }

  var display: ResponseDisplay { ResponseDisplay(output, session, environment) }
  private var misfits: Misfits { Misfits(output: output, session: session) }

  /// Does some work in which lines of a file from elsewhere run: what they may not do without somebody's knowing is
  /// asked for.
  func asking(_ permissions: Permissions, _ work: () async throws -> Outcome) async throws -> Outcome {
    let usual = (transport, environment)
    transport = AskingTransport(
      base: transport, permissions: permissions, practicePorts: environment.practicePorts)
    environment = environment.asking(permissions)
    defer { (transport, environment) = usual }
    return try await work()
  }

  /// Makes the request of a line, sends it, keeps what came of it and shows it.
  func send(_ line: RequestLine) async throws -> Outcome {
    try await send(prepare(line), line: line.text)
  }

  /// Makes the request of a line and sends nothing.
  func prepare(_ line: RequestLine) throws -> PreparedRequest {
    try takingInput(line).prepare(in: session.requestContext(in: environment))
  }

  /// Sends a request that is ready, keeps what came of it and shows it.
  ///
  /// - Parameter reading: What a typed endpoint makes of the answer. Without it, it is shown as it came.
  func send(
    _ ready: PreparedRequest, line: String, reading: ((Exchange) -> TypedReading)? = nil
  ) async throws -> Outcome {
    var prepared = ready
    if prepared.showing.isOffline || isOffline { return try preview(prepared.request) }
    guard try mayGo(prepared.request) else { return .failed(.cancelled) }
    depart(prepared)
    misfits.note(of: prepared.request)
    let live = try deliver(&prepared, isRead: reading != nil)
    if prepared.paging.followsPages {
      return try await PageCollector(sender: self, line: line).send(prepared)
    }
    let record = await exchange(prepared, line: line, live: live)
    noteRedirects(of: record.exchange)
    if let live, live.isUsed {
      try display.conclude(live, record, showing: prepared.showing)
      return conclude(record)
    }
    // What went elsewhere while it arrived is not here to be read.
    let isHere = record.failure == nil && prepared.isReadWhole
    let read = isHere ? reading?(record.exchange) : nil
    try display.show(record, showing: prepared.showing, as: read?.value)
    misfits.note(of: record)
    if let failure = read?.failure { throw failure }
    return conclude(record)
  }

  /// Shows the request that would be sent: to a program byte for byte, to a person with its secrets masked.
  func preview(_ request: Request) throws -> Outcome {
    output.mask.learn(from: request)
    misfits.note(of: request)
    let view = RequestView(request.movingUserToHeader())
    if !output.console.outTraits.isTerminal, let bytes = view.bytes() {
      try output.write(bytes[...])
    } else {
      try output.show(RequestView(request.movingUserToHeader().maskingBody))
    }
    return .ok
  }

  /// Sends a request and keeps what came of it.
  ///
  /// - Parameter live: shows the body while it arrives, where the line asks for that.
  func exchange(_ prepared: PreparedRequest, line: String, live: LiveBody? = nil) async -> Record {
    let meter = ProgressMeter(output.console)
    var request = prepared.request
    live?.attach(to: &request)
    if let live, live.takesOnlyEvents {
      let begin = request.options.onResponse
      request.options.onResponse = { head in
        meter.clear()
        begin?(head)
      }
    }
    if live?.takesOnlyEvents ?? true {
      request.options.onProgress = { if live?.isUsed != true { meter.update($0) } }
    }
    defer { meter.clear() }
    do {
      let exchange = try await asking(prepared, request, live)
      guard let live else { return session.records.add(line, exchange) }
      let whole = live.finish(exchange)
      let failure = (live.problem as? StreamPieceTooLong).map {
        TransportFailure(.bodyTooLarge, "\($0)", exchange: whole)
      }
      return session.records.add(line, whole, failure: failure)
    } catch {
      let received = live?.finish(error.exchange) ?? error.exchange
      return session.records.add(line, received, failure: error)
    }
  }

  func retrying(_ retries: Int?, _ request: Request) async throws(TransportFailure) -> Exchange {
    guard let retries, retries > 0 else { return try await transport.send(request) }
    return try await Retry(attempts: retries + 1, wait: environment.clock.pause).send(
      request, next: transport)
  }

  /// Whether the user wants it sent, where the settings say to ask.
  func mayGo(_ request: Request) throws -> Bool {
    guard session.settings.confirms.contains(request.method.name), !request.url.isOnThisMachine else {
      return true
    }
    if environment.confirm("\(request.method) \(request.url)? ") { return true }
    output.note(Line("not sent", .dim))
    return false
  }

  /// Ask for it before a request is sent: it names what the session would have added, which is one option away, and has
  /// what was set without a base belong to where the request goes.
  func depart(_ prepared: PreparedRequest) {
    session.settle(at: prepared.request.url.origin)
    guard !prepared.withheld.isEmpty else { return }
    let option = Line("; ", .dim) + Line("--send-headers-anyway", .command) + Line(" sends it", .dim)
    noteWithheld(
      prepared.withheld, at: prepared.request.url, followedBy: prepared.canSendWithheld ? option : Line())
  }

  private func noteWithheld(_ names: [String], at url: WebURL, followedBy hint: Line = Line()) {
    output.note(Line("not sent to \(url.origin): \(names.joined(separator: ", "))", .dim) + hint)
  }

  /// What a redirect to another origin did to what was sent: nobody asked for that, so it is told unasked.
  private func noteRedirects(of exchange: Exchange) {
    for hop in exchange.hops where !hop.sent.withheld.isEmpty {
      noteWithheld(hop.sent.withheld, at: hop.sent.url)
    }
    for origin in exchange.originsGivenBody {
      output.note(Line("a redirect had the body sent on to \(origin)", .dim))
    }
  }

  /// A body that goes to a file goes there while it arrives, and so does one that a person wants to see then.
  private func deliver(_ prepared: inout PreparedRequest, isRead: Bool) throws -> LiveBody? {
    guard let file = prepared.showing.output else {
      return isRead && !prepared.showing.streams ? nil : display.liveBody(for: prepared)
    }
    // Before anything is sent for a file that may not be written.
    _ = try environment.placeOfFile(file)
    prepared.request.options.delivery = .file(path: file)
    return nil
  }

  /// Says what went wrong, if anything did, and what may come next, once the line has ended.
  func conclude(_ record: Record) -> Outcome {
    defer { hint(after: record) }
    guard let code = record.code else {
      // A redirect that was not followed is no error, and yet not the answer: scripts see its class.
      let status = record.exchange.response?.status ?? 200
      return (300..<400).contains(status) ? .failed(.http(status)) : .ok
    }
    output.sayLater(report(of: record))
    return .failed(code)
  }

  /// What went wrong, with lines to try that know what is at this API.
  private func report(of record: Record) -> FailureReport {
    var report = FailureReport(of: record)
    let exchange = record.exchange
    if report.code == .redirectUnsafe, exchange.canFollowWithSecret {
      report.suggestions.insert("follow", at: 0)
    }
    guard let status = report.code.status, let sent = exchange.hops.last?.sent,
      sent.url.origin == session.base?.origin
    else { return report }
    let advice = KnownEndpoints(session).advice(after: status, sent.method, sent.url.path)
    report.suggestions = advice + report.suggestions.filter { $0 != "ls" }
    return report
  }

  /// Names a likely next step to somebody who looks, unless they do not want that.
  private func hint(after record: Record) {
    // A lesson says itself what comes next, and so does the report of a transfer that failed.
    guard session.settings.showsHints, session.tour == nil, record.failure == nil,
      output.console.noteTraits.isTerminal
    else { return }
    let hint = Hint(
      after: record.exchange, isFirstJSON: !session.hasSeenJSON,
      hasNextPage: session.page("next", of: record) != nil, parse: { _ in try? record.document() })
    if record.code == nil, record.mayBeJSON { session.hasSeenJSON = true }
    guard let hint, session.hints.allows(hint) else { return }
    output.noteLater(Line("\(hint.text): ", .dim) + Line(hint.command, .command))
  }

  /// Sends a request without keeping or showing it.
  func attempt(_ request: Request) async -> Result<Exchange, TransportFailure> {
    do {
      return .success(try await transport.send(request))
    } catch {
      return .failure(error)
    }
  }
}

extension PreparedRequest {
  /// Whether all of the answer's body is kept.
  fileprivate var isReadWhole: Bool {
    if case .memory = request.options.delivery { true } else { false }
  }
}
