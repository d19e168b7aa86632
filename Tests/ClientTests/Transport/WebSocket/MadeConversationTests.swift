import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("A conversation that no server holds", .paced)
struct MadeConversationTests {
  private func hold(_ made: MadeConversation) async throws -> (
    line: WebSocketLine, end: Task<Exchange, any Error>
  ) {
    let line = WebSocketLine()
    let request = Request(url: try WebURL("http://localhost/"))
    return (line, Task { try await made.hold(request, over: line) })
  }

  @Test("it ends when its answer is a close, which is the server's")
  func closes() async throws {
    let (line, end) = try await hold(
      MadeConversation { _ in [.say(.text("x")), .close(WebSocketClosing(code: 1011))] })
    _ = await line.opening()
    #expect(await line.post(.message(.text("?"))))
    let exchange = try await end.value
    #expect(exchange.conversation?.closing?.code == 1011 && exchange.conversation?.isClosedByServer == true)
  }

  @Test("it fails as it is told to")
  func fails() async throws {
    let (_, end) = try await hold(MadeConversation(greeting: [.fail(.webSocketDropped, "gone")]) { _ in [] })
    let failure = await #expect(throws: TransportError.self) { _ = try await end.value }
    #expect(failure?.code == .webSocketDropped && failure?.exchange.response?.status == 101)
  }

  @Test("it can be cancelled")
  func cancelled() async throws {
    let (_, end) = try await hold(MadeConversation { _ in [] })
    end.cancel()
    let failure = await #expect(throws: TransportError.self) { _ = try await end.value }
    #expect(failure?.code == .cancelled)
  }
}
