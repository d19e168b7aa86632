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
    #expect(HeaderField(name: name, value: "").isNamed(other) == isSame)
    #expect(HeaderField(name: other, value: "").isNamed(name) == isSame)
  }

  @Test("a secret is never shown, and text is")
  func shown() {
    #expect(HeaderField(name: "X-A", value: "b").description == "X-A: b")
    #expect(HeaderField(name: "X-A", value: Secret("hunter2")).description == "X-A: •••")
    #expect(HeaderField(name: "X-A", value: Secret("hunter2")).shown == Secret.mask)
  }

  @Test("the value of a credential is not printed, even where it is a plain text; it is there for who asks")
  func printed() {
    let headers: HeaderFields = ["Authorization": "Bearer hunter2", "Accept": "text/plain"]
    var dumped = ""
    dump(Request(url: .https("a.test"), headers: headers), to: &dumped)
    for text in ["\(headers)", "\(headers.fields)", String(reflecting: headers), dumped] {
      #expect(!text.contains("hunter2"), "\(text)")
      #expect(text.contains("text/plain"), "\(text)")
    }
    #expect("\(headers)" == "[Authorization: •••, Accept: text/plain]")
    #expect(headers["Authorization"] == "Bearer hunter2")
  }

  @Test(
    "what holds a secret is a credential, and so is what is called like one",
    arguments: [
      (HeaderField(name: "Accept", value: Secret("x")), true),
      (HeaderField(name: "authorization", value: "Basic x"), true),
      (HeaderField(name: "Cookie", value: "a=b"), true), (HeaderField(name: "X-Api-Key", value: "k"), true),
      (HeaderField(name: "Accept", value: "*/*"), false),
      (HeaderField(name: "X-Request-Id", value: "1"), false),
    ])
  func credentials(_ field: HeaderField, _ isCredential: Bool) {
    #expect(field.isCredential == isCredential)
  }

  @Test(
    "only what says what is sent or wanted may go anywhere; an unknown name may be a credential's",
    arguments: [
      (HeaderField(name: "ACCEPT", value: "*/*"), true), (HeaderField(name: "If-Range", value: "x"), true),
      (HeaderField(name: "Accept", value: Secret("x")), false),
      (HeaderField(name: "X-Mine", value: "1"), false),
      (HeaderField(name: "Host", value: "a"), false), (HeaderField(name: "Cookie", value: "a=b"), false),
    ])
  func anywhere(_ field: HeaderField, _ belongsAnywhere: Bool) {
    #expect(field.belongsAnywhere == belongsAnywhere)
  }
}
