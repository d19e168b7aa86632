import ApusPacingTestSupport
import Synchronization
import Testing

@testable import ApusClient

@Suite("A token that is renewed", .paced)
struct TokenRefreshTests {
  private struct Denied: Error {}

  /// Takes one token, and keeps what was shown.
  private final class Door: Sendable {
    let shown = Mutex<[String]>([])
    let refreshes = Mutex<[Bool]>([])

    var transport: StubTransport { StubTransport { self.answer($0) } }

    func answer(_ request: Request) -> StubTransport.Answer {
      let token = request.headers.first("Authorization").map { field in
        if case .secret(let secret) = field.value { secret.withValue { $0 } } else { "text" }
      }
      shown.withLock { $0.append(token ?? "none") }
      return .response(status: token == "Bearer good" ? 200 : 401, body: "body of \(token ?? "none")")
    }

    func refresh(_ token: Secret?, _ result: String? = "good") throws -> Secret {
      refreshes.withLock { $0.append(token != nil) }
      guard let result else { throw Denied() }
      return Secret(result)
    }
  }

  private func origin() throws -> Origin { try WebURL("https://a.test").origin }

  private func request(_ url: String = "https://a.test/x") throws -> Request { Request(url: try WebURL(url)) }

  @Test("a request that is refused is sent again once, with another token")
  func again() async throws {
    let door = Door()
    let login = TokenRefresh(token: Secret("old"), for: try origin()) { try door.refresh($0) }
    let exchange = try await login.send(try request(), next: door.transport)
    #expect(exchange.response?.status == 200 && exchange.attempts.map(\.status) == [401, 200])
    #expect(door.shown.withLock(\.self) == ["Bearer old", "Bearer good"])
    _ = try await login.send(try request(), next: door.transport)
    #expect(door.shown.withLock(\.count) == 3 && door.refreshes.withLock(\.self) == [true])
  }

  @Test("for many that are refused at once, one token is asked for")
  func many() async throws {
    let door = Door()
    let (gate, opens) = AsyncStream.makeStream(of: Void.self)
    let login = TokenRefresh(token: Secret("old"), for: try origin()) { token in
      for await _ in gate { break }
      return try door.refresh(token)
    }
    let transport = StubTransport { request in
      let answer = door.answer(request)
      if door.shown.withLock({ $0.count { $0 == "Bearer old" } }) == 20 { opens.finish() }
      return answer
    }
    let statuses = try await withThrowingTaskGroup(of: Int?.self) { group in
      for _ in 1...20 {
        group.addTask { try await login.send(try self.request(), next: transport).response?.status }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses.count == 20 && statuses.allSatisfy { $0 == 200 })
    #expect(door.refreshes.withLock(\.count) == 1)
    #expect(door.shown.withLock { $0.count { $0 == "Bearer good" } } == 20)
  }

  @Test("whoever is cancelled while it waits is so at once, and the token is got for the others")
  func cancelled() async throws {
    let door = Door()
    let (gate, opens) = AsyncStream.makeStream(of: Void.self)
    let (isAsking, asks) = AsyncStream.makeStream(of: Void.self)
    let login = TokenRefresh(token: Secret("old"), for: try origin()) { token in
      asks.yield()
      for await _ in gate {}
      return try door.refresh(token)
    }
    let layers: [any Middleware] = [login]
    let (transport, request) = (layers.around(door.transport), try request())
    let leaving = Task { try await transport.send(request) }
    let staying = Task { try await transport.send(request) }
    for await _ in isAsking { break }
    leaving.cancel()
    let result = await leaving.result
    let failure = #expect(throws: TransportError.self) { try result.get() }
    #expect(failure?.code == .cancelled)
    #expect(door.refreshes.withLock(\.isEmpty) && !staying.isCancelled)
    opens.finish()
    #expect(try await staying.value.response?.status == 200)
    #expect(door.refreshes.withLock(\.count) == 1 && login.token == Secret("good"))
  }

  @Test("a second 401 is the answer")
  func refusedAgain() async throws {
    let door = Door()
    let login = TokenRefresh(token: Secret("old"), for: try origin()) { try door.refresh($0, "bad") }
    let exchange = try await login.send(try request(), next: door.transport)
    #expect(exchange.response?.status == 401 && door.shown.withLock(\.count) == 2)
  }

  @Test("a token that cannot be had is an error of its own, with the answer that wanted it")
  func fails() async throws {
    let door = Door()
    let login = TokenRefresh(token: Secret("old"), for: try origin()) { try door.refresh($0, nil) }
    let error = await #expect(throws: TokenRefreshError.self) {
      try await login.send(try self.request(), next: door.transport)
    }
    #expect(error?.cause is Denied && error?.exchange.response?.status == 401)
    let layers: [any Middleware] = [login]
    let failure = await #expect(throws: TransportError.self) {
      try await layers.around(door.transport).send(try self.request())
    }
    #expect(failure?.code == .refresh && failure?.cause is TokenRefreshError)
    #expect(failure?.exchange.response?.status == 401 && door.refreshes.withLock(\.count) == 2)
  }

  @Test("without a token the first request asks for one, and one that is set is shown")
  func first() async throws {
    let door = Door()
    let login = TokenRefresh(for: try origin()) { try door.refresh($0) }
    #expect(login.token == nil)
    _ = try await login.send(try request(), next: door.transport)
    #expect(door.shown.withLock(\.self) == ["Bearer good"] && door.refreshes.withLock(\.self) == [false])
    login.set(Secret("mine"))
    #expect(login.token == Secret("mine"))
  }

  @Test("no other origin sees it, and a credential of the request's own stays")
  func others() async throws {
    let door = Door()
    let login = TokenRefresh(token: Secret("good"), for: try origin()) { try door.refresh($0) }
    _ = try await login.send(try request("https://b.test/"), next: door.transport)
    var own = try request()
    own.headers = HeaderFields([HeaderField(name: "authorization", value: Secret("mine"))])
    _ = try await login.send(own, next: door.transport)
    #expect(door.shown.withLock(\.self) == ["none", "mine"] && door.refreshes.withLock(\.isEmpty))
  }

  @Test("whoever takes the body as it comes gets that of the answer that counts")
  func stream() async throws {
    let door = Door()
    let login = TokenRefresh(token: Secret("old"), for: try origin()) { try door.refresh($0) }
    let taken = Mutex("")
    var request = try request()
    request.options.delivery = .chunks { bytes in
      taken.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
      return true
    }
    _ = try await login.send(request, next: door.transport)
    #expect(taken.withLock(\.self) == "body of Bearer good")
  }
}
