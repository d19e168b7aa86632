import ApusClient
import ApusPacingTestSupport
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Retry", .paced)
struct RetryTests {
  /// Answers one after the other, and how long was waited between them.
  final class Script: Sendable {
    let answers: Mutex<[StubTransport.Answer]>
    let waits = Mutex<[Duration]>([])

    init(_ answers: [StubTransport.Answer]) { self.answers = Mutex(answers) }

    func run(_ method: HTTPMethod = .get, attempts: Int = 3) async throws -> Int {
      let transport = StubTransport { _ in self.answers.withLock { $0.removeFirst() } }
      let retry = RetryMiddleware(attempts: attempts, jitter: 0) { pause in
        self.waits.withLock { $0.append(pause) }
      }
      let exchange = try await retry.send(Request(method: method, url: .https("a.test")), next: transport)
      return exchange.response?.status ?? 0
    }
  }

  @Test("a server that recovers is asked until it does, waiting longer each time")
  func recovers() async throws {
    let script = Script([.response(status: 503), .failure(.reset, "cut"), .response(status: 200)])
    #expect(try await script.run() == 200)
    #expect(script.waits.withLock { $0 } == [.milliseconds(200), .milliseconds(400)])
  }

  @Test("who asks for it has every method tried again, after every failure, and waits as long as they say")
  func everything() async throws {
    let answers: [StubTransport.Answer] = [
      .failure(.protocolStatus, "odd"), .response(status: 500), .response(status: 200),
    ]
    let script = Script(answers)
    let transport = StubTransport { _ in script.answers.withLock { $0.removeFirst() } }
    var retry = RetryMiddleware(attempts: 3) { pause in script.waits.withLock { $0.append(pause) } }
    (retry.delay, retry.includesAll) = (.seconds(7), true)
    let exchange = try await retry.send(Request(method: .post, url: .https("a.test")), next: transport)
    #expect(exchange.response?.status == 200)
    #expect(script.waits.withLock { $0 } == [.seconds(7), .seconds(7)])
  }

  @Test(
    "what may do its work twice is asked again only where all is to be, and so is any fault of the server")
  func all() async throws {
    func run(_ answer: StubTransport.Answer, _ method: HTTPMethod, includesAll: Bool) async throws -> Int {
      let count = Mutex(0)
      let transport = StubTransport { _ in
        count.withLock { $0 += 1 }
        return answer
      }
      var retry = RetryMiddleware { _ in }
      retry.includesAll = includesAll
      _ = try? await retry.send(Request(method: method, url: .https("a.test")), next: transport)
      return count.withLock { $0 }
    }
    for answer: StubTransport.Answer in [.response(status: 503), .failure(.closed, "cut")] {
      #expect(try await run(answer, .post, includesAll: false) == 1)
      #expect(try await run(answer, .post, includesAll: true) == 3)
    }
    for answer: StubTransport.Answer in [.response(status: 500), .response(status: 408)] {
      #expect(try await run(answer, .get, includesAll: false) == 1)
      #expect(try await run(answer, .get, includesAll: true) == 3)
    }
    for answer: StubTransport.Answer in [
      .response(status: 404), .failure(.cancelled, "^C"), .failure(.requestBody, "no file"),
    ] {
      #expect(try await run(answer, .get, includesAll: true) == 1)
    }
  }

  @Test("what did not begin in time is asked again, and what did not end in time is not")
  func late() async throws {
    func asked(_ code: ErrorCode, _ head: ResponseHead?) async throws -> Int {
      let late = Late(code: code, head: head)
      _ = try? await RetryMiddleware { _ in }.send(Request(url: .https("a.test")), next: late)
      return late.count.withLock(\.self)
    }
    for code: ErrorCode in [.timeoutConnect, .timeoutIdle, .timeoutTotal] {
      #expect(try await asked(code, nil) == 3)
    }
    for code: ErrorCode in [.timeoutIdle, .timeoutTotal] {
      #expect(try await asked(code, ResponseHead(version: "HTTP/1.1", status: 200)) == 1)
    }
  }

  @Test("the last answer is passed on when the attempts are used up")
  func givesUp() async throws {
    let script = Script([.response(status: 503), .response(status: 502)])
    #expect(try await script.run(attempts: 2) == 502)
  }

  @Test("whoever cancels while it waits gets no answer, but what came last beside the failure")
  func cancelledWhileWaiting() async throws {
    let (isWaiting, begins) = AsyncStream.makeStream(of: Void.self)
    let (silence, keepsSilent) = AsyncStream.makeStream(of: Void.self)
    defer { keepsSilent.finish() }
    let retry = RetryMiddleware { _ in
      begins.yield()
      // Only cancelling ends this.
      for await _ in silence {}
      try Task.checkCancellation()
    }
    let asking = Task {
      try await retry.send(Request(url: .https("a.test")), next: StubTransport(status: 503))
    }
    for await _ in isWaiting { break }
    asking.cancel()
    let failure = try #require(await asking.result.failure as? TransportError)
    #expect(failure.code == .cancelled)
    #expect(failure.exchange.response?.status == 503)
  }

  @Test("a wait that ends otherwise passes the last answer on")
  func waitFails() async throws {
    struct Tired: Error {}
    let retry = RetryMiddleware { _ in throw Tired() }
    let exchange = try await retry.send(
      Request(url: .https("a.test")), next: StubTransport(status: 503))
    #expect(exchange.response?.status == 503)
  }

  @Test("Retry-After is honoured, and a longer wait than allowed is not made")
  func retryAfter() async throws {
    let soon = Script([.response(status: 429, headers: ["Retry-After": "2"]), .response(status: 200)])
    #expect(try await soon.run() == 200)
    #expect(soon.waits.withLock { $0 } == [.seconds(2)])
    let late = Script([.response(status: 429, headers: ["Retry-After": "3600"])])
    #expect(try await late.run() == 429)
  }

  @Test("a Retry-After that is a date is a time, and one that cannot be read is no reason to ask at once")
  func retryAfterDate() async throws {
    for header in ["Wed, 21 Oct 2099 07:28:00 GMT", "soon", "-1", "Wed, 99 Foo 2099 07:28:00 GMT"] {
      let script = Script([.response(status: 503, headers: ["Retry-After": header])])
      #expect(try await script.run() == 503)
      #expect(script.waits.withLock { $0 }.isEmpty)
    }
    let over = Script([
      .response(status: 503, headers: ["Retry-After": "Wed, 21 Oct 2015 07:28:00 GMT"]),
      .response(status: 200),
    ])
    #expect(try await over.run() == 200)
    #expect(over.waits.withLock { $0 } == [.zero])
  }

  @Test("what must not be sent twice is not, and what will not get better is not tried again")
  func never() async throws {
    #expect(try await Script([.response(status: 503)]).run(.post) == 503)
    #expect(try await Script([.response(status: 404)]).run() == 404)
    let refused = try await #require(throws: TransportError.self) {
      try await Script([.failure(.tlsExpired, "old")]).run()
    }
    #expect(refused.code == .tlsExpired)
  }

  @Test("a POST that brings an Idempotency-Key is asked again, and what came of each attempt is kept")
  func idempotencyKey() async throws {
    let script = Script([.failure(.reset, "cut"), .response(status: 503), .response(status: 201)])
    let transport = StubTransport { _ in script.answers.withLock { $0.removeFirst() } }
    let told = Mutex<[String]>([])
    let retry = RetryMiddleware(
      jitter: 0, wait: { _ in },
      eachAttempt: { number, _, pause in told.withLock { $0.append("\(number) \(pause != nil)") } })
    let request = Request(method: .post, url: .https("a.test"), headers: ["idempotency-key": "7"])
    let exchange = try await retry.send(request, next: transport)
    #expect(exchange.attempts.map(\.status) == [nil, 503, 201])
    #expect(exchange.attempts.map(\.code) == [.reset, nil, nil])
    #expect(exchange.attempts.map(\.pause) == [.milliseconds(200), .milliseconds(400), nil])
    #expect(told.withLock(\.self) == ["1 true", "2 true", "3 false"])
    #expect(try await StubTransport().send(request).attempts.count == 1)
  }

  @Test("a part of a pause is left to chance, and never makes it longer")
  func jitter() async throws {
    for (chance, pause) in [(0.0, Duration.milliseconds(200)), (1.0, .milliseconds(100))] {
      let script = Script([.response(status: 503), .response(status: 200)])
      let transport = StubTransport { _ in script.answers.withLock { $0.removeFirst() } }
      var retry = RetryMiddleware { pause in script.waits.withLock { $0.append(pause) } }
      retry.chance = { chance }
      _ = try await retry.send(Request(url: .https("a.test")), next: transport)
      #expect(script.waits.withLock(\.self) == [pause])
    }
  }

  @Test("one deadline holds for all attempts: each has what is left, and none begins after it")
  func deadline() async throws {
    let start = ContinuousClock.now
    let passed = Mutex(Duration.zero)
    let given = Mutex<[Deadlines]>([])
    let transport = StubTransport { request in
      given.withLock { $0.append(request.options.deadlines) }
      passed.withLock { $0 += .seconds(4) }
      return .response(status: 503)
    }
    var retry = RetryMiddleware(attempts: 9, deadline: .seconds(10), jitter: 0) { pause in
      passed.withLock { $0 += pause }
    }
    retry.delay = .seconds(1)
    retry.now = { start + passed.withLock(\.self) }
    var request = Request(url: .https("a.test"))
    #expect(try await retry.send(request, next: transport).attempts.count == 2)
    (request.options.deadlines.total, request.options.deadlines.waiting) = (.seconds(3), .seconds(7))
    _ = try await retry.send(request, next: transport)
    #expect(given.withLock { $0.map(\.total) } == [10, 5, 3, 3].map { .seconds($0) })
    #expect(given.withLock { $0.map(\.waiting) } == [10, 5, 7, 5].map { .seconds($0) })
  }

  @Test("an error that stays has its attempts, too")
  func errorKeepsAttempts() async throws {
    let retry = RetryMiddleware(attempts: 2) { _ in }
    let error = await #expect(throws: TransportError.self) {
      try await retry.send(
        Request(url: .https("a.test")), next: StubTransport { _ in .failure(.reset, "cut") })
    }
    #expect(error?.exchange.attempts.map(\.code) == [.reset, nil])
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}

/// What takes too long, before an answer begins or behind its head.
private final class Late: Transport {
  let count = Mutex(0)
  private let code: ErrorCode
  private let head: ResponseHead?

  init(code: ErrorCode, head: ResponseHead?) { (self.code, self.head) = (code, head) }

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    count.withLock { $0 += 1 }
    let sent = SentRequest(method: request.method, url: request.url, headers: request.headers)
    let hops = [Hop(sent: sent, response: head)]
    throw TransportError(code, "late", exchange: Exchange(request: request, startedAt: Date(), hops: hops))
  }
}
