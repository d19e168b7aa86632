import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("An authorization server that an app looks for", .paced)
struct OAuthServerDiscoveryTests {
  private let issuer = "https://id.test/realm"

  private func transport(at path: String, says issuer: String) -> StubTransport {
    StubTransport { request in
      request.url.path == path
        ? .response(status: 200, body: #"{"issuer":"\#(issuer)","token_endpoint":"\#(issuer)/token"}"#)
        : .response(status: 404, body: "{}")
    }
  }

  @Test(
    "is found where either standard has it",
    arguments: [
      "/.well-known/oauth-authorization-server/realm", "/realm/.well-known/openid-configuration",
      "/.well-known/openid-configuration/realm",
    ])
  func found(_ path: String) async throws {
    let server = try await OAuthServer.found(
      at: WebURL(issuer), over: transport(at: path, says: issuer))
    #expect(server.tokenEndpoint.text == "https://id.test/realm/token")
  }

  @Test("is none where it says nothing, is another, is not reached, or could be read on the way")
  func none() async throws {
    let url = try WebURL(issuer)
    func code(_ issuer: WebURL, _ transport: StubTransport) async -> ErrorCode? {
      await #expect(throws: OAuthError.self) {
        try await OAuthServer.found(at: issuer, over: transport)
      }?.code
    }
    #expect(await code(url, transport(at: "/x", says: issuer)) == .oauthEndpoint)
    let other = transport(
      at: "/.well-known/oauth-authorization-server/realm", says: "https://evil.test")
    #expect(await code(url, other) == .oauthEndpoint)
    let silent = StubTransport { _ in .failure(.timeoutConnect, "nobody answers") }
    #expect(await code(url, silent) == .timeoutConnect)
    #expect(await code(try WebURL("http://id.test"), transport(at: "/x", says: issuer)) == .oauthEndpoint)
  }
}
