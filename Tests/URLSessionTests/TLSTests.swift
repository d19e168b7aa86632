import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusTLSTestSupport
import ApusURLSession
import Foundation
import Testing

@Suite(
  "URLSession: TLS", .paced, .enabled(if: Tool.hasOpenSSL, "openssl is not installed: TLS is not tested here")
)
struct TLSTests {
  let fixture: TLSFixture

  init() throws { fixture = try TLSFixture() }

  @Test(
    "a certificate that the system does not trust is refused, whatever else is wrong with it",
    arguments: ["good", "elsewhere", "expired", "selfsigned"])
  func untrusted(_ certificate: String) async throws {
    let server = try fixture.server(certificate)
    let failure = try await failure(of: "https://localhost:\(server.port)/")
    #expect(failure.code == .tlsUntrusted, "\(failure.message) / \(failure.underlying ?? "")")
    #expect(failure.exchange.response == nil && failure.exchange.body.byteCount == 0)
  }

  @Test("plain HTTP to a TLS port is no HTTP answer")
  func plainToTLS() async throws {
    let server = try fixture.server("good")
    let failure = try await failure(of: "http://127.0.0.1:\(server.port)/")
    #expect([.protocolStatus, .closed, .reset].contains(failure.code), "\(failure)")
  }

  @Test(
    "TLS to a port that speaks plain HTTP is told apart from a bad certificate",
    .enabled(if: Tool.hasPython, "python3 is not installed: skipped"))
  func tlsToPlain() async throws {
    let script = """
      import socket
      server = socket.create_server(("127.0.0.1", 0))
      print("serving at 127.0.0.1:%d" % server.getsockname()[1], flush=True)
      client, _ = server.accept()
      client.sendall(b"HTTP/1.1 400 Bad Request\\r\\n\\r\\n")
      while client.recv(4096): pass
      """
    let server = try ServerProcess(["python3", "-c", script], in: fixture.folder.path)
    let failure = try await failure(of: "https://127.0.0.1:\(server.port)/")
    #expect(failure.code == .tlsProtocol, "\(failure.message) / \(failure.underlying ?? "")")
  }

  #if os(Linux)
    @Test(
      "where the authority is trusted, each thing that is wrong with a certificate has its own code",
      .enabled(if: OwnAuthorities.canBeGiven, "no process can be given other authorities here: skipped"))
    func trusted() throws {
      let servers = try ["good", "expired", "elsewhere", "selfsigned"].map { try fixture.server($0) }
      let answers = try OwnAuthorities.ask(
        servers.map { "https://localhost:\($0.port)/" }, trusting: fixture.authority)
      #expect(
        answers == [
          "200", "tls.expired without a response", "tls.hostname without a response",
          "tls.untrusted without a response",
        ])
    }
  #endif

  private func failure(of url: String) async throws -> TransportError {
    let result = await result(of: Request(url: try WebURL(url)))
    return try #require(result.failure, "the request succeeded")
  }
}

#if os(Linux)
  /// A process for which the system's authorities are others: in a mount namespace of its own another file is there.
  private enum OwnAuthorities {
    private static let systemFile = "/etc/ssl/certs/ca-certificates.crt"
    private static let program =
      URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().path + "/apus-url-session-ask"

    static let canBeGiven =
      FileManager.default.fileExists(atPath: systemFile)
      && (try? Tool.run(command("true", systemFile))) != nil

    /// What came of each URL, a line each.
    static func ask(_ urls: [String], trusting authority: String) throws -> [String] {
      let process = Tool.process(
        command("\"$0\" \"$@\"", authority) + [program] + urls, environment: ["no_proxy": "*"])
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return text.split(separator: "\n").map(String.init)
    }

    private static func command(_ script: String, _ authority: String) -> [String] {
      ["unshare", "-rm", "sh", "-c", "mount --bind '\(authority)' \(systemFile) && \(script)"]
    }
  }
#endif
