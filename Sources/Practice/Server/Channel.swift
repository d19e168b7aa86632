internal import ApusSystem

/// Why a conversation is over without anything left to say.
enum ConnectionEnded: Error {
  case byClient
  case byStall
  case byStop
}

/// One connection's bytes in and out, used by one thread. Every wait has a deadline and ends when the server
/// stops.
final class Channel {
  private let socket: Socket
  private let stop: StopSignal
  private let limits: Limits
  private var buffer: [UInt8] = []
  private var position = 0
  /// Called with the number of bytes that came or went; says how long to wait before more do.
  var pace: ((Int) -> Duration)?
  private var scratch = [UInt8](repeating: 0, count: 16 * 1024)

  init(socket: Socket, stop: StopSignal, limits: Limits) {
    self.socket = socket
    self.stop = stop
    self.limits = limits
  }

  // MARK: Reading

  enum LineProblem: Error {
    case tooLong
    /// A line feed without its carriage return, or a carriage return without its line feed.
    case badLineEnd
    case timedOut
  }

  var hasUnreadBytes: Bool { position < buffer.count }

  /// Waits for the first byte of a request; false when the client closed, or rested for too long, before it.
  func awaitFirstByte() throws -> Bool {
    if hasUnreadBytes { return true }
    return try fill(by: Deadline(in: limits.idle)) == .filled
  }

  /// The next line without its CRLF.
  func readLine(limit: Int, by deadline: Deadline) throws -> [UInt8] {
    var scanned = position
    while true {
      if let feed = buffer[scanned...].firstIndex(of: UInt8(ascii: "\n")) {
        guard feed - position <= limit else { throw LineProblem.tooLong }
        let line = buffer[position..<feed]
        guard line.last == UInt8(ascii: "\r"), !line.dropLast().contains(UInt8(ascii: "\r")) else {
          throw LineProblem.badLineEnd
        }
        position = feed + 1
        return Array(line.dropLast())
      }
      guard buffer.count - position <= limit else { throw LineProblem.tooLong }
      let pending = buffer.count - position
      switch try fill(by: deadline) {
      case .filled: scanned = position + pending
      case .closed: throw ConnectionEnded.byClient
      case .timedOut: throw LineProblem.timedOut
      }
    }
  }

  /// At least one byte of a body and at most `limit`, whatever has arrived.
  func readSome(limit: Int) throws -> ArraySlice<UInt8> {
    if !hasUnreadBytes {
      switch try fill(by: Deadline(in: limits.stall)) {
      case .filled: break
      case .closed: throw ConnectionEnded.byClient
      case .timedOut: throw ConnectionEnded.byStall
      }
    }
    let end = min(buffer.count, position + limit)
    defer { position = end }
    try keepPace(end - position)
    return buffer[position..<end]
  }

  /// What has arrived by then, at most `limit`; `nil` when that is nothing.
  func readSome(limit: Int, by deadline: Deadline) throws -> ArraySlice<UInt8>? {
    if !hasUnreadBytes {
      switch try fill(by: deadline) {
      case .filled: break
      case .closed: throw ConnectionEnded.byClient
      case .timedOut: return nil
      }
    }
    return try readSome(limit: limit)
  }

  private enum Fill {
    case filled
    case closed
    case timedOut
  }

  private func fill(by deadline: Deadline) throws -> Fill {
    buffer.removeFirst(position)
    position = 0
    while true {
      switch stop.wait(for: [socket], .reading, until: deadline) {
      case .stopped: throw ConnectionEnded.byStop
      case .timedOut: return .timedOut
      case .ready: break
      }
      switch socket.receive(into: &scratch) {
      case .moved(let count):
        buffer += scratch[..<count]
        return .filled
      case .mustWait: continue
      case .ended: return .closed
      }
    }
  }

  // MARK: Writing and waiting

  private var answerDeadline: Deadline?

  /// From here on an answer is written, which may take only so long.
  func beginAnswer() { answerDeadline = limits.longestAnswer.map { Deadline(in: $0) } }

  func endAnswer() { answerDeadline = nil }

  func send(_ bytes: [UInt8]) throws {
    var sent = 0
    while sent < bytes.count {
      if stop.isRaised { throw ConnectionEnded.byStop }
      if answerDeadline?.hasPassed ?? false { throw ConnectionEnded.byStall }
      switch socket.send(bytes, from: sent) {
      case .moved(let count):
        sent += count
        try keepPace(count)
      case .ended: throw ConnectionEnded.byClient
      case .mustWait:
        switch stop.wait(for: [socket], .writing, until: Deadline(in: limits.stall)) {
        case .ready: break
        case .timedOut: throw ConnectionEnded.byStall
        case .stopped: throw ConnectionEnded.byStop
        }
      }
    }
  }

  private func keepPace(_ count: Int) throws {
    if let wait = pace?(count), wait > .zero { try pause(wait) }
  }

  /// Does nothing for a while; ends early when the connection breaks.
  func pause(_ duration: Duration) throws {
    let isCut = answerDeadline.map { $0 < Deadline(in: duration) } ?? false
    switch stop.wait(for: [socket], .failure, until: isCut ? answerDeadline : Deadline(in: duration)) {
    case .timedOut:
      if isCut { throw ConnectionEnded.byStall }
    case .ready: throw ConnectionEnded.byClient
    case .stopped: throw ConnectionEnded.byStop
    }
  }

  /// Stays silent until the client closes its side.
  func hold() throws {
    while true {
      switch stop.wait(for: [socket], .reading, until: answerDeadline) {
      case .ready: break
      case .timedOut: throw ConnectionEnded.byStall
      case .stopped: throw ConnectionEnded.byStop
      }
      if case .ended = socket.receive(into: &scratch) { throw ConnectionEnded.byClient }
    }
  }

  // MARK: Ending

  /// Ends so that everything sent still arrives: closing at once, with bytes of the client unread, would be a
  /// reset. Waits for the client to close its side too, for a moment.
  func finish() {
    socket.stopSending()
    let deadline = Deadline(in: limits.farewell)
    while stop.wait(for: [socket], .reading, until: deadline) == .ready {
      if case .ended = socket.receive(into: &scratch) { return }
    }
  }

  func resetWhenClosed() { socket.resetWhenClosed() }

  func close() { socket.close() }
}
