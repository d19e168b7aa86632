import ApusPacingTestSupport
import Testing

@testable import ApusClient
@testable import ApusRedaction

@Suite("Secrets behind names in a text for people", .paced)
struct ProseSecretsTests {
  private func found(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return ProseSecrets.all(in: bytes).map {
      "\($0.name) \(String(decoding: bytes[$0.range], as: UTF8.self))\($0.isDoubtful ? "?" : "")"
    }
  }

  @Test(
    "are found anywhere on a line, up to what ends them",
    arguments: [
      ("login ok, token: CNRY77, bye", ["token CNRY77"]), ("bad token=CNRY77.", ["token CNRY77"]),
      ("401 bad token=canary", ["token canary?"]), ("new password = CNRY77", ["password CNRY77"]),
      ("Authorization: Bearer CNRY77", ["Authorization CNRY77"]),
      ("sent Authorization: bearer canary", ["Authorization canary?"]),
      ("X-Auth-Key: CNRY77 (old)", ["X-Auth-Key CNRY77"]), ("self.token=CNRY77;", ["token CNRY77"]),
      ("<x token=CNRY77/>", ["token CNRY77/"]), ("(pin: 123456)", ["pin 123456"]),
      ("token=CNRY77==", ["token CNRY77=="]),
      ("Set-Cookie: sid=CNRY77; Path=/\r\nId: 1", ["cookie.sid CNRY77"]),
      ("cookie: a=CNRY77; b=canary", ["cookie.a CNRY77", "cookie.b canary?"]),
    ])
  func places(_ text: String, _ expected: [String]) {
    #expect(found(text) == expected)
  }

  @Test(
    "are none in sentences and in source",
    arguments: [
      "the token was sent", "Password: must be long", "token: required", "your token:", "token=a",
      "pass: 3 fail: 1",
      "next_page_token=CNRY77", "token_type: bearer1", "token = read1()", "token=read()", "password=password",
      "f(token=my_token, password=cfg.password)", "Authorization: Bearer <token>",
      "Authorization: Bearer accessToken",
      "token={{secret:token}}", "token=$TOKEN1", "token: env:TOKEN1", "Cookie: we use them",
      "Set-Cookie: a=b",
      "token:\nCNRY77", "", "=", "token=", "a=CNRY77",
    ])
  func sentences(_ text: String) { #expect(found(text) == []) }

  @Test("have a name that somebody declared")
  func declared() {
    let bytes = Array("tenant: acme7".utf8)
    #expect(ProseSecrets.all(in: bytes).isEmpty)
    #expect(ProseSecrets.all(in: bytes) { $0 == "tenant" }.map(\.name) == ["tenant"])
  }

  @Test(
    "are looked for in a hostile text in no more time than in another",
    .timeLimit(.minutes(Sanitizer.isOn ? 60 : 1)),
    arguments: ["code=", "Cookie:", "token: Bearer "])
  func hostile(_ text: String) {
    #expect(found(String(repeating: text, count: 3_000)).count <= 1)
  }
}
