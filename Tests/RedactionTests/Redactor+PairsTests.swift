import ApusClient
import ApusEncodings
import Testing

@testable import ApusRedaction

@Suite("Secrets in queries and forms")
struct RedactorPairsTests {
  private func redacted(_ text: String, in place: SecretNames.Place = .query) -> String {
    var redactor = Redactor()
    return redactor.redactPairs(text, in: place)
  }

  @Test(
    "are replaced where they stand, however short, and all else stays as it is written",
    arguments: [
      ("next=%2Fx%3Fpassword%3Dcnry%26a%3Db+c", "next=%2Fx%3Fpassword%3D{{secret:password}}%26a%3Db+c"),
      ("a=%7B%22password%22%3A%22c%20y%22%7D", "a=%7B%22password%22%3A%22{{secret:password}}%22%7D"),
      (#"a={"password":"cnry"}&b=1"#, #"a={"password":"{{secret:password}}"}&b=1"#),
      ("password&token=&a&=b&&c=%", "password&token=&a&=b&&c=%"), ("", ""),
      ("a=%5B%22x%3D1%22%5D", "a=%5B%22x%3D1%22%5D"),
      (
        "next=%2Fx%3Fnext%3D%252Fy%253Ftoken%253Dcnry%2526a%253Db",
        "next=%2Fx%3Fnext%3D%252Fy%253Ftoken%253D{{secret:token}}%2526a%253Db"
      ),
      (
        "a=b%3Dc%253Dd%25253Ftoken%25253Dcnry%252526x",
        "a=b%3Dc%253Dd%25253Ftoken%25253D{{secret:token}}%252526x"
      ),
      ("next=%252Fx%253Ftoken%253Dcnry", "next=%252Fx%253Ftoken%253D{{secret:token}}"),
      ("a=b%3D100%25&c=%25%25%3D%25", "a=b%3D100%25&c=%25%25%3D%25"),
    ])
  func places(_ text: String, _ expected: String) {
    #expect(redacted(text) == expected && redacted(text, in: .form) == expected)
  }

  @Test("are looked for within one another no deeper than anybody nests them, and at once")
  func depth() {
    var text = "token=cnry"
    for _ in 0..<200 { text = "a=" + PercentEncoding.encode(text, for: .queryValue) }
    #expect(redacted(text) == text)
    let escapes = "a=" + String(repeating: "%25", count: 50_000) + "3D"
    #expect(redacted(escapes) == escapes)
    let names = String(repeating: "a=", count: 50_000) + "%3D"
    #expect(redacted(names) == names)
  }

  @Test("what has the shape of a token behind an escape is known for one")
  func tokens() {
    var redactor = Redactor()
    _ = redactor.redactPairs("u=%2Fghp_0123456789abcdef", in: .query)
    #expect(redactor.redact("ghp_0123456789abcdef") == "{{secret:token}}")
  }

  @Test("with a blank in them are known as they read elsewhere, and as they are written")
  func blanks() {
    for place in [SecretNames.Place.form, .query] {
      var redactor = Redactor()
      let text = redactor.redactPairs("a=b+c&password=correct+h%2Brse+battery", in: place)
      #expect(text == "a=b+c&password={{secret:password}}")
      for told in ["correct h+rse battery", "correct+h%2Brse+battery", "correct%20h%2Brse%20battery"] {
        #expect(redactor.redact("x \(told)!") == "x {{secret:password}}!")
      }
      #expect(redactor.knownCount == 1)
      #expect(redactor.redact("b c, b+c, correct, battery") == "b c, b+c, correct, battery")
    }
  }

  @Test("of base64, in which a plus may stand for itself, are known with it")
  func pluses() {
    var redactor = Redactor()
    _ = redactor.redactPairs("token=Zq8+kT2m/VbN4x==&pin=1+2", in: .form)
    #expect(redactor.redact("Zq8+kT2m/VbN4x==") == "{{secret:token}}")
    #expect(redactor.redact("1 2 1+2") == "1 2 1+2" && redactor.knownCount == 1)
  }

  @Test("in a typed value they are found where they stand in the line")
  func ranges() {
    let line = Array("get /x?a=%3Ftoken%3Dcnry".utf8)
    let found = Redactor.ranges(inValue: line[9...], of: "a")
    #expect(found.map { String(decoding: line[$0], as: UTF8.self) } == ["cnry"])
    #expect(Redactor.ranges(inText: Array("x: 1".utf8)[...]).isEmpty)
  }
}
