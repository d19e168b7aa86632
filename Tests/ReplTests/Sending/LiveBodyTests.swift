import ApusClient
import ApusFolderTestSupport
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage
@testable import ApusRepl

/// Answers every request with one body, piece by piece, and may break after it.
private struct Pieces: Transport {
  let type: String
  let pieces: [String]
  var failure: FailureCode?

  func send(_ request: Request) async throws(TransportFailure) -> Exchange {
    let head = ResponseHead(version: "HTTP/1.1", status: 200, headers: ["Content-Type": type])
    request.options.onResponse?(head)
    var count = 0
    if case .chunks(let handler) = request.options.delivery {
      for piece in pieces where handler(Array(piece.utf8)[...]) { count += piece.utf8.count }
    }
    let stub = try await StubTransport().send(request)
    let hop = Hop(
      sent: SentRequest(method: request.method, url: request.url, headers: request.headers), response: head)
    let exchange = Exchange(
      request: request, startedAt: stub.startedAt, hops: [hop], body: ReceivedBody(byteCount: count))
    if let failure { throw TransportFailure(failure, "it broke", exchange: exchange) }
    return exchange
  }
}

@Suite("Streams as they are shown", .paced)
struct LiveBodyTests {
  private func show(_ type: String, _ pieces: [String], failure: FailureCode? = nil) async throws -> Answer {
    let transport = Pieces(type: type, pieces: pieces, failure: failure)
    return try await Talk(to: Talk.terminal, transport: transport).say("get /x --stream")
  }

  @Test("a program gets the exact bytes, and the session keeps them")
  func program() async throws {
    let talk = try await Talk()
    let plain = await talk.say("get /stream/3")
    let streamed = await talk.say("get /stream/3 --stream")
    #expect(streamed.out == plain.out && !plain.out.isEmpty)
    #expect(streamed.notes.hasPrefix("200 OK · "))
    #expect(await talk.say("body").out == plain.out)
    #expect(await talk.say("get /bytes/300000 --stream > file").out.isEmpty)
    #expect(talk.folder.contents(of: "file") == (await talk.say("get /bytes/300000").out))
    let first = await talk.say("get /stream/3 --stream | head -n 1")
    #expect(first.outText == "{\"id\":0,\"message\":\"line 0\"}\n")
    #expect(await talk.say("get /bytes/300000 --stream > /dev/full").status == 1)
  }

  @Test("events are shown by type, id and data")
  func events() async throws {
    let answer = try await show(
      "text/event-stream; charset=utf-8",
      [
        "event: tick\nid: 7\ndata: {\"a\":\ndata: [1]}\n\nda", "ta: りんご\n\n",
        "data: x\ndata: y\n\nevent: e\ndata: one\ndata: two\n\n",
      ])
    #expect(answer.outText == "tick 7  {\"a\": [1]}\n7  りんご\n7\n  x\n  y\ne 7\n  one\n  two\n")
    #expect(answer.notes.hasPrefix("200 OK · HTTP/1.1\n4 events · "))
  }

  @Test(
    "lines of JSON are shown on one line each, and a JSON value over many lines as a tree when it is whole")
  func json() async throws {
    for type in ["application/x-ndjson", "application/json", "application/jsonl"] {
      let answer = try await show(type, ["{\"a\":1}\n{\"a\"", ":2}\n\nno json\n", "[3]"])
      #expect(answer.outText == "{\"a\": 1}\n{\"a\": 2}\n\nno json\n[3]\n", "\(type)")
    }
    let tree = try await show("application/json", ["{\n \"a\":", " 1\n}\n"])
    #expect(tree.outText == "a  1\n")
    #expect(try await show("application/json", ["{\"a\": 1}"]).outText == "a  1\n")
  }

  @Test("text is shown line by line, and nothing in it reaches the terminal as an order")
  func text() async throws {
    let answer = try await show("text/plain", ["one\ntw", "o\u{1b}[2J\r\nrest"])
    #expect(answer.outText == "one\ntwo\\x1b[2J\nrest\n")
    let event = try await show("text/event-stream", ["event: \u{1b}[2J\ndata: \u{1b}[2J\n\n"])
    #expect(!event.text.contains("\u{1b}"))
  }

  @Test("what is no text is shown when it is whole")
  func binary() async throws {
    let talk = try await Talk(to: Talk.terminal)
    let plain = await talk.say("get /bytes/64")
    let streamed = await talk.say("get /bytes/64 --stream")
    #expect(streamed.outText == plain.outText && !plain.outText.isEmpty)
  }

  @Test("what had arrived before it broke is shown and kept")
  func broken() async throws {
    let transport = Pieces(type: "text/plain", pieces: ["one\nhal"], failure: .cancelled)
    let talk = try await Talk(to: Talk.terminal, transport: transport)
    let answer = await talk.say("get /x --stream")
    #expect(answer.code == "cancelled")
    #expect(answer.outText == "one\nhal\n")
    #expect(await talk.say("body | cat").outText == "one\nhal")
  }

  @Test("an event that is too long ends the stream with its own error, and what came before stays")
  func tooLong() async throws {
    let long = "data: " + String(repeating: "x", count: (16 << 20) + 1)
    let answer = try await show("text/event-stream", ["data: ok\n\n", long])
    #expect(answer.code == "body.tooLarge")
    #expect(answer.outText == "ok\n")
  }

  @Test("a stream has no deadline but one that was chosen")
  func deadlines() async throws {
    #expect(try prepare("get /x -S").request.options.deadlines.total == nil)
    #expect(try prepare("get /x -S").request.options.deadlines.idle == nil)
    #expect(try prepare("get /x -S --timeout 5").request.options.deadlines.total == .seconds(5))
    let chosen = try prepare("get /x -S") {
      $0.options.deadlines.total = .seconds(7)
      $0.options.deadlines.idle = .seconds(7)
    }
    #expect(chosen.request.options.deadlines.total == .seconds(7))
    #expect(chosen.request.options.deadlines.idle == .seconds(7))
  }
}
