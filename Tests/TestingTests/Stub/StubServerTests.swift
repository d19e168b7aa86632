import ApusClient
import ApusFolderTestSupport
import ApusJSON
import ApusPacingTestSupport
import ApusTesting
import Synchronization
import Testing

@Suite("A server that is not there", .paced)
struct StubServerTests {
  @Test("answers by method and path, and keeps what it was asked")
  func answers() async throws {
    let server = StubServer()
    server.answer(.get, "/v1/users/{login}") { request in
      try .value(["login": .string(request.values["login"] ?? ""), "id": 7] as JSONValue)
    }
    server.answer(.post, "/v1/notes", with: .status(201))
    let client = APIClient(service: Hub(), transport: server)
    #expect(try await client.send(HubUser(login: "a b")) == HubUser.Response(login: "a b", id: 7))
    _ = try await client.send(NewNote(text: "りんご"))
    #expect(server.received.map(\.path) == ["/v1/users/a%20b", "/v1/notes"])
    let note = try #require(server.received(.post, "/v1/notes").first)
    #expect(try note.decoded(as: [String: String].self) == ["text": "りんご"])
    #expect(note.text == #"{"text":"りんご"}"# && note.headers["Content-Type"] == "application/json")
    #expect(server.received(.get, "/v1/notes").isEmpty)
  }

  @Test("answers one after the other, and what is said last counts")
  func turns() async throws {
    let server = StubServer()
    server.answer(.get, "/v1/users/{login}", with: .status(500))
    server.answer(.get, "/v1/users/octocat", with: .failure(.reset), .text(#"{"login": "o", "id": 1}"#))
    let client = APIClient(service: Hub(), transport: server)
    let first = await #expect(throws: APIError<Hub.ErrorResponse>.self) { try await client.send(HubUser()) }
    #expect(first?.code == .reset)
    for _ in 1...2 { #expect(try await client.send(HubUser()).id == 1) }
    let other = await #expect(throws: APIError<Hub.ErrorResponse>.self) {
      try await client.send(HubUser(login: "x"))
    }
    #expect(other?.code == .http(500))
  }

  @Test("names the nearest answer it has where it has none")
  func missing() async throws {
    let server = StubServer()
    let request = Request(url: try WebURL("http://h.example/users/x"))
    let empty = await #expect(throws: TransportError.self) { try await server.send(request) }
    #expect(empty?.message == "nothing answers GET /users/x; it has no answers yet")
    server.answer(.post, "/notes", with: .status(204))
    server.answer(.post, "/users/{login}", with: .status(204))
    let failure = await #expect(throws: TransportError.self) { try await server.send(request) }
    #expect(failure?.code == .replayMissing)
    #expect(failure?.message == "nothing answers GET /users/x; the nearest it has is POST /users/{login}")
    #expect(server.received.count == 2)
  }

  @Test("waits as long as it is told, and hands a stream over in pieces")
  func latency() async throws {
    let waits = Mutex<[Duration]>([])
    let server = StubServer { time in waits.withLock { $0.append(time) } }
    let answer = StubAnswer.text("a\nbc\n", contentType: "application/x-ndjson")
    server.answer(.get, "/s", with: answer.delayed(by: .seconds(2)).inPieces(of: 2, every: .seconds(1)))
    let lines = Mutex<[String]>([])
    _ = try await server.send(Request(url: try WebURL("http://h.example/s"))) { (line: [UInt8]) in
      lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) }
      return true
    }
    #expect(lines.withLock(\.self) == ["a", "bc"])
    #expect(waits.withLock(\.self) == [.seconds(2), .seconds(1), .seconds(1)])
  }

  @Test("a body can be cut, and a task that waits can be cancelled")
  func cut() async throws {
    let server = StubServer { _ in throw CancellationError() }
    server.answer(.get, "/cut", with: .text("{}").cut(after: 1))
    server.answer(.get, "/late", with: .text("{}").delayed(by: .seconds(1)))
    let cut = await #expect(throws: TransportError.self) {
      try await server.send(Request(url: try WebURL("http://h.example/cut")))
    }
    #expect(cut?.code == .bodyTruncated && cut?.exchange.body.bytes == [UInt8(ascii: "{")])
    let late = await #expect(throws: TransportError.self) {
      try await server.send(Request(url: try WebURL("http://h.example/late")))
    }
    #expect(late?.code == .cancelled)
  }

  @Test("a file that is cut leaves a part, and a client that goes on with it gets the rest")
  func resuming() async throws {
    let folder = try TestFolder()
    let server = StubServer()
    let head: HeaderFields = ["ETag": "\"7\""]
    server.answer(
      .get, "/film", with: StubAnswer(headers: head, body: Array("whole".utf8)).cut(after: 2),
      StubAnswer(
        status: 206, headers: ["ETag": "\"7\"", "Content-Range": "bytes 2-4/5"], body: Array("ole".utf8)))
    var request = Request(url: try WebURL("http://h.example/film"))
    request.options.delivery = .file(path: folder.path + "/film")
    let exchange = try await ResumeMiddleware { _ in }.send(request, next: server)
    #expect(server.received.map { $0.headers["Range"] } == [nil, "bytes=2-"])
    #expect(exchange.body.file == folder.path + "/film" && folder.text(of: "film") == "whole")
  }

  @Test("answers with a file, whose type its name tells; a missing one is said")
  func fixture() async throws {
    let folder = try TestFolder()
    try folder.write("{}", to: "a.json")
    let answer = try StubAnswer.fixture(folder.path + "/a.json")
    #expect(answer.body == Array("{}".utf8) && answer.headers["Content-Type"] == "application/json")
    #expect(throws: RecordingError.self) { try StubAnswer.fixture("no-such.png") }
  }

  @Test("answers as a recording does")
  func recording() async throws {
    let folder = try TestFolder()
    let source = StubServer()
    source.answer(.get, "/v1/users/octocat", with: .text("1"), .text("2"))
    source.answer(.get, "/v1/users/gone", with: .failure(.reset))
    let place = folder.path + "/hub.har"
    let recorder = try RecordedTransport(place, mode: .refresh(over: source))
    let user = Request(url: try WebURL("https://hub.example/v1/users/octocat"))
    let gone = Request(url: try WebURL("https://hub.example/v1/users/gone"))
    for _ in 1...2 { _ = try await recorder.send(user) }
    _ = try? await recorder.send(gone)
    let server = StubServer()
    try server.answer(fromRecording: place)
    var texts: [String] = []
    for _ in 1...3 { texts.append(String(decoding: try await server.send(user).body.bytes, as: UTF8.self)) }
    #expect(texts == ["1", "2", "2"])
    let failure = await #expect(throws: TransportError.self) { try await server.send(gone) }
    #expect(failure?.code == .reset)
  }
}
