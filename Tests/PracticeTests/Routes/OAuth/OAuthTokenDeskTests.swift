import ApusEncodings
import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("The token endpoint", .paced)
struct OAuthTokenDeskTests {
  private func token(_ server: PracticeServer, _ form: String, _ fields: [String] = []) throws -> WireResponse
  {
    try ask(server, "POST", "/oauth/token", fields, body: form)
  }

  private func device(_ server: PracticeServer, _ client: String) throws -> (ask: String, userCode: String) {
    let started = try json(ask(server, "POST", "/oauth/device", body: "client_id=\(client)"))
    let code = started["device_code"] as? String ?? ""
    let form = "grant_type=\(OAuthTokenDesk.deviceGrant)&client_id=\(client)&device_code=\(code)"
    return (form, started["user_code"] as? String ?? "")
  }

  @Test("a device waits, then gets a token once")
  func waiting() throws {
    try withServer { server in
      let (form, userCode) = try device(server, "apus")
      #expect(try token(server, form).text.contains("authorization_pending"))
      #expect(try get(server, "/oauth/device?user_code=\(userCode.lowercased())&approve=yes").status == 200)
      let tokens = try json(token(server, form))
      #expect(tokens["token_type"] as? String == "Bearer" && tokens["refresh_token"] != nil)
      #expect(try token(server, form).text.contains("invalid_grant"))
    }
  }

  @Test(
    "some names of clients have a meaning",
    arguments: [
      ("late", "expired_token"), ("slow", "slow_down"), ("html", "<h1>"), ("nobody", "invalid_client"),
    ])
  func names(_ client: String, _ word: String) throws {
    try withServer { server in
      let (form, _) = client == "nobody" ? ("client_id=nobody", "") : try device(server, client)
      #expect(try token(server, form).text.contains(word))
    }
  }

  @Test("a no is told")
  func denied() throws {
    try withServer { server in
      let (form, userCode) = try device(server, "apus")
      _ = try get(server, "/oauth/device?user_code=\(userCode)&approve=no")
      #expect(try token(server, form).text.contains("access_denied"))
    }
  }

  @Test("a refresh token is good once, and another comes with what it is given for")
  func rotation() throws {
    try withServer { server in
      let (form, userCode) = try device(server, "apus")
      _ = try get(server, "/oauth/device?user_code=\(userCode)&approve=yes")
      let first = try json(token(server, form))["refresh_token"] as? String ?? ""
      let renewal = "grant_type=refresh_token&client_id=apus&refresh_token="
      let second = try json(token(server, renewal + first))["refresh_token"] as? String ?? ""
      #expect(!first.isEmpty && !second.isEmpty && first != second)
      #expect(try token(server, renewal + first).text.contains("invalid_grant"))
      #expect(try token(server, renewal + second).status == 200)
    }
  }

  @Test("a client shows its secret in the header or in the form, and a wrong one is refused")
  func clients() throws {
    try withServer { (server: PracticeServer) throws in
      let field = "Authorization: Basic \(Base64.encoded(Array("apus:s".utf8)))"
      #expect(try token(server, "grant_type=client_credentials", [field]).status == 200)
      let form = "grant_type=client_credentials&client_id=apus"
      #expect(try token(server, form).status == 401)
      #expect(try token(server, form + "&client_secret=wrong").text.contains("invalid_client"))
      #expect(try token(server, form + "&client_secret=s&scope=x").text.contains("invalid_scope"))
      #expect(try token(server, "client_id=apus").text.contains("invalid_request"))
      #expect(try token(server, "client_id=apus&grant_type=password").text.contains("unsupported_grant_type"))
    }
  }
}
