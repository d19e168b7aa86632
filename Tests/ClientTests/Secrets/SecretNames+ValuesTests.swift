import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("The values of secrets' names", .paced)
struct SecretNamesValuesTests {
  @Test(
    "are none where they say what is wanted of a package, or what may be done",
    arguments: [
      ("jsonwebtoken", "^9.0.2"), ("http-signature", "~1.2.0"), ("cookie", "0.7.1"), ("csrf", ">=3"),
      ("express-session", "1.0.0-beta.2"), ("passport-auth-token", "v2.x"), ("csrf", "*"),
      ("csrf", "v4-SNAPSHOT"), ("session", "4.0.0-rc1"),
      ("id-token", "write"), ("id-token", "none"), ("session", "No"), ("secret", "null"),
    ])
  func others(_ name: String, _ value: String) {
    #expect(!SecretNames.hides(name, value, in: .member))
  }

  @Test(
    "are secrets where they only look alike",
    arguments: [
      "1.2", "v", "^", "1..2", "1.2.a", "12.34.567890", "9.9.9.9.9", "^1.2.3 or so", "writes", "1.2.3.secret",
      "vvvvvv99999", "==v1.2.3.4.5", "v1-abcdefghij", "1.0.0-hunter2", "^1-S3cretS3cret", "1.2.0-beta2max",
      "1.2.0-rc1234567890", "v1-", "1.0.0-rc/1",
    ])
  func secrets(_ value: String) {
    #expect(SecretNames.hides("token", value, in: .member))
  }

  @Test("of a header count, whatever they are, and so does the number of a PIN")
  func always() {
    #expect(SecretNames.hides("X-Token", "1.2.3", in: .header))
    #expect(SecretNames.hides("pin", "1.2.3", in: .member))
  }

  @Test("that a report of tests calls assertions are sentences, and those of a login are not")
  func assertions() {
    #expect(!SecretNames.hides("assertion", "Status code is 200", in: .member))
    #expect(SecretNames.hides("assertion", "Zq9x8Kf72mQpA1", in: .form))
    #expect(SecretNames.hides("assertion", "x", in: .form, besideGrantType: true))
  }

  @Test(
    "may be what a secret is called",
    arguments: [
      ("password", true), ("Passphrase", true), ("recovery_codes", true), ("api-key", true),
      ("passwords1", false), ("", false), ("correct horse", false), ("hunter2", false),
    ])
  func known(_ text: String, _ isKnown: Bool) {
    #expect(SecretNames.isKnown(text) == isKnown)
  }

  @Test(
    "may be words, which stand for other things as well",
    arguments: [
      ("petclinic", true), ("client_credentials", true), ("org.keycloak/parent", true), ("Überfall", true),
      ("camelCaseName", true), ("hunter2", false), ("two words", false), ("aBcDeFgHiJ", false), ("?x", false),
    ])
  func words(_ text: String, _ mayBeWords: Bool) {
    #expect(SecretNames.mayBeWords(text) == mayBeWords)
  }
}
