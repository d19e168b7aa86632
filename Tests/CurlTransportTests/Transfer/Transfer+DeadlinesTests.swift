import ApusClient
import ApusCurlTransport
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusTLSTestSupport
import Synchronization
import Testing

@Suite("Deadlines", .paced, .timeLimit(.minutes(60)))
struct TransferDeadlinesTests {
  @Test("a connection that does not come about ends at its deadline")
  func connect() async throws {
    // The server takes the connection and says nothing, so TLS never gets anywhere.
    let server = try ScriptedServer { _ in [.hold] }
    let failure = try await CurlTransport().failure(
      of: request("https://127.0.0.1:\(server.port)/") {
        $0.deadlines.connect = Sanitizer.limit(milliseconds: 200)
      })
    #expect(failure.code == .timeoutConnect)
    let limit = Sanitizer.isOn ? "" : "200 ms"
    #expect(failure.message.hasPrefix("no connection to 127.0.0.1:\(server.port) within \(limit)"))
    let timing = try #require(failure.exchange.hops.first?.timing)
    #expect(timing.connect != nil && timing.tls != nil && timing.request == nil, "\(timing)")
  }

  @Test("silence ends at the idle deadline, before the head and in it")
  func silentHead() async throws {
    for (steps, stage) in [
      ([Step.hold], "waiting for the response"),
      ([.text("HTTP/1.1 200 OK\r\n"), .hold], "receiving the header"),
    ] {
      let server = try ScriptedServer { _ in steps }
      let failure = try await CurlTransport().failure(
        of: request(server.url()) { $0.deadlines.idle = Sanitizer.limit(milliseconds: 200) })
      #expect(failure.code == .timeoutIdle)
      #expect(failure.message.contains(stage), "\(failure.message)")
      #expect(failure.exchange.response == nil)
      #expect(failure.exchange.hops.first?.timing.request != nil)
    }
  }

  @Test("silence in the body ends at the idle deadline, and what had arrived is kept")
  func silentBody() async throws {
    let server = try ScriptedServer { _ in [.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc"), .hold] }
    let failure = try await CurlTransport().failure(
      of: request(server.url()) { $0.deadlines.idle = Sanitizer.limit(milliseconds: 200) })
    #expect(failure.code == .timeoutIdle)
    #expect(failure.message.contains("3 of 9 bytes"))
    #expect(failure.exchange.text == "abc")
    #expect(failure.exchange.response?.status == 200)
  }

  @Test("once a second it is told that nothing has come, and of an upload how much went out")
  func ticks() async throws {
    let server = try ScriptedServer { _ in [.hold] }
    let told = AsyncStream.makeStream(of: TransferProgress.self)
    let asking = try request(server.url(), .post, body: .bytes([1, 2, 3])) {
      $0.onProgress = { told.continuation.yield($0) }
    }
    let work = Task { try? await CurlTransport().send(asking) }
    var count = 0
    for await progress in told.stream where progress.sent == 3 {
      #expect(progress.received == 0 && progress.toSend == 3)
      if count > 0 { #expect(progress.stage == .response) }
      count += 1
      if count == 3 { break }
    }
    work.cancel()
    _ = await work.value
  }

  @Test("it is told what is waited for: here for TLS, as the server takes the connection and says nothing")
  func stages() async throws {
    let server = try ScriptedServer { _ in [.hold] }
    let told = AsyncStream.makeStream(of: TransferProgress.self)
    let asking = try request("https://127.0.0.1:\(server.port)/") {
      $0.onProgress = { told.continuation.yield($0) }
    }
    let work = Task { try? await CurlTransport().send(asking) }
    for await progress in told.stream {
      #expect(progress.stage == .tls)
      break
    }
    work.cancel()
    _ = await work.value
  }

  @Test("a server that does not read an upload is idle")
  func stuckUpload() async throws {
    let file = try TestFolder().emptyFile("body", size: 30 << 20)
    let stuck = try ScriptedServer(readsBodies: false) { _ in [.hold] }
    let failure = try await CurlTransport().failure(
      of: request(stuck.url(), .post, body: .file(path: file.path)) { $0.deadlines.idle = .milliseconds(500) }
    )
    #expect(failure.code == .timeoutIdle)
    #expect((failure.exchange.hops.first?.sent.bodyByteCount ?? 0) < 30 << 20)
  }

  @Test("a byte now and then is not silence, not even in the middle of a line")
  func drip() async throws {
    let text = "HTTP/1.1 200 OK\r\nX-A: 0123456789\r\nContent-Length: 3\r\n\r\nabc"
    let server = try ScriptedServer { _ in [.drip(Array(text.utf8), milliseconds: 120)] }
    let exchange = try await CurlTransport().send(request(server.url()) { $0.deadlines.idle = .seconds(5) })
    #expect(exchange.text == "abc")
  }

  @Test("the total deadline ends a drip, and what had arrived is kept")
  func total() async throws {
    let server = try ScriptedServer { _ in
      [.text("HTTP/1.1 200 OK\r\n\r\n"), .drip([UInt8](repeating: 46, count: 10_000), milliseconds: 10)]
    }
    let failure = try await Self.timedOut(server.url()) { !$0.exchange.text.isEmpty }
    #expect(failure.exchange.text.allSatisfy { $0 == "." } && !failure.exchange.text.isEmpty)
  }

  /// What becomes of a request that its total deadline ends. A busy machine may need the longer ones to get far enough.
  private static func timedOut(
    _ url: String, afterEnough isEnough: (TransportError) -> Bool
  ) async throws -> TransportError {
    var limit = Duration.milliseconds(300)
    while true {
      let failure = try await CurlTransport().failure(of: request(url) { $0.deadlines.total = limit })
      #expect(failure.code == .timeoutTotal)
      if isEnough(failure) || limit > .seconds(60) { return failure }
      limit *= 4
    }
  }

  @Test("the total deadline counts redirects together")
  func totalOverRedirects() async throws {
    let server = try ScriptedServer { request in
      request.target == "/" ? [.response(302, ["Location: /next"])] : [.hold]
    }
    let failure = try await Self.timedOut(server.url()) { $0.exchange.hops.count > 1 }
    #expect(failure.exchange.hops.map { $0.response?.status } == [302, nil])
  }

  @Test("one request's deadline does not end another's")
  func apart() async throws {
    let server = try ScriptedServer { request in
      request.target == "/slow" ? [.drip(Array("HTTP/1.1 204 X\r\n\r\n".utf8), milliseconds: 40)] : [.hold]
    }
    let transport = CurlTransport()
    async let slow = transport.send(request(server.url("/slow")))
    let failure = try await transport.failure(
      of: request(server.url("/never")) { $0.deadlines.idle = Sanitizer.limit(milliseconds: 200) })
    #expect(failure.code == .timeoutIdle)
    #expect(try await slow.response?.status == 204)
  }

  @Test("only connecting and silence have a limit unless one is set")
  func defaults() {
    #expect(Deadlines().connect == .seconds(10))
    #expect(Deadlines().idle == .seconds(30))
    #expect(Deadlines().total == nil)
  }
}

/// The limit of silence is passed many times over here, and no silence is as long.
@Suite("Bodies that flow", .paced, .timeLimit(.minutes(60)))
struct FlowTests {
  private static let limit = Duration.milliseconds(500)

  /// A server on a busy machine may be silent for longer than it wants to. Then that run says nothing.
  private func flowing(
    readsBodies: Bool = true, _ steps: (Pace) -> [Step], _ request: (ScriptedServer) throws -> Request
  ) async throws -> Exchange {
    while true {
      let pace = Pace()
      let script = steps(pace)
      let server = try ScriptedServer(readsBodies: readsBodies) { _ in script }
      var request = try request(server)
      request.options.deadlines = Deadlines()
      request.options.deadlines.idle = Self.limit
      let start = ContinuousClock.now
      let result = await result(of: request)
      let isSilence = result.failureCode == .timeoutIdle
      if isSilence, pace.longestPause >= Self.limit { continue }
      #expect(ContinuousClock.now - start > Self.limit * 3)
      return try result.get()
    }
  }

  private func result(of request: Request) async -> Result<Exchange, TransportError> {
    do { return .success(try await CurlTransport().send(request)) } catch { return .failure(error) }
  }

  private func drip(_ pace: Pace) -> [Step] {
    [.text("HTTP/1.1 200 OK\r\nContent-Length: 40\r\n\r\n"), .tick(pace)]
      + (0..<40).flatMap { _ in [.drip([46], milliseconds: 50), .tick(pace)] }
  }

  @Test("a body that comes byte by byte is whole, however long it takes: in memory, in a file, in pieces")
  func received() async throws {
    let file = try TestFolder().file("out")
    let count = Mutex(0)
    let pieces = Delivery.chunks { piece in
      count.withLock { $0 += piece.count }
      return true
    }
    for delivery in [Delivery.memory, .file(path: file.path), pieces] {
      count.withLock { $0 = 0 }
      let exchange = try await flowing(drip) { server in
        try request(server.url()) { $0.delivery = delivery }
      }
      #expect(exchange.body.byteCount == 40)
    }
    #expect(file.bytes?.count == 40)
    #expect(count.withLock { $0 } == 40)
  }

  @Test("a body that is taken slowly is sent whole, the part that is in the system's memory too")
  func sent() async throws {
    let size = 24 << 20
    let file = try TestFolder().emptyFile("body", size: UInt64(size))
    let steps: (Pace) -> [Step] = { pace in
      (0..<48).flatMap { _ in [.take(512 << 10, milliseconds: 40), .tick(pace)] } + [.response()]
    }
    let exchange = try await flowing(readsBodies: false, steps) { server in
      try request(server.url(), .post, body: .file(path: file.path))
    }
    #expect(exchange.response?.status == 200)
    #expect(exchange.hops.first?.sent.bodyByteCount == size)
  }
}

extension Result<Exchange, TransportError> {
  fileprivate var failureCode: ErrorCode? {
    if case .failure(let failure) = self { failure.code } else { nil }
  }
}
