import ApusClient
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusRedaction

@Suite("Secrets of which signs stand escaped", .paced)
struct EscapedSearchTests {
  private static let secret = "q8Zt4+mWx2RvN6=K/z"

  private func redactor(_ secrets: String...) -> Redactor {
    Redactor(secrets: secrets.map { Secret($0, name: "K") })
  }

  @Test(
    "are replaced where they stand, whichever signs somebody escapes",
    arguments: [
      (#"{"k":"\u00718Zt4+mWx2RvN6=K/z","n":1}"#, #"{"k":"{{secret:K}}","n":1}"#),
      (#"{"k":"q8Zt4\u002BmWx2RvN6\u003dK\/z!"}"#, #"{"k":"{{secret:K}}!"}"#),
      (#"{"k":"{\"a\":\"q8Zt4\\u002BmWx2RvN6=K/z\"}"}"#, #"{"k":"{\"a\":\"{{secret:K}}\"}"}"#),
      (#"{"k":"\u0071 q8Zt4\u002BmWx2RvN6=K/z \u003d"}"#, #"{"k":"\u0071 {{secret:K}} \u003d"}"#),
      ("see /%718Zt4%2BmWx2RvN6%3dK/z?x=%71", "see /{{secret:K}}?x=%71"),
      (#"<a>\u00718Zt4\u002BmWx2RvN6=K\/z</a>"#, "<a>{{secret:K}}</a>"),
      (#"{"k":"\u00718Zt4+mWx2RvN6=K/"}"#, #"{"k":"\u00718Zt4+mWx2RvN6=K/"}"#),
      (#"{"k":"\u0071"}"#, #"{"k":"\u0071"}"#), ("%7", "%7"), (#"\u00"#, #"\u00"#), ("", ""),
    ])
  func replaced(_ text: String, _ expected: String) throws {
    var redactor = redactor(Self.secret)
    let written = redactor.redact(text)
    #expect(written == expected)
    try redactor.check(Array(written.utf8))
  }

  @Test("all of them are found, also in a string within a string within a string")
  func everySign() {
    let escaped = Self.secret.utf8.map { byte in
      "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: byte % 2 == 0)
    }.joined()
    var redactor = redactor(Self.secret)
    var text = "a\(escaped)b"
    for _ in 0..<3 {
      #expect(redactor.knows(in: Array(text.utf8)))
      #expect(redactor.redact(text).hasPrefix("a{{secret:K}}b"))
      text = JSONString.escaped(text)
    }
  }

  @Test("signs beyond ASCII are found in digits of either case, and half of one is no sign")
  func beyondASCII() {
    var redactor = redactor("clé-\u{1f511}-Zq9x")
    #expect(redactor.redact(#""cl\u00E9-\uD83D\uDD11-Zq9x""#) == #""{{secret:K}}""#)
    let half = #""cl\u00E9-\uD83D-Zq9x""#
    #expect(redactor.redact(half) == half)
  }

  @Test("what is known only later is found in what stood escaped before")
  func late() {
    let body = Array(#"{"k":"\u00718Zt4+mWx2RvN6=K/z"}"#.utf8)
    var redactor = Redactor()
    #expect(redactor.redact(body: body, contentType: nil) == body)
    redactor.learn(Secret(Self.secret, name: "K"))
    #expect(redactor.knows(in: body))
    #expect(redactor.redact(body: body, contentType: nil) == Array(#"{"k":"{{secret:K}}"}"#.utf8))
  }

  @Test("a longer one that stands escaped goes before one that is its beginning, and neither goes twice")
  func overlapping() {
    var redactor = redactor("Zq9x8Kf7", "Zq9x8Kf7+2mQpA1")
    #expect(redactor.redact(#"a Zq9x8Kf7\u002b2mQpA1 Zq9x8Kf7"#) == "a {{secret:K-2}} {{secret:K}}")
  }

  @Test(
    "a large text with an escape in every place is looked through in pieces, and none is lost between them")
  func large() {
    var redactor = redactor(Self.secret)
    let piece = #"\u0071\u0038 "#
    let text = String(repeating: piece, count: 9_000) + #"\u00718Zt4+mWx2RvN6=K/z"#
    let twice = redactor.redact(text + text)
    #expect(twice.split(separator: "{{secret:K}}", omittingEmptySubsequences: false).count == 3)
    #expect(!twice.contains("Zt4"))
  }
}
