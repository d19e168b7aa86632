import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Testing

@testable import ApusRepl

@Suite("Listening to a subscription", .paced)
struct SubscribingTests {
  private let line = "gql subscription { articlePublished(count: 3) { title } }"

  @Test("goes over a WebSocket where the server speaks the protocol, and paths look into what was said")
  func socket() async throws {
    let talk = try await Talk()
    let answer = await talk.say(line)
    #expect(answer.outcome == .ok && answer.notes.contains("101 Switching Protocols"), "\(answer.text)")
    #expect(answer.outText.split(separator: "\n").count == 3)
    #expect(answer.notes.contains("3 events, and the subscription is complete"))
    #expect(await talk.say(".[1].payload.data.articlePublished").outText.contains("title"))
  }

  @Test("goes as events of one answer where that is said, and where there is no WebSocket")
  func events() async throws {
    let answer = try await Talk().say(line + " --over sse")
    #expect(answer.notes.contains("200 OK") && answer.outText.contains("event: complete"), "\(answer.text)")
    let head: HeaderFields = ["Content-Type": "text/event-stream"]
    let stub = StubTransport { request in
      request.method == .post
        ? .response(status: 200, headers: head, body: "event: next\ndata: {}\n\n") : .response(status: 404)
    }
    let other = await (try await Talk(to: Talk.terminal, transport: stub, base: "http://h.test")).say(line)
    #expect(other.outcome == .ok && other.text.contains("1 event"), "\(other.text)")
  }

  @Test("events of one answer end after so many, for a program and on a screen")
  func most() async throws {
    for traits in [Console.Traits.plain, Talk.terminal] {
      let answer = try await Talk(to: traits).say(line + " --over sse --max 2")
      #expect(answer.outcome == .ok && answer.outText.split(separator: "articlePublished").count == 3)
      #expect(!answer.outText.contains("complete"), "\(answer.text)")
    }
  }

  @Test("where only a WebSocket is wanted, its refusal is told")
  func refused() async throws {
    let talk = try await Talk(transport: StubTransport(status: 404), base: "http://h.test")
    #expect(await talk.say(line + " --over ws").code == "ws.refused")
  }

  @Test("a preview shows either way")
  func preview() async throws {
    let talk = try await Talk()
    #expect(await talk.say("preview " + line).outText.hasPrefix("POST /graphql HTTP/1.1"))
    let socket = await talk.say(line + " --over ws --offline").outText
    #expect(socket.hasPrefix("GET /graphql HTTP/1.1"))
    #expect(
      socket.contains("Sec-WebSocket-Protocol: graphql-transport-ws") && !socket.contains("Content-Type"))
  }

  @Test("a close is told by its code, and a query is asked once")
  func codes() async throws {
    let talk = try await Talk()
    let closed = await talk.say("gql '/graphql?close=4403' subscription { articlePublished { title } }")
    #expect(closed.code == "ws.closed" && closed.text.contains("4403 (forbidden): as you asked"))
    let query = await talk.say("gql { viewer { login } } --max 2")
    #expect(query.code == "usage.argument" && query.text.contains("only a subscription goes on"))
    let file = await talk.say(
      "gql subscription($f: Int) { articlePublished(count: $f) { title } } f@x --over ws")
    #expect(file.outcome != .ok)
  }
}
