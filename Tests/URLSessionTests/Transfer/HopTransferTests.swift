import ApusClient
import ApusPacingTestSupport
import Synchronization
import Testing

@testable import ApusURLSession

@Suite("URLSession: cancelling", .paced)
struct HopTransferTests {
  /// Sends in a task of its own, cancels it once `moment` has come, and gives back how it failed.
  func cancelled(
    _ request: Request, over transport: URLSessionTransport = URLSessionTransport(),
    when moment: () async -> Void
  ) async throws -> TransportError {
    let task = Task { await result(of: request, over: transport) }
    await moment()
    task.cancel()
    let failure = try #require(await task.value.failure)
    #expect(failure.code == .cancelled)
    return failure
  }

  @Test("a task that is cancelled before it sends, sends nothing")
  func before() async throws {
    let server = try ScriptedServer { _ in [.response()] }
    defer { server.stop() }
    let request = Request(url: try WebURL(server.url("/")))
    let gate = AsyncStream<Void>.makeStream()
    let task = Task {
      for await _ in gate.stream {}
      return await result(of: request)
    }
    task.cancel()
    gate.continuation.finish()
    let failure = try #require(await task.value.failure)
    #expect(failure.code == .cancelled)
    #expect(failure.exchange.hops.isEmpty)
    #expect(server.requests.isEmpty)
  }

  @Test("while no connection is made")
  func connecting() async throws {
    let listener = try FullListener()
    defer { listener.stop() }
    let request = Request(url: try WebURL("http://127.0.0.1:\(listener.port)/"))
    _ = try await cancelled(request) { await Task.yield() }
  }

  @Test("while a name is looked up")
  func resolving() async throws {
    let request = Request(url: try WebURL("http://nobody.invalid/"))
    let task = Task { await result(of: request) }
    task.cancel()
    let failure = try #require(await task.value.failure)
    #expect(failure.code == .cancelled || failure.code == .dns)
  }

  @Test("while the server thinks")
  func waiting() async throws {
    let server = try ScriptedServer { _ in [.waitForClose] }
    defer { server.stop() }
    let failure = try await cancelled(Request(url: try WebURL(server.url("/")))) {
      await server.nextRequest()
    }
    #expect(failure.exchange.hops.count == 1)
    #expect(failure.exchange.response == nil)
  }

  @Test("in the middle of a body, which is kept as far as it had come")
  func receiving() async throws {
    let server = try ScriptedServer { _ in
      [.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhi"), .waitForClose]
    }
    defer { server.stop() }
    let moving = AsyncStream<Void>.makeStream()
    var request = Request(url: try WebURL(server.url("/")))
    request.options.onProgress = { if $0.received > 0 { moving.continuation.finish() } }
    let failure = try await cancelled(request) { for await _ in moving.stream {} }
    #expect(failure.exchange.response?.status == 200)
    #expect(failure.exchange.text == "hi")
  }

  @Test("in the middle of sending")
  func sending() async throws {
    let server = try FullListener(accepts: true)
    defer { server.stop() }
    let moving = AsyncStream<Void>.makeStream()
    var request = Request(method: .put, url: try WebURL("http://127.0.0.1:\(server.port)/"))
    request.body = .bytes([UInt8](repeating: 0, count: 20_000_000))
    request.options.onProgress = { if $0.sent > 0 { moving.continuation.finish() } }
    let failure = try await cancelled(request) { for await _ in moving.stream {} }
    #expect(failure.exchange.hops.first?.sent.bodyByteCount == 20_000_000)
  }

  @Test("on the second hop, with the first one kept")
  func redirected() async throws {
    let server = try ScriptedServer { request in
      request.target == "/" ? [.response(302, ["Location: /2"])] : [.waitForClose]
    }
    defer { server.stop() }
    let failure = try await cancelled(Request(url: try WebURL(server.url("/")))) {
      await server.nextRequest()
      await server.nextRequest()
    }
    #expect(failure.exchange.hops.map { $0.response?.status } == [302, nil])
  }

  @Test("from inside a handler, which runs on the session's own queue")
  func handler() async throws {
    let server = try ScriptedServer { _ in
      [.text("HTTP/1.1 200 OK\r\n\r\n"), .sendEndlessly(Array("more ".utf8))]
    }
    defer { server.stop() }
    let sending = Mutex<Task<Result<Exchange, TransportError>, Never>?>(nil)
    var request = Request(url: try WebURL(server.url("/")))
    request.options.delivery = .chunks { _ in
      sending.withLock { $0?.cancel() }
      return true
    }
    let task = Task { [request] in await result(of: request) }
    sending.withLock { $0 = task }
    #expect(await task.value.failure?.code == .cancelled)
  }

  @Test("at any moment: each one ends, and the transport goes on working")
  func anyMoment() async throws {
    let server = try ScriptedServer { request in
      switch request.target {
      case "/0": [.response(body: "ok")]
      case "/1": [.waitForClose]
      case "/2": [.response(302, ["Location: /0"], body: "there")]
      case "/3": [.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhi"), .close]
      default: [.response(401, ["WWW-Authenticate: Basic realm=\"x\""])]
      }
    }
    defer { server.stop() }
    let transport = URLSessionTransport(connectionsPerHost: 50)
    let base = server.url("/")
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask {
          guard let url = try? WebURL(base + "\(number % 5)") else { return }
          let task = Task { await result(of: Request(url: url), over: transport) }
          // Cancelled elsewhere on their way; while they wait, URLSession keeps a thread busy.
          for _ in 0..<number % 40 { await Task.yield() }
          task.cancel()
          _ = await task.value
        }
      }
    }
    let after = try await result(of: Request(url: try WebURL(server.url("/0"))), over: transport).get()
    #expect(after.text == "ok")
  }
}
