import ApusClient
import ApusCurlTransport
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusTLSTestSupport
import Foundation
import Testing

/// nginx with TLS on a socket in the file system, so that no port has to be free.
private final class NginxServer: Sendable {
  let tls: TLSFixture
  private let folder: TestFolder
  var socket: String { folder.path + "/s" }
  /// HTTP/2 without TLS, and nothing else.
  var plainSocket: String { folder.path + "/plain" }

  init() throws {
    tls = try TLSFixture()
    folder = try TestFolder()
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map { "\($0)_temp_path \(folder.path)/\($0);" }.joined(separator: " ")
    let configuration = """
      pid \(folder.path)/pid; error_log \(folder.path)/errors;
      events {}
      http {
        access_log off; \(temporary)
        server {
          listen unix:\(folder.path)/s ssl http2;
          ssl_certificate \(tls.folder.path)/good.pem; ssl_certificate_key \(tls.folder.path)/server.key;
          location / { add_header X-Seen "$server_protocol $content_length $http_x_empty|"; return 200 "hello"; }
          location /go { return 302 /there; }
        }
        server {
          listen unix:\(folder.path)/plain http2;
          keepalive_requests 100;
          location / { add_header X-Seen "$server_protocol $connection_requests"; return 200 "plain"; }
        }
      }
      """
    let file = try folder.file("conf", Array(configuration.utf8))
    // It goes to the background once it listens. Python passes no descriptor on: Foundation would wait for the last of
    // one that every child has.
    let start = "import subprocess, sys; sys.exit(subprocess.run(['nginx', '-c', '\(file.path)']).returncode)"
    try Tool.run(["env", "PATH=\(Self.path)", "python3", "-c", start])
  }

  private static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "") + ":/usr/sbin"

  deinit {
    let text = (try? String(contentsOfFile: folder.path + "/pid", encoding: .utf8)) ?? ""
    if let process = Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)) { kill(process, SIGTERM) }
  }

  func askPlainly(version: HTTPVersion = .automatic) throws -> Request {
    try request("http://localhost/") {
      $0.unixSocket = plainSocket
      $0.httpVersion = version
    }
  }

  func ask(
    _ path: String = "/", _ method: HTTPMethod = .get, headers: HeaderFields = [:], body: RequestBody? = nil,
    version: HTTPVersion = .automatic
  ) throws -> Request {
    try request("https://localhost\(path)", method, headers: headers, body: body) {
      $0.unixSocket = socket
      $0.tls.authorities = tls.authority
      $0.httpVersion = version
    }
  }
}

@Suite(
  "HTTP/2", .paced,
  .enabled(
    if: Tool.hasNginx && Tool.hasOpenSSL && Tool.hasPython,
    "nginx, openssl or python3 is not installed: HTTP/2 is not tested here"))
struct HTTP2Tests {
  private let server: NginxServer

  init() throws { server = try NginxServer() }

  @Test("is spoken where TLS agrees on it, and not when another version is asked for")
  func version() async throws {
    let transport = CurlTransport()
    for (version, spoken) in [(HTTPVersion.automatic, "HTTP/2"), (.http2, "HTTP/2"), (.http11, "HTTP/1.1")] {
      let exchange = try await transport.send(server.ask(version: version))
      #expect(exchange.response?.version == spoken)
      #expect(exchange.response?.status == 200 && exchange.text == "hello")
      #expect(exchange.hops[0].connection?.certificates.isEmpty == false)
    }
  }

  @Test(
    "a body goes out whole, with its length or as chunks that HTTP/2 has no name for; an empty header too")
  func bodies() async throws {
    let transport = CurlTransport()
    for headers: HeaderFields in [["X-Empty": ""], ["Transfer-Encoding": "chunked"], ["Content-Length": "3"]]
    {
      let exchange = try await transport.send(server.ask("/", .post, headers: headers, body: .text("abc")))
      #expect(exchange.response?.headers["x-seen"]?.hasPrefix("HTTP/2.0 ") == true)
      #expect(exchange.response?.status == 200)
      #expect(exchange.hops[0].sent.bodyByteCount == 3)
    }
  }

  @Test("it is spoken without TLS a hundred times on one connection, and then on another")
  func withoutTLS() async throws {
    let transport = CurlTransport()
    var connections = 0
    for count in 1...150 {
      // Asked for once, it is remembered.
      let version = count == 1 ? HTTPVersion.http2PriorKnowledge : .automatic
      let exchange = try await transport.send(server.askPlainly(version: version))
      #expect(exchange.response?.version == "HTTP/2" && exchange.text == "plain")
      #expect(exchange.hops.count == 1)
      if exchange.hops[0].connection?.isReused == false { connections += 1 }
    }
    #expect(connections == 2)
  }

  @Test("many requests at once share a connection, and redirects stay on it")
  func sharing() async throws {
    let transport = CurlTransport()
    _ = try await transport.send(server.ask())
    let asked = try server.ask("/go")
    try await withThrowingTaskGroup(of: Exchange.self) { group in
      for _ in 0..<20 { group.addTask { try await transport.send(asked) } }
      for try await exchange in group {
        #expect(exchange.hops.map { $0.response?.status } == [302, 200])
        #expect(exchange.hops.last?.connection?.isReused == true)
      }
    }
  }
}
