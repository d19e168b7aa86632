import ApusClient
import ApusCurlTransport
import ApusPacingTestSupport
import Testing

@Suite("Request heads on the wire", .paced)
struct HopSetupTests {
  /// The head lines that a server saw of a request, and the body as it came.
  func seen(
    _ method: HTTPMethod = .get, _ fields: [(String, String)], body: RequestBody? = nil,
    _ adjust: (inout RequestOptions) -> Void = { _ in }
  ) async throws -> SeenRequest {
    let server = try ScriptedServer { _ in [.response()] }
    let headers = HeaderFields(fields.map { HeaderField(name: $0.0, value: $0.1) })
    _ = try await CurlTransport().send(request(server.url(), method, headers: headers, body: body, adjust))
    return try #require(server.requests.first)
  }

  func values(_ request: SeenRequest, _ name: String) -> [String] {
    request.headers.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
  }

  @Test(
    "a header with an empty value is sent, whatever it is called",
    arguments: [
      "X-A", "Accept", "Accept-Encoding", "User-Agent", "Connection", "Expect", "Host", "Authorization",
    ])
  func empty(_ name: String) async throws {
    for value in ["", " ", "\t "] {
      #expect(values(try await seen(.get, [(name, value)]), name) == [""], "\(value.debugDescription)")
    }
    #expect(values(try await seen(.post, [(name, "")], body: .text("x")), name) == [""])
  }

  @Test("an empty Content-Type stands instead of the body's own")
  func emptyType() async throws {
    let request = try await seen(.post, [("Content-Type", "")], body: .text("x"))
    #expect(values(request, "Content-Type") == [""])
  }

  @Test("a length that is the body's goes out once, and one that is not is refused before anything is sent")
  func length() async throws {
    let post = try await seen(.post, [("content-length", "3"), ("Content-Length", "3")], body: .text("abc"))
    #expect(values(post, "Content-Length") == ["3"] && post.body == Array("abc".utf8))
    #expect(values(try await seen(.get, [("Content-Length", "0")]), "Content-Length") == ["0"])
    let server = try ScriptedServer { _ in [.response()] }
    let failure = try await CurlTransport().failure(
      of: request(server.url(), .post, headers: ["Content-Length": "4"], body: .text("abc")))
    #expect(failure.code == .requestHeader && failure.exchange.hops.isEmpty)
    #expect(server.connectionCount == 0)
  }

  @Test("Transfer-Encoding: chunked is done, not only said")
  func chunked() async throws {
    let server = try ScriptedServer { _ in [.response()] }
    let exchange = try await CurlTransport().send(
      request(server.url(), .post, headers: ["Transfer-Encoding": "chunked"], body: .text("abc")))
    #expect(values(server.requests[0], "Transfer-Encoding") == ["chunked"])
    #expect(values(server.requests[0], "Content-Length").isEmpty)
    #expect(String(decoding: server.requests[0].body, as: UTF8.self) == "3\r\nabc\r\n0\r\n\r\n")
    #expect(exchange.hops[0].sent.bodyByteCount == 3)
  }

  @Test("chunks are as long as a preview shows them")
  func longChunks() async throws {
    let server = try ScriptedServer { _ in [.response()] }
    _ = try await CurlTransport().send(
      request(
        server.url(), .post, headers: ["Transfer-Encoding": "chunked"],
        body: .bytes([UInt8](repeating: 0x61, count: 150_000))))
    let sizes = server.requests[0].body.split(separator: 0x0a).filter { $0.count < 8 && $0.count > 1 }
      .compactMap { Int(String(decoding: $0.dropLast(), as: UTF8.self), radix: 16) }
    #expect(sizes == [65_524, 65_524, 18_952, 0])
  }

  @Test("a Host of one's own stands instead of the URL's, once")
  func host() async throws {
    #expect(values(try await seen(.get, [("host", "other.test")]), "Host") == ["other.test"])
  }

  @Test("a Connection of one's own goes out once, and closes the connection when it says so")
  func connection() async throws {
    #expect(values(try await seen(.get, [("Connection", "keep-alive")]), "Connection") == ["keep-alive"])
    let server = try ScriptedServer { request in
      request.header("Connection") == "close"
        ? [.response(200, ["Connection: close"]), .close] : [.response()]
    }
    let transport = CurlTransport()
    for _ in 0..<2 { _ = try await transport.send(request(server.url(), headers: ["Connection": "close"])) }
    #expect(server.requests.map(\.connection) == [1, 2])
  }

  @Test("an upgrade that is agreed to ends the response at its head", .timeLimit(.minutes(60)))
  func upgrade() async throws {
    let server = try ScriptedServer { _ in
      [.text("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n"), .hold]
    }
    let exchange = try await CurlTransport().send(
      request(server.url(), headers: ["Connection": "Upgrade", "Upgrade": "x"]))
    #expect(exchange.response?.status == 101)
    #expect(exchange.hops[0].informational.isEmpty)
  }

  @Test("CONNECT asks for host and port, and its success has no body", .timeLimit(.minutes(60)))
  func connect() async throws {
    let server = try ScriptedServer { _ in [.text("HTTP/1.1 200 Go on\r\nX-A: 1\r\n\r\ntunnelled"), .hold] }
    let exchange = try await CurlTransport().send(request(server.url(), .connect))
    #expect(server.requests[0].method == "CONNECT")
    #expect(server.requests[0].target == "127.0.0.1:\(server.port)")
    #expect(exchange.response?.status == 200 && exchange.response?.headers["X-A"] == "1")
    #expect(exchange.body.byteCount == 0)
  }

  @Test("a refusal of CONNECT is an answer like any other")
  func connectRefused() async throws {
    let server = try ScriptedServer { _ in [.response(405, [], Array("no".utf8))] }
    let exchange = try await CurlTransport().send(request(server.url(), .connect))
    #expect(exchange.response?.status == 405 && exchange.text == "no")
    let failure = try await CurlTransport().failure(of: request(server.url("/path"), .connect))
    #expect(failure.code == .requestURL && failure.exchange.hops.isEmpty)
    #expect(server.requests.count == 1)
  }

  @Test("a URL made in code whose host is none is refused before anything is sent")
  func noHost() async throws {
    let server = try ScriptedServer { _ in [.response()] }
    for host in ["127.0.0.1:\(server.port)", "127.0.0.1:\(server.port)/x", "a@127.0.0.1:\(server.port)"] {
      let failure = try await CurlTransport().failure(of: Request(url: .http(host, path: "/")))
      #expect(failure.code == .requestURL)
      #expect(failure.message.contains("CurlTransportTests/HopSetupTests.swift:"))
    }
    #expect(server.connectionCount == 0)
  }
}
