import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusCurlTransport

/// Where a proxy's URL may come from.
enum ProxySource: String, CaseIterable, Sendable {
  case option, environment
}

@Suite("Proxies and their failures", .paced)
struct DiagnosisProxyTests {
  /// A transport and a request that go through a proxy, by option or by environment.
  func asking(_ url: String, through proxy: String, _ source: ProxySource) throws -> (CurlTransport, Request)
  {
    let named = try ProxyURL(proxy)
    switch source {
    case .option: return (CurlTransport(), try request(url) { $0.proxy = .through(named) })
    case .environment:
      let environment = ProxyEnvironment { $0.lowercased() == "all_proxy" ? proxy : nil }
      return (CurlTransport(proxies: environment), try request(url) { $0.proxy = .environment })
    }
  }

  @Test("a proxy that nothing listens at is the one that failed", arguments: ProxySource.allCases)
  func refused(_ source: ProxySource) async throws {
    let port = DeafPort.number
    for scheme in ["http", "https", "socks5", "socks5h", "socks4a"] {
      for target in ["http://127.0.0.1:9/", "https://127.0.0.1:9/"] {
        let (transport, request) = try asking(target, through: "\(scheme)://127.0.0.1:\(port)", source)
        let failure = try await transport.failure(of: request)
        #expect(failure.code == .proxyFailed, "\(scheme): \(failure.message)")
        let variable = source == .environment ? " (from all_proxy)" : ""
        #expect(failure.message == "the connection to the proxy 127.0.0.1:\(port)\(variable) was refused")
      }
    }
  }

  @Test(
    "a proxy that will not tunnel is the one that failed, with its status", arguments: [403, 407, 502],
    ProxySource.allCases)
  func noTunnel(_ status: Int, _ source: ProxySource) async throws {
    let proxy = try ScriptedServer { _ in [.response(status)] }
    let (transport, request) = try asking("https://example.test/", through: proxy.url(), source)
    let failure = try await transport.failure(of: request)
    #expect(failure.code == .proxyFailed)
    #expect(failure.message.contains("\(status)"), "\(failure.message)")
    #expect(proxy.requests[0].method == "CONNECT" && proxy.requests[0].target == "example.test:443")
  }

  @Test(
    "a proxy that ends the connection before there is a tunnel is the one that failed",
    arguments: [[Step.close], [.reset], [.text("SSH-2.0-x\r\n"), .close]])
  func brokenTunnel(_ steps: [Step]) async throws {
    let proxy = try ScriptedServer { _ in steps }
    let (transport, request) = try asking("https://example.test/", through: proxy.url(), .option)
    let failure = try await transport.failure(of: request)
    #expect(failure.code == .proxyFailed, "\(failure.message) / \(failure.underlying ?? "")")
    #expect(failure.message.contains("127.0.0.1:\(proxy.port)"))
  }

  @Test("what goes wrong behind a tunnel is not the proxy's failure")
  func behindTunnel() async throws {
    let proxy = try ScriptedServer { _ in [.text("HTTP/1.1 200 OK\r\n\r\nno TLS here\r\n"), .hold] }
    let (transport, request) = try asking("https://example.test/", through: proxy.url(), .option)
    let failure = try await transport.failure(of: request)
    #expect(failure.code == .tlsProtocol)
    // Nobody can tell which of the two it was.
    #expect(failure.message.contains("example.test:443, or the proxy 127.0.0.1:\(proxy.port) on the way,"))
  }

  @Test("what a proxy answers to a plain request is the answer, whatever its status", arguments: [407, 502])
  func plainAnswer(_ status: Int) async throws {
    let proxy = try ScriptedServer { _ in [.response(status)] }
    let (transport, request) = try asking("http://example.test/", through: proxy.url(), .environment)
    #expect(try await transport.send(request).response?.status == status)
  }

  @Test("a proxy that takes a plain request and gives no answer is named in what is said")
  func silentProxy() async throws {
    let proxy = try ScriptedServer { _ in [.close] }
    let (transport, request) = try asking("http://example.test/", through: proxy.url(), .option)
    let failure = try await transport.failure(of: request)
    #expect(failure.code == .closed)
    #expect(failure.message.contains("example.test:80 through the proxy 127.0.0.1:\(proxy.port)"))
  }

  @Test(
    "a SOCKS proxy that says no is the one that failed, and its reason is told",
    arguments: [(5, "connection was refused"), (4, "cannot be reached"), (2, "rules forbid")])
  func refusedBySOCKS(_ reply: UInt8, _ reason: String) async throws {
    // No method is needed; then the answer to the request for a connection. It is not HTTP, so all of it is a greeting.
    let proxy = try ScriptedServer(greeting: [
      .send([5, 0]), .send([5, reply, 0, 1, 0, 0, 0, 0, 0, 0]), .hold,
    ]) {
      _ in []
    }
    let (transport, request) = try asking(
      "http://example.test/", through: "socks5h://127.0.0.1:\(proxy.port)", .option)
    let failure = try await transport.failure(of: request)
    #expect(failure.code == .proxyFailed)
    #expect(failure.message.contains(reason), "\(failure.message) / \(failure.underlying ?? "")")
  }

  @Test("a SOCKS proxy that is none, wants credentials or goes away is the one that failed")
  func oddSOCKS() async throws {
    for (greeting, reason) in [
      ([Step.text("HTTP/1.1 400 Bad\r\n\r\n"), .hold], "SOCKS5"), ([.send([5, 255]), .hold], "credentials"),
      ([.send([5, 0]), .close], ""),
    ] {
      let proxy = try ScriptedServer(greeting: greeting) { _ in [] }
      let (transport, request) = try asking(
        "http://example.test/", through: "socks5h://127.0.0.1:\(proxy.port)", .option)
      let failure = try await transport.failure(of: request)
      #expect(failure.code == .proxyFailed)
      #expect(failure.message.contains(reason), "\(failure.message) / \(failure.underlying ?? "")")
    }
  }

  @Test("a host's name makes no failure a proxy's, and neither does the way an address is written")
  func names() async throws {
    let port = DeafPort.number
    let transport = CurlTransport()
    for host in ["proxy.test", "my-proxy", "127.1", "0x7f.1", "localhost"] {
      let failure = try await transport.failure(
        of: request("http://\(host):\(port)/") {
          if host.contains("proxy") { $0.resolve = ["*:\(port):127.0.0.1"] }
        })
      #expect(failure.code == .refused, "\(host): \(failure.message) / \(failure.underlying ?? "")")
    }
    let name = "proxy." + String(repeating: "a", count: 64)
    #expect(try await transport.failure(of: request("http://\(name)/")).code == .dns)
  }

  @Test("a proxy that does not answer meets the deadline for connecting, and cancelling does not wait for it")
  func silent() async throws {
    let gate = Gate()
    let proxy = try ScriptedServer { _ in [.tell(gate), .hold] }
    let transport = CurlTransport()
    let named = try ProxyURL(proxy.url())
    let late = try await transport.failure(
      of: request("https://example.test/") {
        $0.proxy = .through(named)
        $0.deadlines.connect = Sanitizer.limit(milliseconds: 200)
      })
    #expect(late.code == .timeoutConnect)
    let limit = Sanitizer.isOn ? "" : "200 ms"
    #expect(
      late.message.hasPrefix(
        "no connection to example.test:443 through the proxy \(named.place) within \(limit)"))
    let asked = try request("https://example.test/") { $0.proxy = .through(named) }
    let task = Task { try await transport.send(asked) }
    await gate.wait()
    task.cancel()
    let failure = try await #require(throws: TransportError.self) { try await task.value }
    #expect(failure.code == .cancelled)
  }

  @Test("no credential of a request goes to the proxy that its tunnel leads through")
  func tunnelledCredentials() async throws {
    let proxy = try ScriptedServer { _ in [.response(403)] }
    let named = try ProxyURL(proxy.url())
    _ = try await CurlTransport().failure(
      of: request("https://me:pw@example.test/", headers: ["X-Api-Key": "k", "Cookie": "a=b"]) {
        $0.proxy = .through(named)
      })
    #expect(proxy.requests[0].headers.map(\.name) == ["Host", "Proxy-Connection"])
  }

  @Test("a proxy whose name has no address is the one that failed")
  func noAddress() async throws {
    let name = String(repeating: "a", count: 64) + ".test"
    let (transport, request) = try asking("http://example.test/", through: "http://\(name):1", .option)
    let failure = try await transport.failure(of: request)
    #expect(failure.code == .proxyFailed)
    #expect(failure.message.contains(name))
  }

  @Test("an option stands above the environment, and so does having none")
  func precedence() async throws {
    let proxy = try ScriptedServer { _ in [.response(200, [], [1])] }
    let server = try ScriptedServer { _ in [.response(200, [], [2])] }
    let environment = ProxyEnvironment { ["http_proxy": "http://127.0.0.1:1", "no_proxy": "*"][$0] }
    let transport = CurlTransport(proxies: environment)
    let named = try ProxyURL(proxy.url())
    #expect(try await transport.send(request(server.url()) { $0.proxy = .through(named) }).body.bytes == [1])
    #expect(try await transport.send(request(server.url()) { $0.proxy = .environment }).body.bytes == [2])
    let excepting = CurlTransport(proxies: ProxyEnvironment { ["http_proxy": proxy.url()][$0] })
    #expect(try await excepting.send(request(server.url()) { $0.proxy = .environment }).body.bytes == [1])
    #expect(try await excepting.send(request(server.url())).body.bytes == [2])
  }

  @Test("a request that a redirect makes asks the environment again")
  func redirect() async throws {
    let other = try ScriptedServer { _ in [.response(200, [], [2])] }
    let target = "http://localhost:\(other.port)/"
    let proxy = try ScriptedServer { _ in [.response(302, ["Location: \(target)"])] }
    let environment = ProxyEnvironment { ["http_proxy": proxy.url(), "no_proxy": "localhost"][$0] }
    let exchange = try await CurlTransport(proxies: environment).send(
      request("http://example.test/") { $0.proxy = .environment })
    #expect(exchange.body.bytes == [2])
    #expect(exchange.hops[0].connection?.proxyVariable == "http_proxy")
    #expect(exchange.hops[1].connection?.proxyVariable == nil)
    #expect(proxy.requests.map(\.target) == ["http://example.test/"])
  }

  @Test("a variable that names no proxy is told before anything is sent")
  func badVariable() async throws {
    let transport = CurlTransport(proxies: ProxyEnvironment { ["http_proxy": "ftp://me:s3cret@p:1"][$0] })
    let failure = try await transport.failure(of: request("http://example.test/") { $0.proxy = .environment })
    #expect(failure.code == .requestParameter)
    #expect(failure.message.hasPrefix("http_proxy names no proxy"))
    #expect(!failure.message.contains("s3cret"))
    #expect(failure.exchange.hops.isEmpty)
  }
}
