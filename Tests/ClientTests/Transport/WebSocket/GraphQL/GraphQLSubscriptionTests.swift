import ApusPacingTestSupport
import Testing

@testable import ApusClient

/// A server of subscriptions: what it says to the opening, and to the question.
private struct Subscriptions: Transport {
  var name: String? = GraphQLDialogue.protocolName
  var agreement: [MadeConversation.Reply] = [.say(.text(#"{"type":"connection_ack"}"#))]
  let answers: [MadeConversation.Reply]
  /// What the first message has to be.
  var opening: String?

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    guard let line = request.options.webSocket else { return try await StubTransport().send(request) }
    var made = MadeConversation { message in
      guard case .text(let text) = message else { return [] }
      if text.contains("connection_init") { return text == opening ?? text ? agreement : [] }
      return text.contains("subscribe") ? answers : []
    }
    var headers = made.head.headers
    if let name { headers = headers.setting("Sec-WebSocket-Protocol", name) }
    made.head = ResponseHead(version: "HTTP/1.1", status: 101, headers: headers)
    return try await made.hold(request, over: line)
  }
}

@Suite("A subscription in GraphQL, as an app has it", .paced)
struct GraphQLSubscriptionTests {
  private static func next(_ data: String) -> MadeConversation.Reply {
    .say(.text(#"{"id":"1","type":"next","payload":\#(data)}"#))
  }
  private static let complete = MadeConversation.Reply.say(.text(#"{"id":"1","type":"complete"}"#))

  private func answers(
    of server: Subscriptions, variables: String = "{}", payload: String? = nil
  ) async throws -> [String] {
    let request = Request(url: try WebURL("http://localhost/graphql"))
    let subscription = try await server.graphQLSubscription(
      to: request, "subscription A { a }", operation: "A", variables: variables, payload: payload)
    var found: [String] = []
    for try await answer in subscription { found.append(String(decoding: answer, as: UTF8.self)) }
    return found
  }

  private func failure(of server: Subscriptions) async -> TransportError? {
    await #expect(throws: TransportError.self) { _ = try await answers(of: server) }
  }

  @Test("gives each answer, and ends when it is complete")
  func answers() async throws {
    let server = Subscriptions(answers: [Self.next(#"{"data":1}"#), Self.next(#"{"data":2}"#), Self.complete])
    #expect(try await answers(of: server) == [#"{"data":1}"#, #"{"data":2}"#])
  }

  @Test("shows the server first what it is given, which has to be an object")
  func payload() async throws {
    var server = Subscriptions(answers: [Self.next(#"{"data":1}"#), Self.complete])
    server.opening = #"{"type":"connection_init","payload":{"token":"t"}}"#
    #expect(try await answers(of: server, payload: #"{"token":"t"}"#) == [#"{"data":1}"#])
    let failure = await #expect(throws: TransportError.self) {
      _ = try await answers(of: server, payload: "[]")
    }
    #expect(failure?.code == .requestBody && failure?.message == "the payload is no JSON object")
  }

  @Test("a subscription that the server does not take fails with its reason")
  func refused() async throws {
    let error = #"{"id":"1","type":"error","payload":[{"message":"no field a"}]}"#
    let failure = await failure(of: Subscriptions(answers: [.say(.text(error))]))
    #expect(failure?.code == .graphQLErrors && failure?.message == "no field a")
  }

  @Test("a close before the end fails, and says what its code means")
  func closed() async throws {
    var server = Subscriptions(answers: [])
    server.agreement = [.close(WebSocketClosing(code: 4403, reason: "Forbidden"))]
    let failure = await failure(of: server)
    #expect(failure?.code == .webSocketClosed)
    #expect(
      failure?.message
        == "the server closed before the subscription was complete: 4403 (forbidden): Forbidden")
  }

  @Test("what the protocol does not have ends it")
  func broken() async throws {
    let failure = await failure(of: Subscriptions(answers: [.say(.text("hello"))]))
    #expect(failure?.code == .webSocketClosed)
  }

  @Test("a server that agrees to no such protocol is refused, and so are variables that are no object")
  func refusals() async throws {
    #expect(await failure(of: Subscriptions(name: nil, answers: []))?.code == .webSocketHandshake)
    let problem = await #expect(throws: TransportError.self) {
      _ = try await answers(of: Subscriptions(answers: []), variables: "[1]")
    }
    #expect(problem?.code == .requestBody)
  }
}
