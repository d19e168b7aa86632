import ApusPacingTestSupport
import Synchronization
import Testing

@testable @_spi(Secrets) import ApusClient

@Suite("Digest authentication", .paced)
struct DigestTests {
  private static let challenge =
    #"Digest realm="testrealm@host.com", qop="auth,auth-int", nonce="dcd98b7102dd2f0e8b11d0f600bfb0c093", "#
    + #"opaque="5ccc069c403ebaf9f0171e9517f40e41""#

  /// What a server that always says 401 was told, one value a request.
  private func told(
    challenge: String, _ headers: HeaderFields = [:], origin: String = "http://www.nowhere.org",
    password: String = "Circle Of Life"
  ) async throws -> [String?] {
    let told = Mutex<[String?]>([])
    let server = StubTransport { request in
      told.withLock { $0.append(request.headers.first("Authorization")?.revealed) }
      return .response(status: 401, headers: ["WWW-Authenticate": challenge])
    }
    let digest = DigestAuthentication(
      user: "Mufasa", password: Secret(password), for: try WebURL(origin).origin
    ) { "0a4f113b" }
    let url = try WebURL("http://www.nowhere.org/dir/index.html")
    let exchange = try await digest.send(
      Request(method: .get, url: url, headers: headers), next: server)
    #expect(exchange.response?.status == 401, "a second challenge is not answered")
    return told.withLock { $0 }
  }

  @Test(
    "a challenge is answered as the standards' examples have it",
    arguments: [
      (challenge, "Circle Of Life", "6629fae49393a05397450978507c4ef1"),
      (challenge + ", algorithm=MD5-sess", "Circle Of Life", "8e3825c57e897f5a0dec6c2d4e5059d0"),
      (
        #"digest realm="testrealm@host.com",nonce="dcd98b7102dd2f0e8b11d0f600bfb0c093""#, "CircleOfLife",
        "1949323746fe6a43ef61f9606e7febea"
      ),
    ])
  func answers(_ challenge: String, _ password: String, _ response: String) async throws {
    let told = try await told(challenge: challenge, password: password)
    #expect(told.count == 2 && told[0] == nil)
    let answer = try #require(told.last ?? nil)
    #expect(answer.contains("response=\"\(response)\""), "\(answer)")
    #expect(answer.hasPrefix(#"Digest username="Mufasa", realm="testrealm@host.com", nonce="dcd98b"#))
    #expect(answer.contains("opaque=") == challenge.contains("opaque="))
  }

  @Test(
    "what is no challenge with MD5 is passed on",
    arguments: [
      "Basic realm=\"x\"", "Digest realm=\"x\"", "Digest realm=\"x\", nonce=\"y\", algorithm=SHA-512-256",
      "Digest realm=\"x\", nonce=\"y\", qop=\"auth-int\"", "", "Digest", "Digest =,=\"",
    ])
  func others(_ challenge: String) async throws {
    #expect(try await told(challenge: challenge) == [nil])
  }

  @Test("another origin's challenge is not answered, and a request's own credentials stand")
  func origins() async throws {
    #expect(try await told(challenge: Self.challenge, origin: "http://other.org") == [nil])
    #expect(try await told(challenge: Self.challenge, ["Authorization": "Bearer x"]) == ["Bearer x"])
  }
}
