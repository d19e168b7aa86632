import ApusClient
import ApusCurlTransport
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusTLSTestSupport
import Testing

/// The deadlines in these requests are a minute away: only the cancellation can end them in time.
@Suite("Cancellation", .paced, .timeLimit(.minutes(60)))
struct EngineTests {
  /// Sends, waits until the server has come to its gate, cancels, and returns how it ended.
  func cancel(
    _ request: Request, on transport: CurlTransport = CurlTransport(), at gate: Gate
  ) async throws -> TransportError {
    let task = Task { try await transport.send(request) }
    await gate.wait()
    task.cancel()
    return try await #require(throws: TransportError.self) { try await task.value }
  }

  @Test("before it began: nothing is sent")
  func before() async throws {
    let server = try ScriptedServer { _ in [.response()] }
    let transport = CurlTransport()
    let asked = try request(server.url())
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await transport.send(asked)
    }
    let failure = try await #require(throws: TransportError.self) { try await task.value }
    #expect(failure.code == .cancelled)
    #expect(failure.exchange.hops.isEmpty)
    #expect(server.connectionCount == 0)
  }

  @Test("while TLS is being agreed on")
  func connecting() async throws {
    let gate = Gate()
    let server = try ScriptedServer(greeting: [.tell(gate)]) { _ in [.hold] }
    let failure = try await cancel(request("https://127.0.0.1:\(server.port)/"), at: gate)
    #expect(failure.code == .cancelled)
    #expect(failure.message == "cancelled while connecting to 127.0.0.1:\(server.port)")
  }

  @Test("while waiting for the response")
  func waiting() async throws {
    let gate = Gate()
    let server = try ScriptedServer { _ in [.tell(gate), .hold] }
    let failure = try await cancel(request(server.url()), at: gate)
    #expect(failure.code == .cancelled)
    #expect(failure.exchange.hops.first?.sent.headers.contains("Host") == true)
  }

  @Test("while the body arrives: what had arrived is kept")
  func receiving() async throws {
    let server = try ScriptedServer { _ in [.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc"), .hold] }
    let gate = Gate()
    let asked = try request(server.url()) { $0.onProgress = { _ in gate.open() } }
    let failure = try await cancel(asked, at: gate)
    #expect(failure.code == .cancelled)
    #expect(failure.exchange.text == "abc")
    #expect(failure.message.contains("receiving the body"))
  }

  @Test("while a body without end pours in")
  func pouring() async throws {
    let gate = Gate()
    let server = try ScriptedServer { _ in
      [.text("HTTP/1.1 200 OK\r\n\r\n"), .tell(gate), .forever([UInt8](repeating: 1, count: 65_536))]
    }
    let asked = try request(server.url()) { $0.delivery = .chunks { _ in true } }
    #expect(try await cancel(asked, at: gate).code == .cancelled)
  }

  @Test("while an upload is stuck")
  func sending() async throws {
    let gate = Gate()
    let server = try ScriptedServer(readsBodies: false) { _ in [.tell(gate), .hold] }
    let file = try TestFolder().emptyFile("body", size: 30 << 20)
    let failure = try await cancel(request(server.url(), .post, body: .file(path: file.path)), at: gate)
    #expect(failure.code == .cancelled)
  }

  @Test("on the second hop: the first is kept")
  func secondHop() async throws {
    let gate = Gate()
    let server = try ScriptedServer { request in
      request.target == "/" ? [.response(302, ["Location: /next"])] : [.tell(gate), .hold]
    }
    let failure = try await cancel(request(server.url()), at: gate)
    #expect(failure.code == .cancelled)
    #expect(failure.exchange.hops.map { $0.response?.status } == [302, nil])
  }

  @Test("one among many: the others are not disturbed")
  func others() async throws {
    let gate = Gate()
    let server = try ScriptedServer { $0.target == "/stuck" ? [.tell(gate), .hold] : [.response()] }
    let transport = CurlTransport()
    let failure = try await cancel(request(server.url("/stuck")), on: transport, at: gate)
    #expect(failure.code == .cancelled)
    #expect(try await transport.send(request(server.url("/"))).response?.status == 200)
  }

  @Test("at any moment: every request ends, as done or as cancelled")
  func random() async throws {
    let server = try ScriptedServer { _ in [.response(200, [], [UInt8](repeating: 1, count: 10_000))] }
    let transport = CurlTransport()
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      let asked = try request(server.url())
      let task = Task { try await transport.send(asked) }
      for _ in 0..<Int.random(in: 0...50, using: &generator) { await Task.yield() }
      task.cancel()
      do {
        #expect(try await task.value.body.byteCount == 10_000)
      } catch let failure as TransportError {
        #expect(failure.code == .cancelled)
      }
    }
    #expect(try await transport.send(request(server.url())).response?.status == 200)
  }
}
