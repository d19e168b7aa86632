import APIClient
import PacingTestSupport
import Testing

@testable import Redaction

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
}
