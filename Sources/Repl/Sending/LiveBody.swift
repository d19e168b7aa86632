internal import ApusClient
internal import ApusJSON
internal import ApusLanguage
internal import ApusRendering
internal import ApusSurroundings
internal import ApusText
internal import Synchronization

/// A body that is shown while it arrives: to a program byte for byte, to a person line by line or event by event.
/// What has arrived is kept, so that it can be looked into afterwards, however it ended.
final class LiveBody: Sendable {
  private enum Shape {
    case events(ServerSentEventReader)
    /// Lines of text, or of JSON.
    case lines(LineSplitter)
    /// JSON that is one value over many lines, or many of one line each: the first line tells.
    case undecided(LineSplitter)
    /// Nothing that has lines: it is shown when it is whole.
    case whole
    case bytes
    /// An error's body that is not to go where it would.
    case unwanted
  }

  private struct State {
    var shape = Shape.bytes
    var kept: [UInt8] = []
    var isCut = false
    var pieceCount = 0
    var stop: (any Error)?
  }

  /// So much of what goes to a program is kept whole.
  private static let mostPassing = 32 << 20

  private let console: Console
  private let showsHead: Bool
  private let isRaw: Bool
  private let limits: Limits
  private let isWanted: @Sendable (ResponseHead) -> Bool
  private let state = Mutex(State())

  /// - Parameters:
  ///   - showsHead: whether the status is said when it comes.
  ///   - isRaw: whether text is shown as it is, whatever it is made of.
  ///   - isWanted: whether the body of such a response may go where it is to go.
  init(
    _ console: Console, limits: Limits, showsHead: Bool, isRaw: Bool,
    isWanted: @escaping @Sendable (ResponseHead) -> Bool
  ) {
    self.console = console
    self.isWanted = isWanted
    self.limits = limits
    self.showsHead = showsHead
    self.isRaw = isRaw
  }

  /// Has the request's body come here.
  func attach(to request: inout Request) {
    request.options.onResponse = { self.begin($0) }
    request.options.delivery = .chunks { self.take($0) }
  }

  /// What is left to be shown by somebody else.
  var isShown: Bool {
    state.withLock { state in
      if case .whole = state.shape { false } else { true }
    }
  }

  /// Why it stopped before the body's end, when that is a failure.
  var problem: (any Error)? { state.withLock { $0.stop } }

  /// How many events or lines were shown; `nil` when it was bytes.
  var pieces: (count: Int, noun: String)? {
    state.withLock { state in
      switch state.shape {
      case .events: (state.pieceCount, "event")
      case .lines, .undecided: (state.pieceCount, "line")
      case .whole, .bytes, .unwanted: nil
      }
    }
  }

  // MARK: While it arrives, on the transport's thread

  private func begin(_ head: ResponseHead) {
    let isPerson = console.outTraits.isTerminal
    state.withLock { $0.shape = !isWanted(head) ? .unwanted : isPerson ? shape(of: head) : .bytes }
    if showsHead, isPerson { try? note(StatusLine(head)) }
  }

  private func shape(of head: ResponseHead) -> Shape {
    let type = head.headers["Content-Type"]?.lowercased() ?? "text/plain"
    let lines = LineSplitter(longestLine: limits.lineBytes)
    if isRaw { return .lines(lines) }
    if type.hasPrefix("text/event-stream") { return .events(ServerSentEventReader(limit: limits.lineBytes)) }
    if type.contains("ndjson") || type.contains("jsonl") || type.contains("json-lines") {
      return .lines(lines)
    }
    if type.contains("json") { return .undecided(lines) }
    return type.hasPrefix("text/") || type.contains("xml") ? .lines(lines) : .whole
  }

  private func take(_ bytes: ArraySlice<UInt8>) -> Bool {
    state.withLock { state in
      keep(bytes, &state)
      do {
        try show(bytes, &state)
        return true
      } catch {
        state.stop = error
        return false
      }
    }
  }

  /// What goes to a program may have any size: of much of it the beginning is kept.
  private func keep(_ bytes: ArraySlice<UInt8>, _ state: inout State) {
    guard case .bytes = state.shape, state.kept.count + bytes.count > min(limits.bodyBytes, Self.mostPassing)
    else {
      let limit = state.isCut ? Overflow.beginning : limits.bodyBytes
      state.kept += bytes.prefix(max(0, limit - state.kept.count))
      return
    }
    state.isCut = true
    state.kept = Array(state.kept.prefix(Overflow.beginning))
  }

  private func show(_ bytes: ArraySlice<UInt8>, _ state: inout State) throws {
    switch state.shape {
    case .bytes: try console.out.write(bytes)
    case .whole, .unwanted: break
    case .events(var reader):
      let events = try reader.events(in: bytes)
      state.shape = .events(reader)
      for event in events { try show(EventView(event), &state) }
    case .lines(var splitter):
      let lines = splitter.lines(in: bytes)
      state.shape = .lines(splitter)
      for line in lines { try show(view(of: line), &state) }
    case .undecided(var splitter):
      let lines = splitter.lines(in: bytes)
      state.shape = .undecided(splitter)
      guard let first = lines.first(where: { !$0.isEmpty }) else { return }
      let isValue = (try? Document(first)) != nil
      state.shape = isValue ? .lines(splitter) : .whole
      if isValue { for line in lines { try show(view(of: line), &state) } }
    }
  }

  private func view(of line: [UInt8]) -> any View { isRaw ? TextBody(line) : BodyLineView(line) }

  private func show(_ view: any View, _ state: inout State) throws {
    state.pieceCount += 1
    let traits = console.outTraits
    try console.out.write(traits.theme.text(of: view.lines(on: traits.screen)))
  }

  private func note(_ view: some View) throws {
    let traits = console.noteTraits
    try console.notes.write(traits.theme.text(of: view.lines(on: traits.screen)))
  }

  // MARK: When it has ended

  /// Shows what has no end of line, and returns the exchange with what was kept.
  func finish(_ exchange: Exchange) -> Exchange {
    state.withLock { state in
      switch state.shape {
      case .lines(var splitter):
        if let rest = splitter.finish(), state.stop == nil { try? show(view(of: rest), &state) }
        state.shape = .lines(splitter)
      case .undecided: state.shape = .whole
      case .events, .whole, .bytes, .unwanted: break
      }
      return exchange.keeping(state.kept)
    }
  }
}

extension ResponseDisplay {
  /// How a body is shown while it arrives; `nil` when the line does not ask for that, or not for the body alone.
  func liveBody(for prepared: PreparedRequest) -> LiveBody? {
    let parts = prepared.showing.parts ?? output.printsOnly
    guard prepared.showing.streams, prepared.showing.output == nil, parts == nil || parts == "b" else {
      return nil
    }
    let isChosen = output.file != nil && !prepared.showing.savesErrors
    return LiveBody(
      output.console, limits: prepared.request.options.limits, showsHead: parts == nil,
      isRaw: view == .raw, isWanted: { !isChosen || !$0.isNoSuccess })
  }

  /// Says what is left to say of a body that was shown while it came.
  func conclude(_ live: LiveBody, _ record: Record, showing: ShowOptions) throws {
    if let problem = live.problem as? SinkClosed { throw problem }
    let isPerson = output.console.outTraits.isTerminal
    if isWanted(record, showing) {
      // An answer without a body is an answer, and what it goes to is then empty.
      if live.isShown { try output.write([]) } else { try show(contents: record) }
    }
    guard showing.parts ?? output.printsOnly == nil, record.exchange.response != nil else { return }
    if showing.isVerbose {
      output.note(NarrativeView(record.exchange))
    } else if isPerson {
      output.noteLater(summary(of: live, record.exchange))
    } else if let status = StatusLine(record.exchange) {
      output.note(status)
    }
  }

  private func summary(of live: LiveBody, _ exchange: Exchange) -> Line {
    let glyphs = output.console.noteTraits.screen.glyphs
    let parts =
      [live.pieces.map { Units.count($0.count, $0.noun) }].compactMap(\.self)
      + [Units.size(exchange.body.byteCount), Units.time(exchange.duration, glyphs: glyphs)]
    return parts.map { Line($0, .dim) }.joined(by: Line(glyphs.separator, .dim))
  }
}
