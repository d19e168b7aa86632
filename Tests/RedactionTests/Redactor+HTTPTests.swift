import ApusPacingTestSupport
import Testing

@testable import ApusClient
@testable import ApusRedaction

@Suite("Secrets in the parts of an exchange", .paced)
struct RedactorHTTPTests {
  @Test(
    "keeps the scheme of a credential and the names of cookies",
    arguments: [
      (HeaderField(name: "Authorization", value: "Bearer abc"), "Bearer {{secret:Authorization}}"),
      (
        HeaderField(name: "Authorization", value: Secret("Bearer abcdefgh", name: "TOKEN")),
        "Bearer {{secret:TOKEN}}"
      ),
      (HeaderField(name: "authorization", value: "abc"), "{{secret:authorization}}"),
      (HeaderField(name: "X-Api-Key", value: "abc"), "{{secret:X-Api-Key}}"),
      (HeaderField(name: "X-Mine", value: Secret("abc", name: "MINE")), "{{secret:MINE}}"),
      (HeaderField(name: "Cookie", value: "a=1; b=2"), "a={{secret:cookie.a}}; b={{secret:cookie.b}}"),
      (
        HeaderField(name: "Set-Cookie", value: "a=1; Path=/; HttpOnly"),
        "a={{secret:cookie.a}}; Path=/; HttpOnly"
      ),
      (HeaderField(name: "Cookie", value: "a=1; b; c="), "a={{secret:cookie.a}}; {{secret:cookie}}; c="),
      (HeaderField(name: "Cookie", value: "canary; =b;"), "{{secret:cookie}}; ={{secret:cookie}}"),
      (HeaderField(name: "Set-Cookie", value: "canary; Path=/"), "{{secret:cookie}}; Path=/"),
      (HeaderField(name: "Accept", value: "a=1"), "a=1"),
      // A mark at the beginning of a value makes one character of it and the sign before it.
      (
        HeaderField(name: "Cookie", value: "a=\u{301}1; b=2"),
        "a={{secret:cookie.a}}; b={{secret:cookie.b}}"
      ),
      (
        HeaderField(name: "Set-Cookie", value: "a=\u{301}1;\u{301}Path=/"),
        "a={{secret:cookie.a}};\u{301}Path=/"
      ),
    ])
  func headers(field: HeaderField, value: String) {
    var redactor = Redactor()
    #expect(redactor.redactValue(of: field) == value)
  }

  @Test(
    "a form is one though nothing says so, and a mark behind a sign hides nothing",
    arguments: [
      ("user=a&password=hunter22", "user=a&password={{secret:password}}"),
      ("q&password=\u{301}hunter22&x", "q&password={{secret:password}}&x"),
      ("q&\u{301}a=1&password=hunter22", "q&\u{301}a=1&password={{secret:password}}"),
      ("password={{secret:password}}", "password={{secret:password}}"),
      ("a sentence, password=hunter22 in it", "a sentence, password={{secret:password}} in it"),
      ("aGVsbG8=", "aGVsbG8="), ("=password", "=password"), ("", ""),
    ])
  func unnamedForms(_ body: String, _ expected: String) {
    var redactor = Redactor()
    let redacted = redactor.redact(body: Array(body.utf8), contentType: "text/plain")
    #expect(redacted == Array(expected.utf8))
  }

  @Test("changes nothing of a body but the values of secret fields")
  func bodies() {
    var redactor = Redactor()
    func redact(_ text: String, _ type: String = "application/json") -> String {
      String(decoding: redactor.redact(body: Array(text.utf8), contentType: type), as: UTF8.self)
    }
    #expect(
      redact("{ \"id\": 1.0, \"a\": [{\"accessToken\" : \"x\"}], \"password\": 1234 }")
        == "{ \"id\": 1.0, \"a\": [{\"accessToken\" : \"{{secret:accessToken}}\"}], \"password\": \"{{secret:password}}\" }"
    )
    #expect(
      redact("{\"token\": {\"a\": 1}, \"secret\": true}") == "{\"token\": {\"a\": 1}, \"secret\": true}")
    #expect(
      redact("a=1&password=x", "application/x-www-form-urlencoded") == "a=1&password={{secret:password}}")
    #expect(
      redact("data: {\"token\":\"x\"}\n\ndata: {}\n", "text/event-stream")
        == "data: {\"token\":\"{{secret:token}}\"}\n\ndata: {}\n")
  }

  @Test("finds them in text of another charset, which stays in it; what has none stays what it is")
  func charsets() throws {
    let text = "{\"n\": \"\u{308a}\", \"password\": \"hunter-2-x\"}"
    let plain = "{\"n\": \"\u{308a}\"}"
    for (name, mark) in [("utf-16le", [0xff, 0xfe]), ("utf-16be", [0xfe, 0xff]), ("shift_jis", [])]
      as [(String, [UInt8])]
    {
      let charset = try #require(Charset(onPages: name))
      for type in ["application/json; charset=\(name)", "application/json; charset=\"\(name)\""] {
        var redactor = Redactor()
        let body = mark + (try charset.encoded(text.utf8))
        let redacted = redactor.redact(body: body, contentType: type)
        #expect(redacted.starts(with: mark))
        let read = try charset.decoded(redacted[...].dropFirst(mark.count))
        #expect(
          String(decoding: read, as: UTF8.self) == text.replacing("hunter-2-x", with: "{{secret:password}}"))
        let harmless = mark + (try charset.encoded(plain.utf8))
        #expect(redactor.redact(body: harmless, contentType: type) == harmless)
        // What one body told is known in the next.
        let echo = try charset.encoded("it was hunter-2-x".utf8)
        let shown = try charset.decoded(
          redactor.redact(body: mark + echo, contentType: "text/plain; charset=\(name)")[...].dropFirst(
            mark.count))
        #expect(String(decoding: shown, as: UTF8.self) == "it was {{secret:password}}")
      }
    }
  }

  @Test("finds them in text that somebody else said the charset of, and in bytes that are bad in it")
  func otherCharsets() throws {
    let charset = try #require(Charset(onPages: "utf-16le"))
    let body = try charset.encoded("{\"password\": \"hunter-2-x\"}".utf8)
    var redactor = Redactor()
    let redacted = redactor.redact(body: body, contentType: "text/plain", saidToBe: "utf-16le")
    #expect(
      String(decoding: try charset.decoded(redacted[...]), as: UTF8.self).contains("{{secret:password}}"))
    let bad = Array("{\"password\": \"hunter-2-x\"}".utf8)
    let shown = redactor.redact(body: bad + [0x81], contentType: "application/json; charset=sjis")
    #expect(!String(decoding: shown, as: UTF8.self).contains("hunter-2-x"))
  }

  @Test(
    "finds secrets of a URL by their names, and keeps the words of an ordinary host",
    arguments: [
      ("https://localhost/a?token=abc&b=1", "https://localhost/a?token={{secret:token}}&b=1"),
      ("https://localhost/a?code=US", "https://localhost/a?code=US"),
      ("https://localhost/a?grant_type=x&code=US", "https://localhost/a?grant_type=x&code={{secret:code}}"),
      (
        "https://localhost/a?access%5Ftoken=abc",
        "https://localhost/a?access%5Ftoken={{secret:access5Ftoken}}"
      ),
      ("https://localhost/a", "https://localhost/a"),
    ])
  func urls(_ text: String, _ redacted: String) throws {
    var redactor = Redactor()
    #expect(redactor.redact(try WebURL(text)) == redacted)
  }

  @Test("a known secret is replaced in a path and in a host, but not in a host that is an ordinary word")
  func knownInURLs() throws {
    var redactor = Redactor(secrets: [Secret("swordfish", name: "PW"), Secret("localhost", name: "HOST")])
    #expect(
      redactor.redact(try WebURL("http://localhost/swordfish?a=swordfish"))
        == "http://localhost/{{secret:PW}}?a={{secret:PW}}")
    #expect(redactor.redact(try WebURL("http://swordfish.test/")) == "http://{{secret:PW}}.test/")
  }

  @Test(
    "pairs of a form keep everything but the values of secrets",
    arguments: [
      ("a=1&password=x%26y&b", "a=1&password={{secret:password}}&b"), ("password=", "password="), ("", ""),
      ("&&a", "&&a"), ("password", "password"), ("token=true", "token=true"),
    ])
  func pairs(_ text: String, _ redacted: String) {
    var redactor = Redactor()
    #expect(redactor.redactPairs(text, in: .form) == redacted)
  }

  @Test("elements of XML are known by their names, and pages are not looked through for them")
  func xml() {
    func redact(_ text: String, _ type: String?) -> String {
      var redactor = Redactor()
      return String(decoding: redactor.redact(body: Array(text.utf8), contentType: type), as: UTF8.self)
    }
    let text = "<a><password>hunter2</password><id>1</id></a>"
    let redacted = "<a><password>{{secret:password}}</password><id>1</id></a>"
    #expect(redact(text, "application/soap+xml") == redacted)
    #expect(redact("<?xml version=\"1.0\"?>" + text, nil) == "<?xml version=\"1.0\"?>" + redacted)
    #expect(redact(text, "text/html") == text)
  }

  @Test("a line of JSON is looked through where a body has one a line, and what was cut short as well")
  func linesOfJSON() {
    var redactor = Redactor()
    let text = "{\"token\":\"x\"}\n{\"id\":1}\nnot {json\n{\"password\":\"y\""
    #expect(
      String(
        decoding: redactor.redact(body: Array(text.utf8), contentType: "application/x-ndjson"), as: UTF8.self)
        == "{\"token\":\"{{secret:token}}\"}\n{\"id\":1}\nnot {json\n{\"password\":\"{{secret:password}}\"")
  }
}
