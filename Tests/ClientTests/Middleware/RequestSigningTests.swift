import ApusPacingTestSupport
import Testing

@testable @_spi(Secrets) import ApusClient

@Suite("Requests of an app that are signed", .paced)
struct RequestSigningTests {
  private let signing = RequestSigning(
    .hmac(header: "X-Sign", key: Secret("key")), for: Origin(scheme: "https", host: "a.example", port: 443))

  /// The login that what comes next was given.
  private func login(of request: Request) async throws -> Login? {
    let exchange = try await signing.send(request, next: StubTransport(status: 204))
    return exchange.request.options.login
  }

  @Test("each to its origin is, and no other")
  func origin() async throws {
    #expect(try await login(of: Request(url: WebURL("https://a.example/x")))?.user == "X-Sign")
    #expect(try await login(of: Request(url: WebURL("https://b.example/x"))) == nil)
    #expect(try await login(of: Request(url: WebURL("http://a.example/x"))) == nil)
  }

  @Test("one that brings a login of its own keeps it")
  func own() async throws {
    var request = Request(url: try WebURL("https://a.example/x"))
    request.options.login = .hmac(header: "X-Own", key: Secret("other"))
    #expect(try await login(of: request)?.user == "X-Own")
  }
}
