import ApusPacingTestSupport
import Testing

@_spi(Secrets) @testable import ApusClient

@Suite("What an authorization server says of itself", .paced)
struct OAuthServerMetadataTests {
  private func server(_ text: String, _ issuer: String = "https://id.test/realms/x") throws -> OAuthServer {
    try OAuthServer(metadata: Array(text.utf8), of: WebURL(issuer))
  }

  /// As Keycloak's documentation has it, shortened.
  private static let keycloak = #"""
    {"issuer":"https://id.test/realms/x",
     "authorization_endpoint":"https://id.test/realms/x/protocol/openid-connect/auth",
     "token_endpoint":"https://id.test/realms/x/protocol/openid-connect/token",
     "jwks_uri":"https://id.test/realms/x/protocol/openid-connect/certs",
     "revocation_endpoint":"https://id.test/realms/x/protocol/openid-connect/revoke",
     "device_authorization_endpoint":"https://id.test/realms/x/protocol/openid-connect/auth/device",
     "scopes_supported":["openid","offline_access"],
     "token_endpoint_auth_methods_supported":["private_key_jwt","client_secret_basic","client_secret_post"],
     "authorization_response_iss_parameter_supported":true}
    """#

  @Test("its addresses are read as Keycloak writes them")
  func keycloak() throws {
    let server = try server(Self.keycloak)
    #expect(server.tokenEndpoint.path == "/realms/x/protocol/openid-connect/token")
    #expect(server.deviceEndpoint?.path.hasSuffix("/auth/device") ?? false)
    #expect(server.revocationEndpoint != nil && server.keys != nil)
    #expect(server.scopes == ["openid", "offline_access"])
    #expect(server.secretPlace == .header && server.namesItself)
  }

  @Test("one that says it takes no S256 is asked in no browser, and one that says nothing may")
  func proofs() throws {
    let start =
      #"{"issuer":"https://id.test","token_endpoint":"https://id.test/t","#
      + #""authorization_endpoint":"https://id.test/a""#
    for (proofs, takes) in [("[]", true), (#"["plain","S256"]"#, true), (#"["plain"]"#, false)] {
      let server = try server(start + #","code_challenge_methods_supported":\#(proofs)}"#, "https://id.test")
      #expect(server.takesS256 == takes, "\(proofs)")
      guard !takes else { continue }
      let error = #expect(throws: OAuthError.self) {
        try OAuthAuthorization(server, OAuthClient(id: "x"), redirect: "http://127.0.0.1:1/x")
      }
      #expect(error?.code == .oauthEndpoint && error?.message.contains("S256") == true)
    }
    #expect(try server(start + "}", "https://id.test").takesS256)
  }

  @Test("a secret goes into the form where the header is not taken")
  func secretPlace() throws {
    let text = #"""
      {"issuer":"https://id.test/","token_endpoint":"https://id.test/t",
       "token_endpoint_auth_methods_supported":["client_secret_post"]}
      """#
    #expect(try server(text, "https://id.test").secretPlace == .body)
  }

  @Test(
    "a secret may go into the form unless the server lists where it takes it and has no form there",
    arguments: [
      (#""client_secret_basic","client_secret_post""#, true), ("", true), (#""client_secret_basic""#, false),
      (#""private_key_jwt""#, false), (#""client_secret_post""#, true),
    ])
  func takesForm(_ methods: String, _ takes: Bool) throws {
    let start = #"{"issuer":"https://id.test","token_endpoint":"https://id.test/t""#
    let server = try server(
      start + #","token_endpoint_auth_methods_supported":[\#(methods)]}"#, "https://id.test")
    #expect(server.takesSecretInForm == takes)
    #expect(try self.server(start + "}", "https://id.test").takesSecretInForm)
  }

  @Test(
    "one that is another's, and what is no metadata, is refused",
    arguments: [
      #"{"issuer":"https://evil.test/realms/x","token_endpoint":"https://id.test/t"}"#,
      #"{"issuer":"https://id.test","token_endpoint":"https://id.test/t"}"#,
      #"{"issuer":"https://id.test/realms/x"}"#, "{}", "[]", "<html>", "",
    ])
  func refusals(_ text: String) {
    #expect(throws: OAuthError.self) { try server(text) }
  }

  @Test("it is looked for where RFC 8414 and OpenID have it")
  func places() throws {
    #expect(
      OAuthServer.metadataURLs(of: try WebURL("https://id.test/realms/x")).map(\.path) == [
        "/.well-known/oauth-authorization-server/realms/x", "/realms/x/.well-known/openid-configuration",
        "/.well-known/openid-configuration/realms/x",
      ])
    #expect(OAuthServer.metadataURLs(of: try WebURL("https://id.test")).count == 2)
  }

  @Test("a resource names its servers, and no other resource does")
  func resource() throws {
    let url = try WebURL("https://api.test/v1")
    let text = #"{"resource":"https://api.test/","authorization_servers":["https://id.test","nothing"]}"#
    #expect(try OAuthServer.issuers(inResource: Array(text.utf8), of: url).first?.host == "id.test")
    for wrong in [
      #"{"resource":"https://evil.test","authorization_servers":["https://id.test"]}"#,
      #"{"resource":"https://api.test"}"#, "{}", "no",
    ] {
      #expect(throws: OAuthError.self) { try OAuthServer.issuers(inResource: Array(wrong.utf8), of: url) }
    }
  }

  @Test("those that are known by name are whole, and have a line for each scope")
  func known() {
    #expect(OAuthServer.known.map(\.name) == ["github", "qiita"])
    for known in OAuthServer.known {
      #expect(known.server.endpoints.allSatisfy { $0.scheme == "https" } && known.server.endpoints.count > 1)
      #expect(known.scopes.map(\.name) == known.server.scopes)
    }
  }
}
