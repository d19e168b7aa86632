import ApusClient
import ApusPacingTestSupport
import Synchronization
import Testing

/// A transport whose bodies come in the pieces it is given.
private struct PiecewiseTransport: Transport {
  var status = 200
  let pieces: [String]
  var failure: ErrorCode?

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    let head = ResponseHead(version: "HTTP/1.1", status: status)
    request.options.onResponse?(head)
    var count = 0
    if case .chunks(let handler) = request.options.delivery {
      for piece in pieces {
        count += piece.utf8.count
        if !handler(Array(piece.utf8)[...]) { break }
      }
    }
    let hop = Hop(
      sent: SentRequest(method: request.method, url: request.url, headers: request.headers), response: head)
    let stub = try await StubTransport().send(Request(url: request.url))
    let exchange = Exchange(
      request: request, startedAt: stub.startedAt, hops: [hop], body: ReceivedBody(byteCount: count))
    if let failure { throw TransportError(failure, "it broke", exchange: exchange) }
    return exchange
  }
}

@Suite("Streams", .paced)
struct StreamingTests {
  let request = Request(url: .https("a.test"))

  /// What a handler took.
  final class Taken<Piece: Sendable>: Sendable {
    private let pieces = Mutex<[Piece]>([])
    var all: [Piece] { pieces.withLock { $0 } }
    func take(_ piece: Piece, atMost most: Int) -> Bool {
      pieces.withLock {
        $0.append(piece)
        return $0.count < most
      }
    }
  }

  private func lines(
    _ transport: PiecewiseTransport, atMost most: Int = .max, limit: Int = 100
  ) async -> (lines: [String], result: Result<Exchange, TransportError>) {
    var request = request
    request.options.limits.lineBytes = limit
    let taken = Taken<String>()
    let result: Result<Exchange, TransportError>
    do {
      result = .success(
        try await transport.send(
          request, eachLine: { taken.take(String(decoding: $0, as: UTF8.self), atMost: most) }))
    } catch {
      result = .failure(error)
    }
    return (taken.all, result)
  }

  @Test("lines come one by one, however the bytes came, and the last needs no end")
  func lines() async throws {
    let (lines, result) = await lines(PiecewiseTransport(pieces: ["a\nb", "b\r", "\n\nend"]))
    #expect(lines == ["a", "bb", "", "end"])
    #expect(try result.get().body.bytes.isEmpty)
    #expect(try result.get().body.byteCount == 10)
  }

  @Test("a handler that has had enough ends the stream, which is no failure")
  func enough() async throws {
    let (lines, result) = await lines(PiecewiseTransport(pieces: ["a\nb\n", "c\nd"]), atMost: 1)
    #expect(lines == ["a"])
    #expect(try result.get().response?.status == 200)
  }

  @Test("a stream that breaks keeps its error, and what was no whole line is not one")
  func broken() async throws {
    let (lines, result) = await lines(PiecewiseTransport(pieces: ["a\nhalf"], failure: .reset))
    #expect(lines == ["a"])
    #expect(throws: TransportError.self) { try result.get() }
  }

  @Test("a line that is too long has its own error, and the limit is the request's")
  func tooLong() async throws {
    let transport = PiecewiseTransport(pieces: ["12345\n", "1234", "56"])
    let (lines, result) = await lines(transport, limit: 5)
    #expect(lines == ["12345"])
    let failure = try #require(throws: TransportError.self) { try result.get() }
    #expect(failure.code == .bodyTooLarge && failure.message.contains("5 bytes"))
    #expect(await self.lines(transport, limit: 6).lines == ["12345", "123456"])
  }

  @Test("the body of an answer that is no success is in the exchange, and no line of it is handed over")
  func rejected() async throws {
    let (lines, result) = await lines(PiecewiseTransport(status: 404, pieces: ["{\"no\":\n", "1}"]))
    #expect(lines.isEmpty)
    #expect(try String(decoding: result.get().body.bytes, as: UTF8.self) == "{\"no\":\n1}")
  }

  @Test("events come one by one, and one that is too long has its own error")
  func events() async throws {
    let transport = PiecewiseTransport(pieces: ["data: 1\n", "\nevent: x\ndata: 2\n\n", "data: 3"])
    let taken = Taken<ServerSentEvent>()
    _ = try await transport.send(request, eachEvent: { taken.take($0, atMost: .max) })
    #expect(taken.all == [ServerSentEvent(data: "1"), ServerSentEvent(type: "x", data: "2")])
    var short = request
    short.options.limits.lineBytes = 3
    let asked = short
    let failure = await #expect(throws: TransportError.self) {
      try await transport.send(asked, eachEvent: { _ in true })
    }
    #expect(failure?.code == .bodyTooLarge)
  }

  @Test("a client streams an endpoint: middleware sees it, and a no is the documented error")
  func client() async throws {
    struct Feed: Service {
      struct ErrorResponse: Decodable, Sendable { let message: String }
      var baseURL: WebURL { .https("a.test") }
    }
    struct Ticks: Endpoint {
      typealias API = Feed
      typealias Response = Void
      var path: EndpointPath { "/ticks" }
    }
    let taken = Taken<ServerSentEvent>()
    let log = Taken<String>()
    let client = APIClient(
      service: Feed(), transport: PiecewiseTransport(pieces: ["data: 1\n\n"]),
      middleware: [LoggingMiddleware { _ = log.take($0, atMost: .max) }])
    try await client.stream(Ticks(), eachEvent: { taken.take($0, atMost: .max) })
    #expect(taken.all.map(\.data) == ["1"] && log.all.count == 1)
    let refusing = APIClient(
      service: Feed(), transport: PiecewiseTransport(status: 403, pieces: ["{\"message\": \"no\"}"]))
    let error = await #expect(throws: APIError<Feed.ErrorResponse>.self) {
      try await refusing.stream(Ticks(), eachLine: { _ in true })
    }
    guard case .rejected(403, let body, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(body.value?.message == "no")
  }

  @Test(
    "nothing is asked for again once a byte was handed over", arguments: [(["a"], 1), ([], 3), ([""], 3)])
  func retry(_ pieces: [String], _ attempts: Int) async throws {
    let asked = Mutex(0)
    struct Counting: Transport {
      let next: PiecewiseTransport
      let count: @Sendable () -> Void
      func send(_ request: Request) async throws(TransportError) -> Exchange {
        count()
        return try await next.send(request)
      }
    }
    let transport = Counting(next: PiecewiseTransport(pieces: pieces, failure: .reset)) {
      asked.withLock { $0 += 1 }
    }
    var request = request
    request.options.delivery = .chunks { _ in true }
    let streamed = request
    await #expect(throws: TransportError.self) {
      try await RetryMiddleware(wait: { _ in }).send(streamed, next: transport)
    }
    #expect(asked.withLock { $0 } == attempts)
  }
}
