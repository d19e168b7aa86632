import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("The pages of the authorization server", .paced)
struct OAuthPagesTests {
  /// The challenge of RFC 7636's example.
  private static let proof =
    "code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256"
  private static let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"

  private func page(_ more: String = "", client: String = "apus") -> String {
    "/oauth/authorize?response_type=code&client_id=\(client)&redirect_uri=http://127.0.0.1:1/x&state=S&"
      + Self.proof + more
  }

  @Test("somebody is asked with two links, and nothing of the query becomes markup")
  func asking() throws {
    try withServer { server in
      let text = try get(server, page("&scope=read%3Cb%3E")).text
      #expect(text.contains("approve=yes") && text.contains("approve=no") && !text.contains("<b>"))
    }
  }

  @Test("a yes brings a code, which is good once and with its proof alone")
  func yes() throws {
    try withServer { server in
      func code() throws -> String {
        let back = try get(server, page("&approve=yes"))
        let location = back.first("Location") ?? ""
        #expect(back.status == 302 && location.hasPrefix("http://127.0.0.1:1/x?code="))
        #expect(location.hasSuffix("&state=S"))
        return String(location.dropFirst("http://127.0.0.1:1/x?code=".count).prefix { $0 != "&" })
      }
      func token(_ code: String, _ verifier: String) throws -> String {
        let form =
          "grant_type=authorization_code&client_id=apus&code=\(code)&code_verifier=\(verifier)"
          + "&redirect_uri=http://127.0.0.1:1/x"
        return try ask(server, "POST", "/oauth/token", body: form).text
      }
      let first = try code()
      #expect(try token(first, Self.verifier).contains("access_token"))
      #expect(try token(first, Self.verifier).contains("invalid_grant"))
      #expect(try token(code(), "another").contains("invalid_grant"))
    }
  }

  @Test("a no, a forged state, no proof and unknown scopes go back, too")
  func others() throws {
    try withServer { (server: PracticeServer) throws in
      func back(_ path: String) throws -> String { try get(server, path).first("Location") ?? "" }
      #expect(try back(page("&approve=no")).contains("error=access_denied"))
      #expect(try back(page("&approve=yes", client: "denied")).contains("error=access_denied"))
      #expect(try back(page("&approve=yes", client: "forged")).hasSuffix("state=another"))
      #expect(try back(page("&approve=yes&scope=x")).contains("error=invalid_scope"))
      let bare = "/oauth/authorize?client_id=apus&redirect_uri=http://127.0.0.1/&approve=yes"
      #expect(try back(bare).contains("error=invalid_request"))
    }
  }

  @Test(
    "no code goes anywhere but to this machine",
    arguments: ["https://evil.test/", "http://127.0.0.1.evil.test/", "http://localhostevil/", "/x", ""])
  func elsewhere(_ redirect: String) throws {
    try withServer { server in
      let path = "/oauth/authorize?client_id=apus&approve=yes&redirect_uri=\(redirect)"
      let answer = try get(server, path)
      #expect(answer.status == 400 && answer.first("Location") == nil)
    }
  }

  @Test("a device's code is typed, then answered; one that is not there is refused")
  func device() throws {
    try withServer { (server: PracticeServer) throws in
      #expect(try get(server, "/oauth/device").text.contains("user_code"))
      #expect(try get(server, "/oauth/device?user_code=A%3Cb").text.contains("approve=yes"))
      #expect(try get(server, "/oauth/device?user_code=AAAA-AAAA&approve=yes").status == 400)
    }
  }
}
