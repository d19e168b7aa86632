import ApusClient
import ApusPacingTestSupport
import Testing

@Suite("Header fields", .paced)
struct HeaderFieldTests {
  @Test(
    "a name is the same in any case of its ASCII letters, and in no other spelling",
    arguments: [
      ("Accept", "accept", true), ("Accept", "ACCEPT", true), ("Accept", "Accep", false),
      ("Accept", "Accept ", false), ("X-A", "X_A", false), ("K", "\u{212a}", false), ("@", "`", false),
    ])
  func names(_ name: String, _ other: String, _ isSame: Bool) {
    #expect(HeaderField(name, "").isNamed(other) == isSame)
    #expect(HeaderField(other, "").isNamed(name) == isSame)
  }

  @Test("a secret is never shown, and text is")
  func shown() {
    #expect(HeaderField("X-A", "b").description == "X-A: b")
    #expect(HeaderField("X-A", Secret("hunter2")).description == "X-A: •••")
    #expect(HeaderField("X-A", Secret("hunter2")).shown == Secret.mask)
  }

  @Test(
    "what holds a secret is a credential, and so is what is called like one",
    arguments: [
      (HeaderField("Accept", Secret("x")), true), (HeaderField("authorization", "Basic x"), true),
      (HeaderField("Cookie", "a=b"), true), (HeaderField("X-Api-Key", "k"), true),
      (HeaderField("Accept", "*/*"), false), (HeaderField("X-Request-Id", "1"), false),
    ])
  func credentials(_ field: HeaderField, _ isCredential: Bool) {
    #expect(field.isCredential == isCredential)
  }

  @Test(
    "only what says what is sent or wanted may go anywhere; an unknown name may be a credential's",
    arguments: [
      (HeaderField("ACCEPT", "*/*"), true), (HeaderField("If-Range", "x"), true),
      (HeaderField("Accept", Secret("x")), false), (HeaderField("X-Mine", "1"), false),
      (HeaderField("Host", "a"), false), (HeaderField("Cookie", "a=b"), false),
    ])
  func anywhere(_ field: HeaderField, _ belongsAnywhere: Bool) {
    #expect(field.belongsAnywhere == belongsAnywhere)
  }
}
