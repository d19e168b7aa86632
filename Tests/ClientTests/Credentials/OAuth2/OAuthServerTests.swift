import Testing

@testable import ApusClient

@Suite("A server that gives tokens")
struct OAuthServerTests {
  @Test("is what was said of it, and takes a client's secret in a header by default")
  func parts() throws {
    let server = OAuthServer(issuer: "https://id.test", tokenEndpoint: try WebURL("https://id.test/token"))
    #expect(server.issuer == "https://id.test" && server.tokenEndpoint.path == "/token")
    #expect(server.deviceEndpoint == nil && server.revocationEndpoint == nil)
    #expect(server.secretPlace != .body)
  }
}
