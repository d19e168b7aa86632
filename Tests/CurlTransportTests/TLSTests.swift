import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusTLSTestSupport
import Testing

@testable import ApusCurlTransport

@Suite("TLS", .paced, .enabled(if: Tool.hasOpenSSL, "openssl is not installed: TLS is not tested here"))
struct TLSTests {
  let fixture: TLSFixture

  init() throws { fixture = try TLSFixture() }

  func ask(
    _ server: ServerProcess, host: String = "localhost", trusts: Bool = true,
    _ adjust: (inout RequestOptions) -> Void = { _ in }
  ) throws -> Request {
    try request("https://\(host):\(server.port)/") {
      $0.resolve = ["*:\(server.port):127.0.0.1"]
      if trusts { $0.tls.authorities = fixture.authority }
      adjust(&$0)
    }
  }

  @Test("a certificate of an authority that is trusted is fine, and what it says is kept")
  func good() async throws {
    let server = try fixture.server("good")
    let exchange = try await CurlTransport().send(ask(server))
    #expect(exchange.response?.status == 200)
    let hop = exchange.hops[0]
    #expect(hop.timing.tls != nil)
    let connection = try #require(hop.connection)
    #expect(connection.tlsVersion == "TLSv1.3")
    let certificate = try #require(connection.certificates.first)
    #expect(certificate.subject.contains("good"))
    #expect(certificate.issuer.contains("Apus-Test-Authority"))
    #expect(certificate.notBefore.hasSuffix("GMT") && certificate.notAfter.hasSuffix("GMT"))
  }

  @Test(
    "what TLS agreed on is known of a connection that is used again, too",
    .enabled(if: Tool.hasPython, "python3 is not installed: skipped"))
  func reused() async throws {
    let server = try fixture.pythonServer()
    let transport = CurlTransport()
    let first = try await transport.send(ask(server)).hops[0]
    let second = try await transport.send(ask(server)).hops[0]
    #expect(first.connection?.isReused == false && second.connection?.isReused == true)
    #expect(first.connection?.tlsVersion != nil)
    #expect(first.connection?.tlsVersion == second.connection?.tlsVersion)
    #expect(first.connection?.certificates.count == 1)
    #expect(first.connection?.certificates == second.connection?.certificates)
    #expect(second.timing.tls == nil)
  }

  @Test("only what was asked for is agreed on")
  func versions() async throws {
    let server = try fixture.server("good")
    let older = try await CurlTransport().send(ask(server) { $0.tls.newestVersion = .tls12 })
    #expect(older.hops[0].connection?.tlsVersion == "TLSv1.2")
    let none = try await CurlTransport().failure(of: ask(server) { $0.tls.newestVersion = .tls10 })
    #expect(none.code == .tlsProtocol, "\(none.message)")
    let ciphers = try await CurlTransport().failure(of: ask(server) { $0.tls.ciphers = "no such cipher" })
    #expect(ciphers.exchange.response == nil)
  }

  @Test(
    "each thing that is wrong with a certificate has its own code",
    arguments: [
      ("expired", "localhost", true, ErrorCode.tlsExpired), ("good", "elsewhere.test", true, .tlsHostname),
      ("good", "localhost", false, .tlsUntrusted), ("selfsigned", "localhost", true, .tlsUntrusted),
    ])
  func refused(_ certificate: String, _ host: String, _ trusts: Bool, _ code: ErrorCode) async throws {
    let server = try fixture.server(certificate)
    let failure = try await CurlTransport().failure(of: ask(server, host: host, trusts: trusts))
    #expect(failure.code == code, "\(failure.message) / \(failure.underlying ?? "")")
    #expect(failure.message.contains("\(host):\(server.port)"))
    #expect(failure.exchange.hops.first?.sent.headers.isEmpty == true)
    #expect(failure.exchange.hops.first?.response == nil)
  }

  @Test("none of it matters when nothing is verified", arguments: ["expired", "good", "selfsigned"])
  func unverified(_ certificate: String) async throws {
    let server = try fixture.server(certificate)
    let asked = try ask(server, host: "elsewhere.test", trusts: false) { $0.tls.verifies = false }
    let exchange = try await CurlTransport().send(asked)
    #expect(exchange.response?.status == 200)
    #expect(exchange.hops[0].connection?.certificates.isEmpty == false)
  }

  @Test("not verifying one request does not let the next one through")
  func apart() async throws {
    let server = try fixture.server("good")
    let transport = CurlTransport()
    _ = try await transport.send(ask(server, trusts: false) { $0.tls.verifies = false })
    #expect(try await transport.failure(of: ask(server, trusts: false)).code == .tlsUntrusted)
  }

  @Test("a server that asks for a certificate gets the one that is given, and turns away who has none")
  func clientCertificate() async throws {
    let server = try fixture.server("good", ["-Verify", "1", "-verify_return_error", "-CAfile", "ca.pem"])
    let folder = fixture.folder.path
    let exchange = try await CurlTransport().send(
      ask(server) {
        $0.tls.clientCertificate = folder + "/client.pem"
        $0.tls.clientKey = folder + "/client.key"
      })
    #expect(exchange.response?.status == 200)
    let failure = try await CurlTransport().failure(of: ask(server))
    #expect(failure.code == .tlsProtocol, "\(failure.message) / \(failure.underlying ?? "")")
  }

  @Test(
    "the environment says whom to trust, the request before it, and what is not signed so says by whom",
    arguments: ["SSL_CERT_FILE", "CURL_CA_BUNDLE", "REQUESTS_CA_BUNDLE"])
  func environment(_ name: String) async throws {
    let server = try fixture.pythonServer()
    let authority = fixture.authority
    let trusting = CurlTransport(authorities: AuthorityEnvironment { $0 == name ? authority : nil })
    #expect(try await trusting.send(ask(server, trusts: false)).response?.status == 200)
    let other = fixture.folder.path + "/selfsigned.pem"
    let mistaken = CurlTransport(authorities: AuthorityEnvironment { $0 == name ? other : nil })
    #expect(try await mistaken.send(ask(server)).response?.status == 200)
    let failure = try await mistaken.failure(of: ask(server, trusts: false))
    #expect(failure.code == .tlsUntrusted)
    #expect(failure.message.hasSuffix("is not signed by an authority of \(other), which \(name) names"))
  }

  @Test("a folder of authorities is one, too")
  func environmentFolder() async throws {
    let server = try fixture.pythonServer()
    let folder = fixture.folder.path + "/authorities"
    try Tool.run(
      ["sh", "-c", "mkdir authorities && cp ca.pem authorities && openssl rehash authorities"],
      in: fixture.folder.path)
    let trusting = CurlTransport(authorities: AuthorityEnvironment { $0 == "SSL_CERT_DIR" ? folder : nil })
    #expect(try await trusting.send(ask(server, trusts: false)).response?.status == 200)
  }

  @Test(
    "a variable of a bad file sends nothing",
    arguments: ["SSL_CERT_FILE", "SSL_CERT_DIR", "CURL_CA_BUNDLE", "REQUESTS_CA_BUNDLE"])
  func badEnvironment(_ name: String) async throws {
    let server = try fixture.pythonServer()
    let transport = CurlTransport(authorities: AuthorityEnvironment { $0 == name ? "/no/such" : nil })
    let failure = try await transport.failure(of: ask(server, trusts: false))
    #expect(failure.code == .requestParameter)
    #expect(failure.message.hasPrefix("\(name) names /no/such") && failure.exchange.hops.isEmpty)
    let empty = fixture.folder.path + "/server.key"
    if name != "SSL_CERT_DIR" {
      let none = CurlTransport(authorities: AuthorityEnvironment { $0 == name ? empty : nil })
      let second = try await none.failure(of: ask(server, trusts: false))
      #expect(second.code == .requestParameter && second.message.contains("which \(name) names"), "\(second)")
      #expect(second.exchange.hops.first?.sent.headers.isEmpty == true)
    }
    // Where nothing is checked, or there is no TLS, it does not matter.
    #expect(
      try await transport.send(ask(server, trusts: false) { $0.tls.verifies = false }).response?.status == 200
    )
  }

  @Test("a key that is encrypted opens with its passphrase, and never by a question of the library")
  func passphrases() async throws {
    let folder = fixture.folder.path
    try Tool.run(
      ["openssl", "pkcs8", "-topk8", "-in", "client.key", "-passout", "pass:open", "-out", "locked.key"],
      in: folder)
    try Tool.run(
      [
        "openssl", "pkcs12", "-export", "-in", "client.pem", "-inkey", "client.key", "-passout", "pass:open",
        "-out", "me.p12",
      ],
      in: folder)
    let server = try fixture.server("good", ["-Verify", "1", "-verify_return_error", "-CAfile", "ca.pem"])
    for (certificate, key) in [("client.pem", "locked.key"), ("me.p12", nil)] {
      for (passphrase, isRight) in [("open", true), ("shut", false), (nil, false)] {
        let asked = try ask(server) {
          $0.tls.clientCertificate = "\(folder)/\(certificate)"
          $0.tls.clientKey = key.map { "\(folder)/\($0)" }
          $0.tls.keyPassphrase = passphrase.map { Secret($0) }
        }
        if isRight {
          #expect(try await CurlTransport().send(asked).response?.status == 200)
        } else {
          let failure = try await CurlTransport().failure(of: asked)
          #expect(failure.code == .requestParameter, "\(failure.message) / \(failure.underlying ?? "")")
          #expect(failure.message.contains(certificate))
        }
      }
    }
  }

  @Test("a version that is too old is not spoken")
  func oldest() async throws {
    let server = try fixture.server("good", ["-tls1_2"])
    #expect(
      try await CurlTransport().send(ask(server) { $0.tls.oldestVersion = .tls12 }).response?.status == 200)
    let failure = try await CurlTransport().failure(of: ask(server) { $0.tls.oldestVersion = .tls13 })
    #expect(failure.code == .tlsProtocol)
  }

  @Test("files that are not there are named")
  func missingFiles() async throws {
    let server = try fixture.server("good")
    let authorities = try await CurlTransport().failure(
      of: ask(server, trusts: false) { $0.tls.authorities = "/no/such/ca.pem" })
    #expect(authorities.code == .requestParameter)
    #expect(authorities.message.contains("/no/such/ca.pem"))
    let certificate = try await CurlTransport().failure(
      of: ask(server) { $0.tls.clientCertificate = "/no/such/me.pem" })
    #expect(certificate.code == .requestParameter)
    #expect(certificate.message.contains("/no/such/me.pem"))
  }

  @Test("plain HTTP to a TLS port is no HTTP answer")
  func plainToTLS() async throws {
    let server = try fixture.server("good")
    let failure = try await CurlTransport().failure(of: request("http://127.0.0.1:\(server.port)/"))
    #expect([.protocolStatus, .closed, .reset].contains(failure.code), "\(failure)")
  }
}

@Suite("TLS to something else", .paced)
struct TLSToSomethingElseTests {
  @Test(
    "is told by what the server does",
    arguments: [
      ([Step.text("HTTP/1.1 400 Bad Request\r\n\r\n"), .hold], ErrorCode.tlsProtocol),
      ([.close], .closed), ([.reset], .reset),
    ])
  func something(_ greeting: [Step], _ code: ErrorCode) async throws {
    let server = try ScriptedServer(greeting: greeting) { _ in [] }
    let failure = try await CurlTransport().failure(of: request("https://127.0.0.1:\(server.port)/"))
    #expect(failure.code == code, "\(failure.message) / \(failure.underlying ?? "")")
  }
}
