import ApusCurlTransport
import ApusPacingTestSupport
import Testing

@testable @_spi(Secrets) import ApusClient

@Suite("Requests that are signed, over libcurl", .paced)
struct SigningTests {
  private static let hawkish = AuthScheme(
    "hawkish", "a key that signs",
    .signer { request, login in
      [HeaderField(name: "Authorization", value: Secret("Hawkish \(request.method) \(request.url.target)"))]
    }, spellings: ["Hawkish"])

  private func signedRequest(_ url: String, _ method: HTTPMethod = .get) throws -> Request {
    try request(url, method) { $0.login = Login(Self.hawkish, user: "ada", password: Secret("key")) }
  }

  @Test("each hop within the origin has a signature of its own, which is not shown")
  func hops() async throws {
    let server = try ScriptedServer { request in
      request.target == "/a" ? [.response(303, ["Location: /b?c=1"])] : [.response()]
    }
    let exchange = try await CurlTransport().send(signedRequest(server.url("/a"), .post))
    #expect(
      server.requests.map { $0.header("Authorization") } == ["Hawkish POST /a", "Hawkish GET /b?c=1"])
    #expect(exchange.hops.map { $0.sent.headers["Authorization"] } == [Secret.mask, Secret.mask])
    #expect(exchange.request.headers.isEmpty, "what was asked for has no signature")
  }

  @Test("another origin gets no signature, and the hop says what was withheld")
  func otherOrigin() async throws {
    let other = try ScriptedServer { _ in [.response()] }
    let target = other.url("/landed")
    let server = try ScriptedServer { _ in [.response(302, ["Location: \(target)"])] }
    let exchange = try await CurlTransport().send(signedRequest(server.url()))
    #expect(other.requests.map { $0.header("Authorization") } == [nil])
    #expect(exchange.hops.map(\.sent.withheld) == [[], ["hawkish credentials"]])
  }

  @Test("a signature that could write lines of its own is not sent")
  func brokenSignature() async throws {
    let server = try ScriptedServer { _ in [.response()] }
    let broken = AuthScheme(
      "broken", "", .signer { _, _ in [HeaderField(name: "X-Sign", value: "a\r\nX-More: b")] }, spellings: [])
    let failure = try await CurlTransport().failure(
      of: request(server.url()) { $0.login = Login(broken, user: "", password: Secret("key")) })
    #expect(failure.code == .requestHeader)
    #expect(server.requests.isEmpty)
  }
}
