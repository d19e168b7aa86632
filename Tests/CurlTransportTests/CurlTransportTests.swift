import ApusClient
import ApusCurlTransport
import ApusPacingTestSupport
import Testing

@Suite("An exchange over libcurl", .paced)
struct CurlTransportTests {
  @Test("a response arrives whole: head in order with duplicates and case kept, body, address, sizes")
  func whole() async throws {
    let server = try ScriptedServer { _ in
      [.response(200, ["X-B: 1", "x-a: 2", "X-B: 3"], Array("hello".utf8))]
    }
    let exchange = try await CurlTransport().send(request(server.url("/x?y=1#z")))
    #expect(server.requests.map(\.target) == ["/x?y=1"])
    let response = try #require(exchange.response)
    #expect(response.version == "HTTP/1.1")
    #expect(response.status == 200)
    #expect(response.reason == "X")
    #expect(response.headers.map(\.description) == ["X-B: 1", "x-a: 2", "X-B: 3", "Content-Length: 5"])
    #expect(exchange.text == "hello")
    #expect(exchange.body.wireByteCount == 5)
    #expect(exchange.hops.count == 1)
    let connection = try #require(exchange.hops[0].connection)
    #expect(connection.remoteAddress == "127.0.0.1")
    #expect(connection.remotePort == server.port)
    #expect(!connection.isReused)
    #expect(connection.tlsVersion == nil)
  }

  @Test("a connection is used again, and then has no lookup and no connecting to show")
  func reuse() async throws {
    let server = try ScriptedServer { _ in [.response()] }
    let transport = CurlTransport()
    let first = try await transport.send(request(server.url())).hops[0]
    let second = try await transport.send(request(server.url())).hops[0]
    #expect(server.requests.map(\.connection) == [1, 1])
    #expect(first.connection?.isReused == false)
    #expect(first.timing.dns != nil && first.timing.connect != nil && first.timing.tls == nil)
    #expect(second.connection?.isReused == true)
    #expect(second.connection?.remotePort == server.port)
    #expect(second.timing.dns == nil && second.timing.connect == nil)
    for timing in [first.timing, second.timing] {
      let phases = [
        timing.queue, timing.dns, timing.connect, timing.tls, timing.request, timing.wait, timing.download,
      ]
      #expect(phases.compactMap(\.self).reduce(.zero, +) == timing.total)
      #expect(timing.wait != nil && timing.download != nil && timing.request != nil)
    }
  }

  @Test("a request is sent as it is, with Host and the encodings that can be read and nothing else")
  func sent() async throws {
    let server = try ScriptedServer { _ in [.response()] }
    let exchange = try await CurlTransport().send(
      request(server.url(), headers: ["X-One": "1", "x-two": "", "X-One": "日本"]))
    let seen = server.requests[0].headers.map { "\($0.name): \($0.value)" }
    let offered = "Accept-Encoding: gzip, deflate, br, zstd"
    #expect(seen == ["Host: 127.0.0.1:\(server.port)", "X-One: 1", "x-two: ", "X-One: 日本", offered])
    #expect(exchange.hops[0].sent.headers.map(\.description) == seen)
    #expect(exchange.hops[0].sent.bodyByteCount == 0)
  }

  @Test("credentials go out and stay secret in what is remembered")
  func secrets() async throws {
    let server = try ScriptedServer { _ in [.response()] }
    let headers = HeaderFields([
      HeaderField(name: "X-Key", value: Secret("k-123", name: "KEY")),
      HeaderField(name: "Cookie", value: "a=c-123"),
    ])
    let exchange = try await CurlTransport().send(
      request("http://me:p-123@127.0.0.1:\(server.port)/", headers: headers))
    let seen = server.requests[0]
    #expect(seen.header("X-Key") == "k-123")
    #expect(seen.header("Cookie") == "a=c-123")
    #expect(seen.header("Authorization") == "Basic bWU6cC0xMjM=")
    let sent = exchange.hops[0].sent
    #expect(sent.headers.first("X-Key") == headers.first("X-Key"))
    var dumped = ""
    dump(exchange.hops, to: &dumped)
    #expect(!["k-123", "c-123", "p-123", "bWU6"].contains(where: dumped.contains))
  }

  @Test("informational responses and trailers are kept apart from the head")
  func oddities() async throws {
    let server = try ScriptedServer { _ in
      [
        .text("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"),
        .text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: X-Sum\r\n\r\n"),
        .text("3\r\nabc\r\n0\r\nX-Sum: 9\r\nX-Sum: 8\r\n\r\n"),
      ]
    }
    let hop = try await CurlTransport().send(request(server.url())).hops[0]
    #expect(hop.informational.map(\.status) == [103])
    #expect(hop.informational[0].headers["Link"] == "</a>")
    #expect(hop.response?.headers.count == 2)
    #expect(hop.trailers.map(\.description) == ["X-Sum: 9", "X-Sum: 8"])
  }

  @Test(
    "header bytes that are not UTF-8 are read as Latin-1, a missing reason is empty, folded lines are one")
  func textOfHeaders() async throws {
    let server = try ScriptedServer { _ in
      [
        .send(Array("HTTP/1.1 200\r\nX-Name: J".utf8) + [0xf6] + Array("rg\r\nX-Yen: ¥\r\n".utf8)),
        .text("X-Long: one\r\n two\r\nContent-Length: 0\r\n\r\n"),
      ]
    }
    let response = try #require(await CurlTransport().send(request(server.url())).response)
    #expect(response.reason == "")
    #expect(response.headers["X-Name"] == "Jörg")
    #expect(response.headers["X-Yen"] == "¥")
    #expect(response.headers["X-Long"] == "one two")
  }

  @Test("any status is an answer, and what has no body ends at its head", arguments: [204, 304, 404, 500])
  func statuses(_ status: Int) async throws {
    let server = try ScriptedServer { _ in [.response(status)] }
    let exchange = try await CurlTransport().send(request(server.url()))
    #expect(exchange.response?.status == status)
    #expect(exchange.body.bytes.isEmpty)
  }

  @Test("HEAD has a length and no body")
  func head() async throws {
    let server = try ScriptedServer { _ in [.text("HTTP/1.1 200 OK\r\nContent-Length: 999999999999\r\n\r\n")]
    }
    let exchange = try await CurlTransport().send(request(server.url(), .head))
    #expect(server.requests[0].method == "HEAD")
    #expect(exchange.response?.headers["Content-Length"] == "999999999999")
    #expect(exchange.body.bytes.isEmpty)
  }

  @Test("many requests at once each get their own answer")
  func concurrent() async throws {
    let server = try ScriptedServer { [.response(200, [], Array($0.target.utf8))] }
    let transport = CurlTransport()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        group.addTask {
          let exchange = try await transport.send(request(server.url("/\(number)")))
          #expect(exchange.text == "/\(number)")
        }
      }
      try await group.waitForAll()
    }
  }
}
