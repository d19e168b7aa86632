import ApusClient
import Testing

@testable import ApusURLSession

/// For each known difference, what shows that it is still one.
enum DifferenceProofs {
  typealias Proof = @Sendable () async throws -> Void

  #if canImport(FoundationNetworking)
    static let all = everywhere.merging(onLinux) { $1 }
  #else
    static let all = everywhere
  #endif

  private static let everywhere: [String: Proof] = [
    "response.reason": {
      let exchange = try await success { _ in [.response()] }
      #expect(exchange.response?.reason == "")
    },
    "response.order": {
      let head = try await success { _ in [.response(200, ["B: 1", "A: 1", "B: 2"])] }.response
      #expect(head?.headers.map(\.name) == ["A", "B", "Content-Length"])
      #expect(head?.headers["B"] == "1, 2")
    },
    "request.added": {
      let (arrived, exchange) = try await sent { _ in }
      #expect(arrived.fields.contains { $0.name == "User-Agent" })
      #expect(exchange.hops.first?.sent.headers["User-Agent"] == nil)
    },
    "request.joined": {
      let (arrived, _) = try await sent { $0.headers = ["A": "1", "a": "2"] }
      #expect(arrived.values(of: "A") == ["1, 2"])
    },
    "request.get.body": {
      try await refused(.requestBody) { $0.body = .text("hi") }
    },
    "request.chunked": {
      try await refused(.requestHeader) {
        $0.headers = ["Transfer-Encoding": "chunked"]
        $0.method = .post
        $0.body = .text("hi")
      }
    },
    "request.url": {
      let (arrived, _) = try await sent { $0.url = try WebURL($0.url.text + "?a[]=1") }
      #expect(arrived.target == "/?a%5B%5D=1")
    },
    "request.options": {
      try await refused(.requestParameter) { $0.options.unixSocket = "/run/x" }
      try await refused(.requestParameter) { $0.options.tls.verifies = false }
    },
    "deadline.connect": {
      let listener = try FullListener()
      defer { listener.stop() }
      var request = Request(url: try WebURL("http://127.0.0.1:\(listener.port)/"))
      request.options.deadlines.connect = .milliseconds(1)
      request.options.deadlines.idle = .milliseconds(50)
      #expect(await result(of: request).failure?.code == .timeoutIdle)
    },
  ]

  private static let onLinux: [String: Proof] = [
    "response.version": {
      let exchange = try await success { _ in [.response()] }
      #expect(exchange.response?.version == "")
    },
    "response.blankValue": {
      for field in ["X:close", "X:   "] {
        let failure = try await failure { _ in [.response(200, [field])] }
        #expect(failure.code == .protocolHeader)
      }
    },
    "response.header.limit": {
      for fields in [["X: " + String(repeating: "a", count: 110_000)], manyFields(of: 320_000)] {
        let failure = try await failure(
          "/", { $0.options.limits.headerBytes = .max }, answering: { _ in [.response(200, fields)] })
        #expect(failure.code == .headerTooLarge)
      }
    },
    "redirect.location": {
      let exchange = try await success(
        "/", { $0.options.followsRedirects = false },
        answering: { _ in [.response(302, ["Location: http://["], body: "lost")] })
      #expect(exchange.body.byteCount == 0)
    },
    "body.gzip.ratio": {
      let exchange = try await success("/", { $0.options.limits.compressionRatio = 1 }, answering: gzip)
      #expect(exchange.body.byteCount > 2 << 20)
    },
    "body.wire": {
      let body = try await success(answering: gzip).body
      #expect(body.wireByteCount == body.byteCount)
    },
    "request.webSocket": {
      try await refused(.requestParameter) { $0.options.webSocket = WebSocketLine() }
    },
    "request.case": {
      let (arrived, _) = try await sent { $0.headers = ["x-Request-ID": "1"] }
      #expect(arrived.fields.contains { $0.name == "X-Request-Id" })
    },
    "request.decompresses": {
      try await refused(.requestParameter) { $0.options.decompresses = false }
    },
    "request.length": {
      let (arrived, _) = try await sent { $0.method = .delete }
      #expect(arrived.values(of: "Content-Length") == ["0"])
    },
    "timing": {
      let hop = try #require(try await success { _ in [.response(body: "x")] }.hops.first)
      #expect(hop.connection == nil)
      #expect(hop.timing.connect == nil && hop.timing.wait == nil)
      #expect(hop.timing.download != nil)
    },
    "cache": {
      let server = try ScriptedServer { _ in [.response(200, ["Cache-Control: max-age=3600"], body: "x")] }
      defer { server.stop() }
      let transport = URLSessionTransport()
      var request = Request(url: try WebURL(server.url("/")))
      request.options.cachePolicy = .standard
      for _ in 1...2 { _ = try await result(of: request, over: transport).get() }
      #expect(server.requests.count == 2)
    },
  ]

  /// What a server saw of a request, and the exchange that tells of it.
  private static func sent(
    _ configure: (inout Request) throws -> Void
  ) async throws -> (ReceivedRequest, Exchange) {
    let server = try ScriptedServer { _ in [.response()] }
    defer { server.stop() }
    var request = Request(url: try WebURL(server.url("/")))
    try configure(&request)
    let exchange = try await result(of: request).get()
    return (try #require(server.requests.first), exchange)
  }

  /// Not even sent.
  private static func refused(_ code: ErrorCode, _ configure: (inout Request) -> Void) async throws {
    let failure = try await failure("/", configure) { _ in [.response()] }
    #expect(failure.code == code)
    #expect(failure.exchange.hops.isEmpty)
  }

  private static func manyFields(of byteCount: Int) -> [String] {
    (0..<(byteCount / 1_000)).map { "X-\($0): " + String(repeating: "a", count: 1_000) }
  }

  /// A gzip that says nothing of its length on the wire.
  @Sendable private static func gzip(_ request: ReceivedRequest) -> [Step] {
    let head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n"
    return [.send(Array(head.utf8) + gzipOfZeros(megabytes: 3)), .close]
  }
}
