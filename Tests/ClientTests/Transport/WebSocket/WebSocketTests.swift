import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("A conversation, as an app has it", .paced)
struct WebSocketTests {
  private func request() throws -> Request { Request(url: try WebURL("http://localhost/talk")) }

  private let echo = StubTransport { _ in .webSocket(greeting: [.text("welcome")]) { [$0] } }

  private var keeping: WebSocketSettings {
    var settings = WebSocketSettings()
    settings.keptByteCount = 1 << 20
    return settings
  }

  @Test("messages come in order, and what is sent is answered")
  func talk() async throws {
    let socket = try await echo.webSocket(to: try request())
    #expect(socket.opening.response?.status == 101 && socket.chosenProtocol == nil)
    var messages = socket.makeAsyncIterator()
    #expect(try await messages.next() == .text("welcome"))
    try await socket.send("one")
    try await socket.send(.binary([2]))
    #expect(try await messages.next() == .text("one"))
    #expect(try await messages.next() == .binary([2]))
    try await socket.ping()
    try await socket.close()
    #expect(socket.closing == WebSocketClosing())
    #expect(try await messages.next() == nil)
  }

  @Test("the exchange has what was said, as far as it is wanted, and what the server said is its body")
  func kept() async throws {
    let socket = try await echo.webSocket(to: try request(), keeping)
    try await socket.send("{\"price\": 1.10}")
    try await socket.send("plain")
    let exchange = try await socket.close()
    let conversation = try #require(exchange.conversation)
    #expect(conversation.entries.count == 5 && conversation.entries.first?.message == .text("welcome"))
    #expect(
      String(decoding: exchange.body.bytes, as: UTF8.self)
        == "[\"welcome\",\n{\"price\": 1.10},\n\"plain\"]")
    let other = try await echo.webSocket(to: try request())
    let without = try await other.close()
    #expect(without.conversation?.entries.isEmpty == true && without.conversation?.leftOut ?? 0 > 0)
  }

  @Test("an answer that is no WebSocket is refused, with what came")
  func refused() async throws {
    let stub = StubTransport(status: 403, body: "{\"message\": \"no\"}")
    let request = try request()
    let failure = await #expect(throws: TransportError.self) { try await stub.webSocket(to: request) }
    #expect(failure?.code == .webSocketRefused && failure?.exchange.response?.status == 403)
    #expect(failure?.message == "the server answered 403 where a WebSocket begins with 101")
  }

  @Test("a failure before it begins is thrown as it is")
  func failed() async throws {
    let stub = StubTransport { _ in .failure(.refused, "nothing listens") }
    let request = try request()
    let failure = await #expect(throws: TransportError.self) { try await stub.webSocket(to: request) }
    #expect(failure?.code == .refused)
  }

  @Test("nothing can be sent when it is over")
  func over() async throws {
    let socket = try await echo.webSocket(to: try request())
    try await socket.close(4000, reason: "enough")
    let failure = await #expect(throws: TransportError.self) { try await socket.send("x") }
    #expect(failure?.code == .webSocketClosed)
    #expect(failure?.message == "the conversation is over: 4000 (the application's own): enough")
  }

  @Test("a code that cannot be sent is refused")
  func badCode() async throws {
    let socket = try await echo.webSocket(to: try request())
    let failure = await #expect(throws: TransportError.self) { try await socket.close(1006) }
    #expect(failure?.code == .requestParameter)
    try await socket.close()
  }

  @Test("whoever is cancelled hears of it, and the conversation goes on")
  func cancelled() async throws {
    let socket = try await echo.webSocket(to: try request())
    var messages = socket.makeAsyncIterator()
    _ = try await messages.next()
    let task = Task { () -> ErrorCode? in
      var messages = socket.makeAsyncIterator()
      do {
        _ = try await messages.next()
        return nil
      } catch {
        return (error as? TransportError)?.code
      }
    }
    task.cancel()
    #expect(await task.value == .cancelled)
    try await socket.send("still here")
    #expect(try await messages.next() == .text("still here"))
    try await socket.close()
  }

  @Test("a request that asks for no WebSocket gets the 101 and nothing more")
  func plain() async throws {
    let exchange = try await echo.send(try request())
    #expect(exchange.response?.status == 101 && exchange.conversation == nil)
  }
}
