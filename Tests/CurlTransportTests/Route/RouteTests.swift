import ApusClient
import ApusCurlTransport
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusTLSTestSupport
import Testing

@Suite("Ways to a server", .paced)
struct RouteTests {
  @Test("a name can be given an address, for its port only, and other requests do not see it")
  func resolve() async throws {
    let server = try ScriptedServer { [.response(200, [], Array(($0.header("Host") ?? "").utf8))] }
    let transport = CurlTransport()
    let url = "http://nowhere.invalid:\(server.port)/"
    for entry in ["nowhere.invalid:\(server.port):127.0.0.1", "*:\(server.port):127.0.0.1,127.0.0.2"] {
      let exchange = try await transport.send(request(url) { $0.resolve = [entry] })
      #expect(exchange.text == "nowhere.invalid:\(server.port)")
      #expect(exchange.hops[0].connection?.remoteAddress == "127.0.0.1")
    }
    #expect(try await transport.failure(of: request(url)).code == .dns)
  }

  @Test("connections to two addresses of one name are kept apart")
  func twoAddresses() async throws {
    let one = try ScriptedServer { _ in [.response(200, [], [1])] }
    let transport = CurlTransport()
    let url = "http://name.test:\(one.port)/"
    let first = try await transport.send(request(url) { $0.resolve = ["name.test:\(one.port):127.0.0.1"] })
    #expect(first.body.bytes == [1])
    let second = try await transport.failure(
      of: request(url) { $0.resolve = ["name.test:\(one.port):127.0.0.9"] })
    #expect(second.code == .refused)
  }

  /// In a process whose locale nobody had set it was refused as no URL.
  @Test("a host with other letters than those of ASCII is called as the network calls it")
  func international() async throws {
    let server = try ScriptedServer { [.response(200, [], Array(($0.header("Host") ?? "").utf8))] }
    let exchange = try await CurlTransport().send(
      request("http://日本.test:\(server.port)/") { $0.resolve = ["*:\(server.port):127.0.0.1"] })
    #expect(exchange.text == "xn--wgv71a.test:\(server.port)")
  }

  @Test("an entry that is no host:port:address changes nothing", arguments: ["", "a:b", "host:80:"])
  func noEntry(_ entry: String) async throws {
    let server = try ScriptedServer { _ in [.response()] }
    let exchange = try await CurlTransport().send(request(server.url()) { $0.resolve = [entry] })
    #expect(exchange.response?.status == 200)
  }

  @Test("a socket in the file system stands in for the host, which is still named")
  func unixSocket() async throws {
    let path = try TestFolder().file("s")
    let server = try ScriptedServer(socketPath: path.path) { _ in [.response(200, [], [1])] }
    let transport = CurlTransport()
    for reused in [false, true] {
      let exchange = try await transport.send(request("http://docker/info") { $0.unixSocket = path.path })
      #expect(exchange.body.bytes == [1])
      let hop = exchange.hops[0]
      #expect(hop.connection?.remoteAddress == path.path)
      #expect(hop.connection?.remotePort == nil)
      #expect(hop.connection?.isReused == reused)
      #expect(hop.timing.dns == nil)
    }
    #expect(server.requests.map { $0.header("Host") } == ["docker", "docker"])
  }

  @Test("a proxy is asked with the whole URL, and its credentials stay secret")
  func proxy() async throws {
    let proxy = try ScriptedServer { _ in [.response(200, [], [1])] }
    let url = try ProxyURL("http://me:pw@127.0.0.1:\(proxy.port)")
    let exchange = try await CurlTransport().send(
      request("http://far.invalid/x?y") { $0.proxy = .through(url) })
    #expect(proxy.requests[0].target == "http://far.invalid/x?y")
    #expect(proxy.requests[0].header("Proxy-Authorization") == "Basic bWU6cHc=")
    #expect(proxy.requests[0].header("Proxy-Connection") == nil)
    #expect(exchange.hops[0].connection?.proxy == url)
    #expect(exchange.hops[0].sent.headers["Proxy-Authorization"] == Secret.mask)
    #expect(exchange.body.bytes == [1])
  }

  @Test(
    "the version that is asked for is spoken",
    arguments: [(HTTPVersion.http10, "HTTP/1.0"), (.http11, "HTTP/1.1"), (.automatic, "HTTP/1.1")])
  func versions(_ version: HTTPVersion, _ spoken: String) async throws {
    let server = try ScriptedServer { _ in [.response()] }
    _ = try await CurlTransport().send(request(server.url()) { $0.httpVersion = version })
    #expect(server.requests[0].version == spoken)
  }

  @Test("paths and queries go out as they are written")
  func written() async throws {
    let server = try ScriptedServer { _ in [.response()] }
    _ = try await CurlTransport().send(request(server.url("/a/../b/./c%2Fd?e=%20&f")))
    #expect(server.requests[0].target == "/a/../b/./c%2Fd?e=%20&f")
  }
}
