internal import Synchronization

/// Asks for a stream of events again whenever it ends, from behind the last event that came, as browsers do.
///
/// Only what began as a stream is asked for again: after `retry:` of the stream, with its last id as `Last-Event-ID`.
/// It ends with a 204, with any answer that is no stream, when whoever listens wants no more, and when several attempts
/// in a row reach nobody. What comes back is the last stream, or what ended it where that is a failure.
package struct Reconnect: Middleware {
  /// How often nobody may be reached in a row.
  private let attempts: Int
  private let wait: @Sendable (Duration) async throws -> Void
  private let note: @Sendable (_ pause: Duration, _ lastID: String) -> Void

  /// - Parameter note: told before each pause.
  package init(
    attempts: Int = 5, wait: @escaping @Sendable (Duration) async throws -> Void,
    note: @escaping @Sendable (_ pause: Duration, _ lastID: String) -> Void = { _, _ in }
  ) {
    self.attempts = attempts
    self.wait = wait
    self.note = note
  }

  package func send(_ request: Request, next: any Transport) async throws(TransportError) -> Exchange {
    let events = EventWatch(limit: request.options.limits.lineBytes)
    var watched = events.watching(request)
    var stream: Exchange?
    var failures = 0
    while true {
      events.begin()
      let result = await next.result(of: watched)
      let exchange = result.exchange
      if exchange.isStream { (stream, failures) = (exchange, 0) }
      guard let last = stream, !events.isEnough else { return try result.get() }
      if case .failure(let failure) = result {
        guard Self.passing.contains(failure.code), failures < attempts else { throw failure.about(last) }
        failures += 1
      } else if !exchange.isStream {
        // A 204 is how a server says that there is no more.
        return exchange.response?.status == 204 ? last : exchange
      }
      let (pause, id) = events.next
      note(pause, id)
      do {
        try await wait(pause)
      } catch {
        throw TransportError(
          .cancelled, "the request was cancelled while waiting to ask again", exchange: last)
      }
      if !id.isEmpty { watched.headers = watched.headers.setting("Last-Event-ID", id) }
    }
  }

  /// What may be better the next time.
  private static let passing: Set<ErrorCode> = [
    .refused, .unreachable, .reset, .closed, .dns, .timeoutConnect, .timeoutIdle, .bodyTruncated,
  ]
}

extension Result<Exchange, TransportError> {
  /// What happened, however it ended.
  fileprivate var exchange: Exchange {
    switch self {
    case .success(let exchange): exchange
    case .failure(let failure): failure.exchange
    }
  }
}

extension Exchange {
  fileprivate var isStream: Bool { response.map { $0.isSuccess && $0.isEventStream } ?? false }
}

/// Reads along with a stream for what the next request needs.
private final class EventWatch: Sendable {
  private struct State {
    var reader: ServerSentEventReader
    var lastID = ""
    var isEnough = false
    var hasStream = false
  }

  private let limit: Int
  private let state: Mutex<State>

  init(limit: Int) {
    self.limit = limit
    state = Mutex(State(reader: ServerSentEventReader(limit: limit)))
  }

  /// Whether the listener wanted no more.
  var isEnough: Bool { state.withLock(\.isEnough) }

  /// How long to wait, and the id of the last event.
  var next: (pause: Duration, lastID: String) {
    state.withLock { ($0.reader.retry ?? .seconds(3), $0.lastID) }
  }

  /// What was not finished before is no event, but how long to wait still counts.
  func begin() { state.withLock { $0.reader.beginAgain(after: $0.lastID) } }

  func watching(_ request: Request) -> Request {
    var watched = request
    if case .chunks(let handler) = request.options.eventDelivery ?? request.options.delivery {
      watched.options.eventDelivery = .chunks { [self] bytes in take(bytes, for: handler) }
    }
    let announce = request.options.onResponse
    watched.options.onResponse = { [self] head in
      // That a server has no more is not to take the place of the stream.
      let isEnd = state.withLock { state in
        defer { state.hasStream = state.hasStream || head.isSuccess && head.isEventStream }
        return state.hasStream && head.status == 204
      }
      if !isEnd { announce?(head) }
    }
    return watched
  }

  private func take(_ bytes: ArraySlice<UInt8>, for handler: (ArraySlice<UInt8>) -> Bool) -> Bool {
    state.withLock { state in
      if let id = (try? state.reader.events(in: bytes))?.last?.id { state.lastID = id }
    }
    let wantsMore = handler(bytes)
    if !wantsMore { state.withLock { $0.isEnough = true } }
    return wantsMore
  }
}
