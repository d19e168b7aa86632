package import ApusAnswers
package import ApusClient
internal import ApusEndpoints
package import ApusExplorer
package import ApusLanguage
internal import ApusRedaction
internal import ApusRendering
internal import ApusSavedSessions
internal import ApusSending
package import ApusSurroundings
internal import ApusTeaching
internal import ApusText
internal import ApusWords

/// Makes requests, sends them, keeps what comes of them, and shows it.
package final class Sender {
  package var session = Session() { didSet { readOnly.isOn = session.settings.isReadOnly } }
  let readOnly: ReadOnlyTransport
  package private(set) var environment: Environment
  package private(set) var transport: any Transport
  package let output: Output
  /// Keeps the session; `nil` where nobody wants to know.
  let recorder: Recorder?
  let destinations = DestinationLog()
  /// The desk that lines are kept at, and the secrets they were given.
  var (workspace, givenSecrets): (Workspace?, [GivenSecret]) = (nil, [])
  /// Requests are shown and not sent.
  package var isOffline = false { didSet { readOnly.isOffline = isOffline } }
  /// Whether its lines are those of the rc file, for which nothing is fetched.
  var isConfiguring = false
  /// What the program was given for a body; `nil` where lines come from there, or nobody is to look.
  var givenInput: LazyValue<StandardInput>?
  /// Whether lines may have that without naming it. Those of a file say themselves what they send.
  var impliesInput = true

  init(_ transport: any Transport, _ environment: Environment, _ output: Output, _ recorder: Recorder?) {
    readOnly = ReadOnlyTransport(base: transport)
    self.transport = RenewingTransport(
      base: readOnly, renewing: DestinationLog.LoggedTransport(base: readOnly, log: destinations))
    self.environment = environment
    self.output = output
    self.recorder = recorder
  }

  package var answers: Answers { Answers(session) }

  var surroundings: Surroundings {
    Surroundings(
      environment, input: givenInput, over: logged, leaveOut: { [self] in recorder?.secrets.append($0) },
      keep: { [self] in
        output.mask.learn($0.secret)
        recorder?.secrets.append($0)
        givenSecrets.append($0)
      })
  }

  package var display: ResponseDisplay { ResponseDisplay(output, session.settings.view, environment) }
  /// `nil` where there is no description that something could not fit.
  var misfits: Misfits? {
    session.specification == nil ? nil : Misfits(output: output, scope: session.scope)
  }

  /// Does some work in which lines of a file from elsewhere run: what they may not do without somebody's knowing is
  /// asked for; in its user's own session, only what they name.
  func asking(
    _ permissions: Permissions, isApart: Bool, _ work: () async throws -> Outcome
  ) async throws -> Outcome {
    let usual = (transport, environment)
    transport = AskingTransport(
      base: transport, permissions: permissions, practicePorts: environment.practicePorts)
    environment = isApart ? environment.asking(permissions) : environment.asking(forNames: permissions)
    let wasReadOnly = session.settings.isReadOnly
    if isApart { readOnly.hold(true) }
    defer {
      (transport, environment) = usual
      if isApart { readOnly.hold(false) }
      if wasReadOnly { session.settings.isReadOnly = true }
    }
    return try await work()
  }

  /// Makes the request of a line, sends it, keeps what came of it and shows it.
  func send(_ line: RequestLine) async throws -> Outcome {
    let outcome = try await send(prepare(line), line: line.text)
    guard outcome == .failed(.http(401)),
      try await VariableRequests(self).send(for: line.text, isRefused: true)
    else {
      return outcome
    }
    // Once: a server that refuses what is new refuses who asks.
    output.dropAfterwords()
    return try await send(prepare(line), line: line.text)
  }

  /// Sends what a line asks for: one request, or those that `--next` of curl has follow it, one after the other.
  ///
  /// - Returns: what came of the first that did not go well.
  func sendAll(_ line: RequestLine) async throws -> Outcome {
    guard line.isPasted else { return try await send(line) }
    let line = try PastedNames(self).takingOptionFiles(line)
    var first = line
    first.following = []
    var outcome = try await send(first)
    for following in line.following {
      let next = try await send(following)
      if outcome == .ok { outcome = next }
    }
    return outcome
  }

  /// Makes the request of a line and sends nothing.
  package func prepare(_ line: RequestLine) throws -> PreparedRequest {
    let context = line.isPasted ? nil : session.requestContext(in: environment, fillsParts: line.mayHaveHoles)
    let prepared =
      try context.map { try (givenInput == nil ? line : takingInput(line)).prepare(in: $0) }
      ?? prepare(pasted: line)
    return prepared.netrc == nil ? prepared : keepingNetrc(of: prepared)
  }

  /// Sends a request that is ready, keeps what came of it and shows it.
  ///
  /// - Parameter reading: What a typed endpoint makes of the answer. Without it, it is shown as it came.
  func send(
    _ prepared: consuming PreparedRequest, line: String, reading: ((Exchange) -> TypedReading)? = nil
  ) async throws -> Outcome {
    if prepared.showing.isExact { output.look.isExact = true }
    if prepared.showing.isOffline || isOffline { return try preview(prepared) }
    let sideFiles =
      prepared.showing.hasSideFiles ? SideFiles(for: display) : nil
    try sideFiles?.checkPlaces(of: prepared.showing)
    guard try mayGo(prepared.request) else { return .failed(.cancelled) }
    var polling: Polling?
    if let wish = prepared.paging.polling { polling = try Polling(wish, self, of: copy prepared, line: line) }
    try depart(&prepared)
    noteMisfits(of: prepared)
    if prepared.paging.rate != nil, !prepared.paging.followsPages {
      output.note(Line("--rate says nothing of one request; it is for --all-pages, for and repeat", .dim))
    }
    if let polling { return try await polling.send(prepared) }
    let display = display
    let destination = try BodyDestination(of: &prepared, isRead: reading != nil, for: display)
    if prepared.paging.followsPages {
      return try await PageCollector(sender: self, line: line).send(prepared)
    }
    let (record, ending) = await exchange(prepared, line: line, to: destination)
    ArrivalNotes(output: output, session: session).note(of: record.exchange)
    if record.exchange.hasIgnoredRange {
      output.noteLater(Line("the server ignored the range: all of it came", .dim))
    }
    if try display.conclude(destination, ending, record, showing: prepared.showing) {
      try await sideFiles?.write(beside: record, prepared.showing)
      if ending?.isWhole ?? false { return .ok }
      return conclude(record)
    }
    // What went elsewhere while it arrived is not here to be read.
    let isHere = record.failure == nil && prepared.isReadWhole
    let read = isHere ? reading?(record.exchange) : nil
    try display.show(record, showing: prepared.showing, as: read?.value)
    misfits?.note(of: record)
    try await sideFiles?.write(beside: record, prepared.showing)
    if let failure = read?.failure { throw failure }
    return conclude(record)
  }

  /// Sends a request and keeps what came of it.
  package func exchange(_ prepared: PreparedRequest, line: String) async -> Record {
    await exchange(prepared, line: line, to: .record).record
  }

  /// Sends a request, has its body go where it is to go, and keeps what came of it.
  private func exchange(
    _ prepared: PreparedRequest, line: String, to destination: BodyDestination
  ) async -> (record: Record, ending: Download.Ending?) {
    let meter = output.console.noteTraits.movesCursor ? ProgressMeter(output.console) : nil
    var request = prepared.request
    destination.attach(to: &request, meter)
    // It is asked only whether an answer that is kept is still good, where that is wanted.
    let kept =
      session.settings.isConditional && !prepared.showing.streams
      ? session.records.kept(for: prepared.request) : nil
    let revalidation = kept.map { Revalidation(of: $0, over: logged) }
    let route: any Transport = revalidation ?? logged
    let arrival: BodyDestination.Arrival
    do throws(TransportError) {
      let exchange: Exchange
      if prepared.isAskedOnce {
        exchange = try await route.send(request)
      } else {
        let resending = Resending(over: route, output, environment.clock, meter)
        exchange = try await resending.send(request, of: prepared, destination.live)
      }
      arrival = destination.end(exchange, nil)
    } catch {
      // It may be that of another key.
      if error.code == .requestParameter { session.passphrases = [:] }
      arrival = destination.end(error.exchange, error)
    }
    let record = session.records.add(
      line, arrival.exchange, failure: arrival.failure, by: prepared.paging.wish,
      kept: arrival.failure == nil ? revalidation?.confirmation : nil)
    meter?.clear()
    destinations.tell(output)
    return (record, arrival.ending)
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

  /// Says what went wrong, if anything did, and what may come next, once the line has ended.
  package func conclude(_ record: Record) -> Outcome {
    let hint = hint(after: record)
    defer {
      if let hint, environment.givesAdvice {
        output.noteLater(Line("\(retold(hint.text)): ", .dim) + Line(hint.command, .command))
      }
    }
    guard let code = record.code else {
      // A redirect that was not followed is no error, and yet not the answer: scripts see its class.
      let status = record.exchange.response?.status ?? 200
      return (300..<400).contains(status) ? .failed(.http(status)) : .ok
    }
    let isAdvised = environment.givesAdvice || record.failure != nil
    output.sayLater(
      FailureReport(of: record, isHinted: hint != nil, knowing: session, environment, isAdvised: isAdvised))
    return .failed(code)
  }

  /// A likely next step for somebody who looks, unless they do not want that.
  private func hint(after record: Record) -> Hint? {
    // The report of a transfer that failed says itself what comes next.
    guard session.settings.showsHints, record.failure == nil,
      output.console.noteTraits.isTerminal
    else { return nil }
    return session.hint(after: record, isSeen: environment.givesAdvice, isTable: display.isTable)
  }
}

extension PreparedRequest {
  /// Whether all of the answer's body is kept.
  fileprivate var isReadWhole: Bool {
    if case .memory = request.options.delivery { true } else { false }
  }
}
