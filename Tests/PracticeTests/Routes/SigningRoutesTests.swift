import ApusEncodings
import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("What is signed", .paced)
struct SigningRoutesTests {
  @Test("the signature is of the bytes that come")
  func signed() throws {
    try withServer { server in
      let answer = try RawClient(port: server.port).get("/signed")
      let code = HMAC(key: Array("practice".utf8)).code(of: answer.text)
      #expect(answer.first("X-Hub-Signature-256") == "sha256=" + Hex.digits(of: code))
    }
  }

  @Test("a token has three parts, and its key is there")
  func token() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      #expect(try client.get("/token").text.contains("\"access_token\": \"eyJ"))
      #expect(try client.get("/.well-known/jwks.json").text.contains("\"kid\": \"e\""))
    }
  }
}
