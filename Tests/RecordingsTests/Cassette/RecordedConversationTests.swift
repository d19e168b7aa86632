import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusRecordings

@Suite("A recorded conversation, held again", .paced)
struct RecordedConversationTests {
  private func transport(
    _ entries: [(isSent: Bool, text: String)], closing: WebSocketClosing? = WebSocketClosing(),
    byServer: Bool = false, failure: Recording.Failure? = nil
  ) throws -> CassetteTransport {
    var conversation = WebSocketConversation()
    conversation.entries = entries.enumerated().map { number, entry in
      .init(isSent: entry.isSent, at: .milliseconds(number), message: .text(entry.text))
    }
    conversation.closing = closing
    conversation.isClosedByServer = byServer
    let exchange = try sampleExchange("http://h.test/talk", status: 101)
    let recorded = Exchange(
      request: exchange.request, startedAt: exchange.startedAt, hops: Array(exchange.hops.suffix(1)))
    return CassetteTransport(
      Cassette(recordings: [Recording(recorded.telling(conversation), failure: failure)]))
  }

  private func request() throws -> Request { Request(url: try url("http://h.test/talk")) }

  @Test("says what was said after each message, in order, at the times it was said")
  func order() async throws {
    let transport = try transport([
      (false, "welcome"), (true, "{\"a\": 1}"), (false, "one"), (false, "two"), (true, "x"), (false, "three"),
    ])
    var settings = WebSocketSettings()
    settings.keptByteCount = 1_000
    let socket = try await transport.webSocket(to: try request(), settings)
    var messages = socket.makeAsyncIterator()
    #expect(try await messages.next() == .text("welcome"))
    try await socket.send("{\"a\": 2}")
    #expect(try await messages.next() == .text("one"))
    #expect(try await messages.next() == .text("two"))
    try await socket.send("another text")
    #expect(try await messages.next() == .text("three"))
    let exchange = try await socket.close()
    let times = exchange.conversation?.entries.filter { !$0.isSent }.map(\.at)
    #expect(times == [.zero, .milliseconds(2), .milliseconds(3), .milliseconds(5)])
  }

  @Test(
    "a message of another shape, and one too many, were not recorded",
    arguments: [["{\"b\": 1}"], ["text"], ["{\"a\": 1}", "more"]])
  func drift(_ messages: [String]) async throws {
    let socket = try await transport([(true, "{\"a\": 1}")]).webSocket(to: try request())
    for message in messages { try? await socket.send(message) }
    let failure = await #expect(throws: TransportError.self) { _ = try await socket.end() }
    #expect(failure?.code == .replayMissing)
  }

  @Test("it ends as it ended: by the server, or in a failure")
  func ends() async throws {
    let closed = try await transport(
      [(true, "x")], closing: WebSocketClosing(code: 1011, reason: "full"), byServer: true
    ).webSocket(to: try request())
    try await closed.send("x")
    #expect(try await closed.end().conversation?.closing?.code == 1011)
    let broken = try await transport(
      [(false, "half")], closing: nil, failure: Recording.Failure(code: .webSocketDropped, message: "gone")
    ).webSocket(to: try request())
    let failure = await #expect(throws: TransportError.self) { _ = try await broken.end() }
    #expect(failure?.code == .webSocketDropped && failure?.message == "gone")
  }

  @Test("errors in what was said are for who reads it: the conversation itself ended well")
  func errors() async throws {
    let socket = try await transport(
      [(true, "x"), (false, "y")], failure: Recording.Failure(code: .graphQLErrors, message: "no")
    ).webSocket(to: try request())
    try await socket.send("x")
    var messages = socket.makeAsyncIterator()
    #expect(try await messages.next() == .text("y"))
    #expect(try await socket.close().conversation?.closing == WebSocketClosing())
  }
}
