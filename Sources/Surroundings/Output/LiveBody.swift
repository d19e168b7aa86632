package import ApusClient
internal import ApusJSON
internal import ApusRendering
internal import ApusText
internal import Synchronization

/// A body that is shown while it arrives: to a program byte for byte, to a person line by line or event by event.
/// What has arrived is kept, so that it can be looked into afterwards, however it ended.
package final class LiveBody: Sendable {
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
    /// No events, for whom only they are shown while they arrive.
    case elsewhere
  }

  private struct State {
    var shape = Shape.bytes
    /// Both are there once it is to be shown.
    var text: TextStream?
    var sequence: TextSequence?
    var kept: [UInt8] = []
    var isCut = false
    var pieceCount = 0
    /// Where only so many events are wanted.
    var counter: EventCounter?
    var stop: (any Error)?
  }

  /// So much of what goes to a program is kept whole.
  private static let mostPassing = 32 << 20

  private let console: Console
  private let showsHead: Bool
  private let isRaw: Bool
  package let takesOnlyEvents: Bool
  /// Whether the end of the request's time is no failure.
  package let endsOnTime: Bool
  private let most: Int?
  private let limits: Limits
  private let charset: String?
  private let isWanted: @Sendable (ResponseHead) -> Bool
  private let state = Mutex(State())

  /// - Parameters:
  ///   - showsHead: whether the status is said when it comes.
  ///   - isRaw: whether text is shown as it is, whatever it is made of.
  ///   - takesOnlyEvents: whether any other body is left to whoever shows it when it is whole.
  ///   - most: how many events are wanted; all by default.
  ///   - endsOnTime: whether the end of the request's time is no failure; it is one by default.
  ///   - isWanted: whether the body of such a response may go where it is to go.
  package init(
    _ console: Console, for options: RequestOptions, showsHead: Bool, isRaw: Bool, takesOnlyEvents: Bool,
    most: Int? = nil, endsOnTime: Bool = false, isWanted: @escaping @Sendable (ResponseHead) -> Bool
  ) {
    (self.console, self.most, self.endsOnTime) = (console, most, endsOnTime)
    self.isWanted = isWanted
    limits = options.limits
    charset = options.responseCharset
    self.takesOnlyEvents = takesOnlyEvents
    self.showsHead = showsHead
    self.isRaw = isRaw
  }

  /// Has the request's body come here.
  package func attach(to request: inout Request) {
    if takesOnlyEvents { state.withLock { $0.shape = .elsewhere } }
    request.options.onResponse = { self.begin($0) }
    if takesOnlyEvents {
      request.options.eventDelivery = .chunks { self.take($0) }
    } else {
      request.options.delivery = .chunks { self.take($0) }
    }
  }

  /// Whether the body comes here.
  package var isUsed: Bool {
    state.withLock { state in
      if case .elsewhere = state.shape { false } else { true }
    }
  }

  /// What is left to be shown by somebody else.
  package var isShown: Bool {
    state.withLock { state in
      if case .whole = state.shape { false } else { true }
    }
  }

  /// Why it stopped before the body's end, when that is a failure.
  package var problem: (any Error)? { state.withLock { $0.stop } }

  /// How many events or lines were shown; `nil` when it was bytes.
  package var pieces: (count: Int, noun: String)? {
    state.withLock { state in
      switch state.shape {
      case .events: (state.pieceCount, "event")
      case .lines, .undecided: (state.pieceCount, "line")
      case .whole, .bytes, .unwanted, .elsewhere: nil
      }
    }
  }

  // MARK: While it arrives, on the transport's thread

  private func begin(_ head: ResponseHead) {
    let isPerson = console.outTraits.isTerminal
    if takesOnlyEvents, !(head.isSuccess && head.isEventStream) {
      return state.withLock { $0.shape = .elsewhere }
    }
    state.withLock { state in
      state.sequence = TextSequence()
      state.shape = !isWanted(head) ? .unwanted : isPerson ? shape(of: head) : .bytes
      if let most, head.isEventStream { state.counter = EventCounter(most: most) }
      state.text = TextStream(contentType: head.headers["Content-Type"], saidToBe: charset)
      state.kept =
        head.isSuccess && head.isEventStream ? ServerSentEventReader.wholeEvents(in: state.kept) : []
    }
    if showsHead, isPerson { try? note(StatusLine(head)) }
  }

  private func shape(of head: ResponseHead) -> Shape {
    let type = head.headers["Content-Type"]?.lowercased() ?? "text/plain"
    let lines = LineSplitter(longestLine: limits.lineBytes)
    if isRaw { return .lines(lines) }
    switch head.bodyForm {
    case .events: return .events(ServerSentEventReader(limit: limits.lineBytes))
    case .values: return .lines(lines)
    case .value: break
    }
    if type.contains("json") { return .undecided(lines) }
    return type.hasPrefix("text/") || type.contains("xml") ? .lines(lines) : .whole
  }

  private func take(_ bytes: ArraySlice<UInt8>) -> Bool {
    state.withLock { state in
      let bytes = state.counter?.wanted(of: bytes) ?? bytes
      keep(bytes, &state)
      do {
        try show(bytes, &state)
        return !(state.counter?.isFull ?? false)
      } catch is CharsetProblem {
        // It is shown as what it is when it is whole.
        state.shape = .whole
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
    case .whole, .unwanted, .elsewhere: break
    case .events(var reader):
      let events = try reader.events(in: bytes)
      state.shape = .events(reader)
      for event in events { try show(EventView(event), &state) }
    case .lines(var splitter):
      let lines = splitter.lines(in: try state.text?.text(of: bytes) ?? bytes)
      state.shape = .lines(splitter)
      try show(lines, &state)
    case .undecided(var splitter):
      let lines = splitter.lines(in: try state.text?.text(of: bytes) ?? bytes)
      state.shape = .undecided(splitter)
      guard let first = lines.first(where: { !$0.isEmpty }) else { return }
      let isValue = (try? JSONDocument(first)) != nil
      state.shape = isValue ? .lines(splitter) : .whole
      if isValue { try show(lines, &state) }
    }
  }

  private func show(_ lines: [[UInt8]], isLast: Bool = false, _ state: inout State) throws {
    var texts = state.sequence?.texts(of: lines) { (try? JSONDocument($0)) != nil } ?? lines
    if isLast { texts += state.sequence?.finish() ?? [] }
    for text in texts {
      let view: any View = isRaw ? TextBody(text) : BodyLineView(text)
      try show(view, &state)
    }
  }

  private func show(_ view: any View, _ state: inout State) throws {
    state.pieceCount += 1
    let traits = console.outTraits
    try console.out.write(traits.theme.text(of: view.lines(on: traits.screen)))
  }

  /// That a stream has ended is said where its events are.
  @Sendable package func sayAgain(in pause: Duration, after id: String) {
    let place = id.isEmpty ? "" : ", from event \(id) on"
    try? note(Lines([Line("the stream ended; asking again in \(Units.time(pause))\(place)", .dim)]))
  }

  private func note(_ view: some View) throws {
    let traits = console.noteTraits
    try console.notes.write(traits.theme.text(of: view.lines(on: traits.screen)))
  }

  // MARK: When it has ended

  /// Shows what has no end of line, and returns the exchange with what was kept.
  package func finish(_ exchange: Exchange) -> Exchange {
    state.withLock { state in
      switch state.shape {
      case .lines(let splitter): finish(splitter, &state)
      case .undecided: state.shape = .whole
      case .events, .whole, .bytes, .unwanted, .elsewhere: break
      }
      return exchange.keeping(state.kept)
    }
  }

  private func finish(_ unfinished: LineSplitter, _ state: inout State) {
    var splitter = unfinished
    guard let text = try? state.text?.finish() ?? [] else {
      state.shape = .whole
      return
    }
    let lines = splitter.lines(in: text) + [splitter.finish()].compactMap(\.self)
    if state.stop == nil { try? show(lines, isLast: true, &state) }
    state.shape = .lines(splitter)
  }
}
