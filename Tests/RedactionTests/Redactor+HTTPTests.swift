import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusRedaction

@Suite("Secrets in the parts of an exchange", .paced)
struct RedactorHTTPTests {
  @Test(
    "keeps the scheme of a credential and the names of cookies",
    arguments: [
      (HeaderField("Authorization", "Bearer abc"), "Bearer {{secret:Authorization}}"),
      (HeaderField("Authorization", Secret("Bearer abcdefgh", name: "TOKEN")), "Bearer {{secret:TOKEN}}"),
      (HeaderField("authorization", "abc"), "{{secret:authorization}}"),
      (HeaderField("X-Api-Key", "abc"), "{{secret:X-Api-Key}}"),
      (HeaderField("X-Mine", Secret("abc", name: "MINE")), "{{secret:MINE}}"),
      (HeaderField("Cookie", "a=1; b=2"), "a={{secret:cookie.a}}; b={{secret:cookie.b}}"),
      (HeaderField("Set-Cookie", "a=1; Path=/; HttpOnly"), "a={{secret:cookie.a}}; Path=/; HttpOnly"),
      (HeaderField("Accept", "a=1"), "a=1"),
    ])
  func headers(field: HeaderField, value: String) {
    var redactor = Redactor()
    #expect(redactor.redactValue(of: field) == value)
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

  @Test("a line of JSON is looked through where a body has one a line, and what is none stays")
  func linesOfJSON() {
    var redactor = Redactor()
    let text = "{\"token\":\"x\"}\n{\"id\":1}\nnot {json\n{\"password\":\"y\""
    #expect(
      String(
        decoding: redactor.redact(body: Array(text.utf8), contentType: "application/x-ndjson"), as: UTF8.self)
        == "{\"token\":\"{{secret:token}}\"}\n{\"id\":1}\nnot {json\n{\"password\":\"y\"")
  }
}
