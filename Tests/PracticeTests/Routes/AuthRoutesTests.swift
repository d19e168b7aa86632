import ApusEncodings
import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Places that ask who you are", .paced)
struct AuthRoutesTests {
  @Test("basic authentication wants exactly that name and password")
  func basic() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      let right = "Authorization: Basic \(Base64.encoded(Array("ada:18:15".utf8)))"
      #expect(try client.get("/basic-auth/ada/18:15", right).text.contains("\"user\": \"ada\""))
      let refused = try client.get("/basic-auth/ada/1815", right)
      #expect(refused.status == 401)
      #expect(refused.first("WWW-Authenticate") == "Basic realm=\"practice\", charset=\"UTF-8\"")
      #expect(try client.get("/basic-auth/ada/1815", "Authorization: Basic !!!").status == 401)
    }
  }

  @Test("digest authentication takes the answer of RFC 7616, and no other")
  func digest() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      let challenge = try client.get("/digest-auth/ada/1815").first("WWW-Authenticate")
      #expect(challenge?.contains("nonce=\"7072616374696365\"") == true)
      let path = "/digest-auth/ada/1815"
      func field(password: String) -> String {
        let secret = MD5.hex("ada:practice:\(password)")
        let answer = MD5.hex("\(secret):7072616374696365:00000001:c:auth:\(MD5.hex("GET:\(path)"))")
        return "Authorization: Digest username=\"ada\", realm=\"practice\", nonce=\"7072616374696365\", "
          + "uri=\"\(path)\", qop=auth, nc=00000001, cnonce=\"c\", response=\"\(answer)\""
      }
      #expect(try client.get(path, field(password: "1815")).status == 200)
      #expect(try client.get(path, field(password: "1816")).status == 401)
      #expect(try client.get(path, "Authorization: Digest nonsense").status == 401)
    }
  }

  @Test("bearer wants a token, and says what is wrong with a bad one")
  func bearer() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      #expect(try client.get("/bearer", "Authorization: Bearer x").status == 200)
      #expect(try client.get("/bearer").first("WWW-Authenticate") == "Bearer realm=\"practice\"")
      let bad = try client.get("/bearer", "Authorization: Bearer expired")
      #expect(bad.first("WWW-Authenticate")?.contains("invalid_token") == true)
    }
  }
}
