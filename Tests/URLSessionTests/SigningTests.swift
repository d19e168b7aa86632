import ApusPacingTestSupport
import Testing

@testable @_spi(Secrets) import ApusClient
@testable import ApusURLSession

@Suite("Requests that are signed, over URLSession", .paced)
struct SigningTests {
  private static let hawkish = AuthScheme(
    "hawkish", "a key that signs",
    .signer { request, login in
      [HeaderField(name: "Authorization", value: Secret("Hawkish \(request.method) \(request.url.target)"))]
    }, spellings: ["Hawkish"])

  @Test("each hop within the origin has a signature of its own, which is not shown")
  func hops() async throws {
    let exchange = try await success(
      "/a",
      {
        $0.method = .post
        $0.options.login = Login(Self.hawkish, user: "ada", password: Secret("key"))
      },
      answering: { request in
        request.target == "/a"
          ? [.response(303, ["Location: /b"])]
          : [.response(200, body: request.values(of: "Authorization").joined())]
      })
    #expect(exchange.text == "Hawkish GET /b")
    #expect(exchange.hops.map { $0.sent.headers["Authorization"] } == [Secret.mask, Secret.mask])
  }
}
