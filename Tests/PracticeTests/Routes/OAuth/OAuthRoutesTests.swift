import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("The authorization server", .paced)
struct OAuthRoutesTests {
  private func token(_ server: PracticeServer, _ client: String = "apus", scope: String = "read") throws
    -> String
  {
    let form = "grant_type=client_credentials&client_id=\(client)&client_secret=s&scope=\(scope)"
    return try json(ask(server, "POST", "/oauth/token", body: form))["access_token"] as? String ?? ""
  }

  @Test("it says where it takes what, and the API says who it is")
  func metadata() throws {
    try withServer { server in
      let own = try json(get(server, "/.well-known/oauth-authorization-server"))
      #expect(own["issuer"] as? String == "http://practice.localhost")
      #expect(own["token_endpoint"] as? String == "http://practice.localhost/oauth/token")
      #expect(own["device_authorization_endpoint"] as? String == "http://practice.localhost/oauth/device")
      let openID = try json(get(server, "/.well-known/openid-configuration"))
      #expect(openID["issuer"] as? String == own["issuer"] as? String)
      let resource = try json(get(server, "/.well-known/oauth-protected-resource"))
      #expect(resource["authorization_servers"] as? [String] == ["http://practice.localhost"])
    }
  }

  @Test("what it guards wants a token of its own, good for what is asked")
  func guarded() throws {
    try withServer { server in
      let none = try get(server, "/oauth/me")
      #expect(none.status == 401 && none.first("WWW-Authenticate")?.contains("resource_metadata") == true)
      let foreign = try get(server, "/oauth/me", "Authorization: Bearer x")
      #expect(foreign.status == 401)
      #expect(foreign.first("WWW-Authenticate")?.contains(#"error="invalid_token""#) == true)
      let field = "Authorization: Bearer \(try token(server))"
      #expect(try get(server, "/oauth/me", field).text.contains("apus"))
      let note = try ask(server, "POST", "/oauth/notes", [field])
      #expect(note.status == 403 && note.first("WWW-Authenticate")?.contains("insufficient_scope") == true)
      let writer = "Authorization: Bearer \(try token(server, scope: "write"))"
      #expect(try ask(server, "POST", "/oauth/notes", [writer]).status == 200)
    }
  }

  @Test("a token that is good for two requests is refused at the third, and one that was given back at once")
  func ends() throws {
    try withServer { server in
      let short = "Authorization: Bearer \(try token(server, "short"))"
      #expect(try (1...3).map { _ in try get(server, "/oauth/me", short).status } == [200, 200, 401])
      let token = try token(server)
      #expect(try ask(server, "POST", "/oauth/revoke", body: "token=\(token)").status == 200)
      #expect(try get(server, "/oauth/me", "Authorization: Bearer \(token)").status == 401)
    }
  }

  @Test("a code for a device is refused to who has no name, and for scopes that are not there")
  func devices() throws {
    try withServer { (server: PracticeServer) throws in
      for (form, error) in [
        ("", "invalid_request"), ("client_id=nobody", "invalid_client"),
        ("client_id=apus&scope=everything", "invalid_scope"),
      ] {
        #expect(try ask(server, "POST", "/oauth/device", body: form).text.contains(error), "\(form)")
      }
    }
  }
}
