import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl

@Suite("`jwt`", .paced)
struct JWTCommandTests {
  // RFC 8037's key; its message is no object, so the token here is signed by nobody.
  private static let keys =
    #"{"keys": [{"kty": "OKP", "kid": "k", "crv": "Ed25519", "x": "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}]}"#
  // {"alg":"EdDSA","kid":"k"} and {"sub":"ada"}
  private static let token = "eyJhbGciOiJFZERTQSIsImtpZCI6ImsifQ.eyJzdWIiOiJhZGEifQ.AAAA"

  private func talk() async throws -> Talk {
    let stub = StubTransport { request in
      switch request.url.path {
      case "/keys": .response(status: 200, body: Self.keys)
      case "/gone": .response(status: 404, body: "{}")
      default: .response(status: 200, body: #"{"access_token": "\#(Self.token)", "n": 1}"#)
      }
    }
    return try await Talk(transport: stub, variables: ["TOKEN": Self.token], base: "http://a.test")
  }

  @Test("a token of an answer, of a variable and as it is, of which nothing is verified")
  func read() async throws {
    let talk = try await talk()
    await talk.say("get /token", "let token = env:TOKEN")
    for what in [".access_token", "{{token}}", Self.token] {
      let answer = await talk.say("jwt \(what)")
      #expect(answer.outText.contains("  sub  \"ada\"\n"), "\(what): \(answer.text)")
      #expect(
        answer.outText.hasSuffix("nothing of this was verified: it is what whoever wrote the token says\n"))
    }
    #expect(await talk.say("jwt .n").notes.contains("this is no JSON Web Token"))
    #expect(await talk.say("jwt .none").notes.contains("nothing is at .none"))
  }

  @Test("with keys, a signature that is not theirs is a failure, and it is said where there are none")
  func verify() async throws {
    let talk = try await talk()
    await talk.say("get /token")
    let answer = await talk.say("jwt .access_token --verify /keys")
    #expect(answer.outText.hasSuffix("the signature is not that of the key\n"), "\(answer.text)")
    #expect(answer.code == "sign.mismatch")
    #expect(await talk.say("jwt .access_token --verify /gone").notes.contains("there are no keys at /gone"))
  }
}
