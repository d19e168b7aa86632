import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("What a secret of a line is given to", .paced)
struct SecretFieldTests {
  @Test(
    "is told by the words in front of it, where they name a secret",
    arguments: [
      ("post /login user=a password=", "password"), ("get / access_token==", "access_token"),
      ("get / X-Api-Key:", "X-Api-Key"), ("set header X-Api-Key ", "X-Api-Key"),
      ("post / user[password]=", "password"),
      ("let token = ", "token"), ("post / '{\"password\": \"", "password"), ("get / -a ada:", nil),
      ("auth basic ada ", nil), ("get /a/", nil), ("", nil), ("post / name=", nil), ("auth bearer ", nil),
      (#"curl h -d $'a: b\nX-Api-Key: "#, "X-Api-Key"), (#"post / path=\npassword="#, "npassword"),
    ] as [(String, String?)])
  func name(_ before: String, _ name: String?) { #expect(SecretField.name(in: before) == name) }
}
