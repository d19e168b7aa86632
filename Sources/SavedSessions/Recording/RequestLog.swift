package import ApusClient
internal import ApusLanguage
internal import ApusRecordings
internal import ApusSystem
internal import Synchronization

/// Passes requests on and keeps what they came to, so that the session can be saved.
///
/// What a command keeps anyway costs nothing here. Of the rest, bodies that went elsewhere and the answers to one line
/// after its first, so much is kept as `limit` says; a session that is being recorded has no such limit.
package final class RequestLog: Transport {
  private struct State {
    var recordings: [Recording] = []
    var isCut = false
    var room = RequestLog.limit
    var hasLimit = true
    /// What was worked out of the last large answer that is recorded.
    var foresight: BodyForesight?
  }

  private static let limit = 32 << 20
  /// Of a larger body only the beginning is kept: nobody reads a cassette that holds it.
  private static let largestBody = 32 << 20
  private static let beginning = 64 << 10
  /// About what an exchange takes without its body.
  private static let sizeOfHead = 4096

  private let base: any Transport
  private let state = Mutex(State())

  package init(_ base: any Transport) { self.base = base }

  /// What came since the last call, and whether some of it was too much to keep.
  func take() -> (recordings: [Recording], isCut: Bool) {
    state.withLock { state in
      defer {
        state.recordings = []
        state.isCut = false
      }
      return (state.recordings, state.isCut)
    }
  }

  /// Whether there is no limit to what is kept.
  package var keepsEverything: Bool {
    get { state.withLock { !$0.hasLimit } }
    set {
      state.withLock { state in
        state.hasLimit = !newValue
        state.foresight = nil
      }
    }
  }

  package func send(_ request: Request) async throws(TransportError) -> Exchange {
    let copy = request.options.goesToHandlers ? BodyCopy() : nil
    do throws(TransportError) {
      let exchange = known(try await base.send(copy.map { passing(request, to: $0) } ?? request))
      keep(exchange, copy)
      return exchange
    } catch {
      keep(error.exchange, failure: Recording(error).failure, copy)
      throw error
    }
  }

  /// The same request, of whose answer a copy is made.
  private func passing(_ request: Request, to copy: BodyCopy) -> Request {
    var passed = request
    passed.options.delivery = copying(request.options.delivery, to: copy)
    passed.options.eventDelivery = request.options.eventDelivery.map { copying($0, to: copy) }
    return passed
  }

  /// The same place, where what goes to a handler is kept on its way.
  private func copying(_ delivery: Delivery, to copy: BodyCopy) -> Delivery {
    guard case .chunks = delivery else { return delivery }
    return delivery.heard { [self] bytes in
      if hasRoom(for: bytes.count) { copy.append(bytes) }
    }
  }

  private func hasRoom(for count: Int) -> Bool {
    state.withLock { state in
      guard state.hasLimit else { return true }
      guard state.room >= count else {
        state.isCut = true
        return false
      }
      state.room -= count
      return true
    }
  }

  private func keep(_ came: Exchange, failure: Recording.Failure? = nil, _ copy: BodyCopy?) {
    let exchange = came.askedPlainly
    var kept = Recording(exchange, failure: failure)
    if let file = exchange.body.file ?? exchange.body.part, !OutputFile.passes(file),
      hasRoom(for: exchange.body.byteCount)
    {
      if case .success(let bytes) = FileReader.disk(home: nil).contents(file) {
        kept = kept.with(body: bytes)
      }
    } else if let copied = copy?.bytes, !copied.isEmpty {
      kept = kept.with(body: copied)
    }
    // Of what overflowed there is the beginning.
    if exchange.body.file == nil, exchange.body.part == nil,
      kept.exchange.body.bytes.count < exchange.body.byteCount
    {
      state.withLock { $0.isCut = true }
    }
    if kept.exchange.body.bytes.count > (kept.isTooLarge ? Self.beginning : Self.largestBody) {
      kept = kept.with(body: Array(kept.exchange.body.bytes.prefix(Self.beginning)))
      state.withLock { $0.isCut = true }
    }
    if keepsEverything { foresee(&kept) }
    let isFirst = state.withLock { $0.recordings.isEmpty }
    guard isFirst || hasRoom(for: Self.sizeOfHead + exchange.body.bytes.count) else { return }
    state.withLock { $0.recordings.append(kept) }
  }

  /// The same exchange. A large answer that is the same as the last one is that one: it takes no room of its own, and is
  /// read no more.
  private func known(_ exchange: Exchange) -> Exchange {
    state.withLock(\.foresight)?.shared(with: exchange.body).map(exchange.with) ?? exchange
  }

  /// Begins to work out what writing it will take. Of an answer that is the same as the last one that is known.
  private func foresee(_ recording: inout Recording) {
    let body = recording.exchange.body
    if let last = state.withLock(\.foresight), last.isOf(body.bytes) {
      recording.foresight = last
    } else {
      let foresight = BodyForesight(of: body)
      recording.foresight = foresight
      state.withLock { $0.foresight = foresight }
    }
  }

  /// The bytes of a body that goes to a handler.
  private final class BodyCopy: Sendable {
    private let copy = Mutex<[UInt8]>([])

    var bytes: [UInt8] { copy.withLock { $0 } }

    /// What is larger than a cassette takes need not be here whole.
    package func append(_ bytes: ArraySlice<UInt8>) {
      copy.withLock { copy in
        if copy.count <= RequestLog.largestBody { copy += bytes }
      }
    }
  }
}

extension RequestOptions {
  fileprivate var goesToHandlers: Bool {
    if case .chunks = delivery { return true }
    return eventDelivery != nil
  }
}

extension Recording {
  /// Nobody wants all of what was too much already.
  fileprivate var isTooLarge: Bool { failure?.code == .bodyTooLarge }
}

extension Exchange {
  /// The same exchange without what the request holds on to while it is sent.
  fileprivate var askedPlainly: Exchange {
    var options = RequestOptions()
    options.login = request.options.login
    options.responseCharset = request.options.responseCharset
    let plain = Request(
      method: request.method, url: request.url, headers: request.headers, body: request.body, options: options
    )
    var exchange = Exchange(request: plain, startedAt: startedAt, hops: hops, body: body)
    exchange.conversation = conversation
    return exchange
  }
}
