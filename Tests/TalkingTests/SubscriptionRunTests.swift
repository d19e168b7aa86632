import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Testing

@testable import ApusTalking

/// A server of subscriptions: what it says to the question.
private struct Subscriptions: Transport {
  var name: String? = GraphQLDialogue.protocolName
  var agreement: [MadeConversation.Reply] = [.say(.text(#"{"type":"connection_ack"}"#))]
  var answers: [MadeConversation.Reply] = []
  /// What the first message has to hold.
  var wanted = ""

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    guard let line = request.options.webSocket else { return try await StubTransport().send(request) }
    var made = MadeConversation { message in
      guard case .text(let text) = message else { return [] }
      if text.contains("connection_init") { return text.contains(wanted) ? agreement : [] }
      return text.contains("\"subscribe\"") ? answers : []
    }
    if let name {
      made.head = ResponseHead(
        version: "HTTP/1.1", status: 101, headers: made.head.headers.setting("Sec-WebSocket-Protocol", name))
    }
    return try await made.hold(request, over: line)
  }
}

@Suite("A subscription over a WebSocket", .paced)
struct SubscriptionRunTests {
  private static func next(_ number: Int, _ more: String = "") -> MadeConversation.Reply {
    .say(.text(#"{"id":"1","type":"next","payload":{"data":{"a":\#(number)}\#(more)}}"#))
  }
  private static let complete = MadeConversation.Reply.say(.text(#"{"id":"1","type":"complete"}"#))

  private func ask(
    _ server: Subscriptions, _ options: String = "", to traits: Console.Traits = .plain
  ) async throws -> (answer: Answer, talk: Talk) {
    let talk = try await Talk(to: traits, transport: server, base: "http://h.test")
    return (await talk.say("gql subscription { a } " + options), talk)
  }

  @Test("shows what comes, an answer a line for a program, and says that it is complete")
  func answers() async throws {
    let server = Subscriptions(answers: [Self.next(1), Self.next(2), Self.complete])
    let (answer, talk) = try await ask(server)
    #expect(answer.status == 0 && answer.outText == "{\"data\":{\"a\":1}}\n{\"data\":{\"a\":2}}\n")
    #expect(answer.notes.contains("2 events, and the subscription is complete"), "\(answer.notes)")
    #expect(await talk.say(".[2].payload.data.a").outText == "2\n")
    #expect(try await ask(server, to: Talk.terminal).answer.text.contains("{\"data\": {\"a\": 1}}"))
  }

  @Test("shows the server first what it is to see, and no secret of that to anybody else")
  func opening() async throws {
    var server = Subscriptions(answers: [Self.next(1), Self.complete])
    server.wanted = #""payload":{"token": "hush1234hush"}"#
    let talk = try await Talk(transport: server, base: "http://h.test")
    _ = await talk.say("let token = hush1234hush")
    let answer = await talk.say(#"gql subscription { a } --init '{"token": "{{token}}"}'"#)
    #expect(answer.status == 0 && answer.outText == "{\"data\":{\"a\":1}}\n", "\(answer.text)")
    let shown = await talk.say("raw")
    #expect(!shown.text.contains("hush1234hush"), "\(shown.text)")
  }

  @Test("ends after so many, and says so to the server")
  func most() async throws {
    let server = Subscriptions(answers: [Self.next(1), Self.next(2), Self.next(3)])
    let (answer, _) = try await ask(server, "--max 2 --over ws")
    #expect(answer.status == 0 && answer.outText == "{\"data\":{\"a\":1}}\n{\"data\":{\"a\":2}}\n")
    #expect(answer.notes.contains("2 events\nclosed: 1000 (normal end)"), "\(answer.notes)")
  }

  @Test("ends where nothing more comes, and after so long")
  func silence() async throws {
    let (answer, _) = try await ask(Subscriptions(answers: [Self.next(1)]), "--for 5s")
    #expect(answer.status == 0 && answer.notes.contains("1 event\nclosed: 1000 (normal end)"))
  }

  @Test("what the server does not take, and answers with errors, have the code of errors")
  func errors() async throws {
    let refusal = #"{"id":"1","type":"error","payload":[{"message":"no field a"}]}"#
    let refused = try await ask(Subscriptions(answers: [.say(.text(refusal))])).answer
    #expect(refused.code == "graphql.errors" && refused.status == 1)
    #expect(refused.text.contains("the server does not take the subscription: no field a"))
    #expect(!refused.text.contains("try: .errors"), "\(refused.text)")
    let server = Subscriptions(
      answers: [Self.next(1), Self.next(2, #","errors":[{"message":"x"}]"#), Self.complete])
    let partial = try await ask(server).answer
    #expect(partial.code == "graphql.errors" && partial.text.contains("1 of 2 events list errors"))
    #expect(partial.outText.contains("\"errors\""))
  }

  @Test("a close is told by what its code means in the protocol")
  func closed() async throws {
    let server = Subscriptions(agreement: [.close(WebSocketClosing(code: 4403, reason: "Forbidden"))])
    let answer = try await ask(server).answer
    #expect(answer.code == "ws.closed" && answer.status == 1)
    #expect(answer.text.contains("the server closed with 4403 (forbidden): Forbidden"), "\(answer.text)")
  }

  @Test("what the protocol does not have is answered with its code")
  func broken() async throws {
    let answer = try await ask(Subscriptions(answers: [.say(.text("hello"))])).answer
    #expect(answer.code == "ws.closed")
    #expect(answer.text.contains("closed: 4400 (a message that the protocol does not have)"))
  }

  /// What never agrees, and answers no close.
  private struct Mute: Transport {
    func send(_ request: Request) async throws(TransportError) -> Exchange {
      guard let line = request.options.webSocket else { return try await StubTransport().send(request) }
      var made = MadeConversation { _ in [] }
      made.head = ResponseHead(
        version: "HTTP/1.1", status: 101,
        headers: made.head.headers.setting("Sec-WebSocket-Protocol", GraphQLDialogue.protocolName))
      let exchange = try await made.hold(request, over: line)
      throw TransportError(.webSocketSilent, "the server did not answer the close", exchange: exchange)
    }
  }

  @Test("of a server that never agrees that is said, and the shorter time holds")
  func mute() async throws {
    for (options, time) in [("--for 2s", "2.00 s"), ("", "10.0 s"), ("--for 60s", "10.0 s")] {
      let talk = try await Talk(transport: Mute(), base: "http://h.test")
      let answer = await talk.say("gql subscription { a } " + options)
      #expect(answer.code == "ws.silent")
      #expect(
        answer.text.replacing(/\n +/, with: " ").contains(
          "the server never agreed to the subscription: it said nothing for \(time)"), "\(answer.text)")
    }
  }

  @Test("a server that does not agree in time is told so")
  func silent() async throws {
    let answer = try await ask(Subscriptions(agreement: [])).answer
    #expect(answer.code == "ws.closed" && answer.text.contains("4504 (the server did not agree in time)"))
  }
}
