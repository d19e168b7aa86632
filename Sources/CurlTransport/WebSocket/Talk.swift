import ApusClient
internal import ApusSystem

/// A WebSocket over a connection that libcurl made: asks for it, reads the answer, and then carries frames both ways. Lives
/// on the transport's thread.
final class Talk {
  /// What it stands between.
  struct Ends {
    let line: WebSocketLine
    let easy: EasyHandle
    let hop: HopInProgress
    /// Where a refusal goes that was to go to a file.
    let file: OutputFile?
    let jar: CookieJar?
  }

  /// How it ended.
  struct Ending {
    let problem: TransferProblem?
  }

  private enum Phase {
    case asking
    case open
    case refused(RefusalReader)
  }

  let ends: Ends
  let socket: Int32
  /// When the server's last word is late; `nil` while it is not waited for.
  private(set) var farewellEnds: ContinuousClock.Instant?

  private let handshake: WebSocketHandshake
  private let opened: (HopInProgress) -> Void
  private var phase = Phase.asking
  private var peer: WebSocketPeer
  private var unsent: [UInt8]
  private var sentCount = 0
  private var head: [UInt8] = []
  private var room = [UInt8](repeating: 0, count: 64 << 10)

  /// - Parameter opened: called when the conversation begins.
  init(_ ends: Ends, opened: @escaping (HopInProgress) -> Void) {
    self.ends = ends
    self.opened = opened
    socket = ends.easy.socket
    handshake = WebSocketHandshake(protocols: ends.line.settings.protocols)
    peer = WebSocketPeer(isClient: true, limit: ends.line.settings.longestMessage)
    unsent = handshake.head(of: ends.hop.request, cookies: ends.jar?.list() ?? [])
    unsent.withUnsafeBytes { ends.hop.sentHead($0, connections: 1) }
  }

  var isOpen: Bool { if case .open = phase { true } else { false } }

  /// What the server answered instead, as far as it came.
  var refusal: BodyReceiver? { if case .refused(let reader) = phase { reader.body } else { nil } }

  /// Whether something waits to be sent.
  var hasUnsent: Bool { sentCount < unsent.count }

  /// Whether there is room for more.
  var mayReceive: Bool { !isOpen || ends.line.hasRoom }

  /// Why it ends when the last word does not come; `nil` where nothing was left to be said.
  var silence: TransferProblem? {
    if peer.isOver { return nil }
    return TransferProblem(
      .webSocketSilent, "the server did not answer the close within \(ends.line.settings.patience.shown)")
  }

  /// Does what can be done now; says how it ended, once it has.
  func goOn() -> Ending? {
    do {
      try takeOrders()
      try flush()
      let ending = try receive()
      try flush()
      return ending ?? (peer.isOver && !hasUnsent ? Ending(problem: nil) : nil)
    } catch let problem as TransferProblem {
      return Ending(problem: problem)
    } catch let failure as EasyHandle.Failure {
      return ended(because: ends.easy.text(for: failure.result))
    } catch {
      return Ending(problem: TransferProblem(.reset, "\(error)"))
    }
  }

  /// Says that this side goes, as far as that can be said at once.
  func leave() {
    guard isOpen else { return }
    peer.close(WebSocketClosing(code: 1001))
    try? flush()
  }

  private func takeOrders() throws {
    // What is said is made when it can go out, so that whoever says much has to wait.
    guard isOpen, !hasUnsent else { return }
    for order in ends.line.takeOrders() {
      switch order {
      case .message(let message): peer.send(message)
      case .ping(let payload): peer.ping(payload)
      case .close(let closing):
        peer.close(closing)
        farewellEnds = .now + ends.line.settings.patience
      }
    }
  }

  private func flush() throws {
    while true {
      if !hasUnsent {
        unsent = peer.takeOutgoing()
        sentCount = 0
        if unsent.isEmpty { return }
      }
      let count = try ends.easy.send(unsent[sentCount...])
      if count == 0 { return }
      sentCount += count
    }
  }

  private func receive() throws -> Ending? {
    while mayReceive, !peer.isOver {
      guard let count = try ends.easy.receive(into: &room) else { return nil }
      if count == 0 { return ended(because: nil) }
      if let ending = try take(room[..<count]) { return ending }
      try flush()
    }
    return nil
  }

  private func take(_ bytes: ArraySlice<UInt8>) throws -> Ending? {
    switch phase {
    case .asking: return try answered(bytes)
    case .refused(let reader): return try reader.take(bytes) ? Ending(problem: nil) : nil
    case .open:
      let own = peer.sent
      let events = peer.receive(bytes)
      if let received = peer.received, own.map({ $0.answered(with: received).code != $0.code }) ?? true {
        ends.line.closed(byServer: true)
        farewellEnds = .now + ends.line.settings.patience
      }
      _ = ends.line.deliver(events)
      guard let violation = peer.violation else { return nil }
      try flush()
      throw TransferProblem(violation.code, violation.message)
    }
  }

  /// Reads the head of the answer, line by line.
  private func answered(_ bytes: ArraySlice<UInt8>) throws -> Ending? {
    var rest = bytes
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      head += rest[...end]
      rest = rest[(end + 1)...]
      let isWhole = try head.withUnsafeBytes { try ends.hop.receivedLine($0) }
      head = []
      guard isWhole, let answer = ends.hop.parser.response else { continue }
      try begin(with: answer)
      return rest.isEmpty && !isEmptyRefusal ? nil : try take(rest)
    }
    head += rest
    guard head.count <= ends.hop.request.options.limits.headerBytes else {
      throw TransferProblem(.headerTooLarge, "a line of the header does not end")
    }
    return nil
  }

  private var isEmptyRefusal: Bool { if case .refused(let reader) = phase { reader.isEmpty } else { false } }

  private func begin(with answer: ResponseHead) throws {
    let request = ends.hop.request
    request.options.onResponse?(answer)
    ends.jar?.keep(answer, from: request.url)
    guard answer.status == 101 else {
      let length = ends.hop.parser.contentLength
      phase = .refused(try RefusalReader(answer, length: length, request: request, file: ends.file))
      return
    }
    if let problem = handshake.problem(of: answer) { throw TransferProblem(.webSocketHandshake, problem) }
    phase = .open
    opened(ends.hop)
  }

  /// The connection is gone.
  private func ended(because words: String?) -> Ending {
    switch phase {
    case .refused(let reader): return Ending(problem: reader.problemOfEnd(because: words))
    case .asking:
      let begun = head.isEmpty && ends.hop.parser.informational.isEmpty
      return Ending(
        problem: TransferProblem(
          words == nil ? .closed : .reset,
          begun
            ? "\(ends.hop.target) closed the connection without an answer"
            : "\(ends.hop.target) closed the connection in the middle of the header", underlying: words))
    case .open where peer.isOver: return Ending(problem: nil)
    case .open:
      let place = peer.isInMessage ? ", in the middle of a message" : ""
      return Ending(
        problem: TransferProblem(
          .webSocketDropped, "the connection ended without a close frame" + place, underlying: words))
    }
  }
}

extension Duration {
  /// As a sentence says it.
  fileprivate var shown: String {
    wholeMilliseconds % 1_000 == 0 ? "\(wholeMilliseconds / 1_000) s" : "\(wholeMilliseconds) ms"
  }
}
