import ApusFolderTestSupport
import ApusLanguageTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Synchronization
import Testing

@testable import ApusClient
@testable import ApusLanguage
@testable import ApusRepl
@testable import ApusSurroundings

/// Answers every request with one body, piece by piece, and may break after it.
private struct Pieces: Transport {
  let type: String
  let pieces: [String]
  var failure: ErrorCode?

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    let head = ResponseHead(version: "HTTP/1.1", status: 200, headers: ["Content-Type": type])
    request.options.onResponse?(head)
    var count = 0
    if case .chunks(let handler) = request.options.delivery(for: head) {
      for piece in pieces where handler(Array(piece.utf8)[...]) { count += piece.utf8.count }
    }
    let stub = try await StubTransport().send(Request(url: request.url))
    let hop = Hop(
      sent: SentRequest(method: request.method, url: request.url, headers: request.headers), response: head)
    let exchange = Exchange(
      request: request, startedAt: stub.startedAt, hops: [hop], body: ReceivedBody(byteCount: count))
    if let failure { throw TransportError(failure, "it broke", exchange: exchange) }
    return exchange
  }
}

/// Answers each request with a stream of its own; `nil` says that there is no more.
private struct StreamInParts: Transport {
  let part: @Sendable (Request) -> String?

  init(_ part: @escaping @Sendable (Request) -> String?) { self.part = part }

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    guard let text = part(request) else { return try await StubTransport(status: 204).send(request) }
    return try await Pieces(type: "text/event-stream", pieces: [text]).send(request)
  }
}

@Suite("Streams as they are shown", .paced)
struct LiveBodyTests {
  private func show(_ type: String, _ pieces: [String], failure: ErrorCode? = nil) async throws -> Answer {
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

  @Test("of much that goes to a program the beginning is kept")
  func much() async throws {
    let talk = try await Talk()
    await talk.say("get /bytes/40000000 --stream > /dev/null")
    #expect(await talk.say("body | wc -c").outText.contains("65536"))
    #expect(await talk.say("history").outText.contains("/bytes/40000000"))
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

  @Test("events are shown as they come without an option, and are a list afterwards")
  func list() async throws {
    let talk = try await Talk(to: Talk.terminal)
    let shown = await talk.say("get /sse/2")
    #expect(shown.outText == "tick 0  {\"count\": 0}\ntick 1  {\"count\": 1}\n")
    #expect(shown.notes.hasPrefix("200 OK · HTTP/1.1\n2 events · "), "\(shown.notes)")
    #expect(await talk.say(".[1].data.count").outText == "1\n")
    #expect(await talk.say(".[0].event").outText == "\"tick\"\n")
    #expect(await talk.say("count").outText == "2\n")
    #expect(await talk.say("table").outText.contains("tick"))
    #expect(await talk.say("body | head -n 1").outText == "id: 0\n")
    // It goes into a file as any other body, and a program gets its bytes.
    #expect(await talk.say("get /sse/2 -o file").outText.isEmpty)
    #expect(talk.folder.text(of: "file")?.hasPrefix("id: 0\n") == true)
    #expect(await talk.say("get /sse/1 | head -n 1").outText == "id: 0\n")
    // What is no stream is shown as it always was.
    #expect(await talk.say("get /echo --headers").status == 0)
    #expect(await talk.say("get /status/404").status == 4)
  }

  @Test("lines of JSON are a list, with paths, a table and a count")
  func values() async throws {
    let talk = try await Talk(to: Talk.terminal)
    #expect(await talk.say("get /stream/3").outText.hasPrefix("3 JSON lines"))
    #expect(await talk.say(".[1].message").outText == "\"line 1\"\n")
    #expect(await talk.say("count").outText == "3\n")
    #expect(await talk.say("table").outText.contains("id  message"))
    #expect(await talk.say("let all = .", "get /echo a=={{all}} --offline").status == 0)
    let bad = try await Talk(
      to: Talk.terminal, transport: Pieces(type: "application/x-ndjson", pieces: ["{}\n{\"a\" 1}\n"]))
    await bad.say("get /x --stream")
    #expect(await bad.say(".[0]").outText == "{}\n")
  }

  @Test("a text of a sequence is shown on one line, however it is laid out")
  func sequence() async throws {
    let answer = try await show(
      "application/json-seq", ["\u{1e}{\"a\":\n1}\n\u{1e}[2]\n", "\u{1e}no\u{1b}[2J", "\n"])
    #expect(answer.outText == "{\"a\": 1}\n[2]\nno\\x1b[2J\n")
  }

  @Test("a stream that is asked for again goes on, and all of it is a list")
  func reconnecting() async throws {
    let asked = Mutex(0)
    let transport = StreamInParts { request in
      let number = asked.withLock { count in
        defer { count += 1 }
        return count
      }
      return number == 2 ? nil : "retry: 1\nid: \(number)\ndata: {\"n\":\(number)}\n\ndata: unfinished"
    }
    let talk = try await Talk(to: Talk.terminal, transport: transport)
    let shown = await talk.say("get /x --reconnect")
    #expect(shown.outcome == .ok)
    #expect(shown.outText == "0  {\"n\": 0}\n1  {\"n\": 1}\n")
    #expect(shown.notes.contains("the stream ended; asking again in 1.0 ms, from event 1 on"))
    #expect(await talk.say(".[].data.n").outText.contains("1"))
    #expect(await talk.say("count").outText == "2\n")
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
