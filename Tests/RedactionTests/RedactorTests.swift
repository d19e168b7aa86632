import APIClient
import Encodings
import PacingTestSupport
import Testing

@testable import Redaction

@Suite("The redactor", .paced)
struct RedactorTests {
  @Test(
    "replaces what it was given, in every spelling",
    arguments: [
      "say p@ss/w\"rd!9 now", "p%40ss%2Fw%22rd%219", "p%40ss%2fw%22rd%219", "p@ss/w\\\"rd!9",
      "p@ss\\/w\\\"rd!9",
    ])
  func spellings(text: String) {
    var redactor = Redactor(secrets: [Secret("p@ss/w\"rd!9", name: "PASS")])
    let redacted = redactor.redact(text)
    #expect(redacted.contains("{{secret:PASS}}"))
    #expect(!redacted.contains("rd!9") && !redacted.contains("rd%219"))
  }

  @Test("replaces base64 whatever stands before and behind", arguments: 0..<9)
  func base64Forms(place: Int) {
    let secret = "correct horse battery"
    let before = String(repeating: "x", count: place % 3)
    let after = String(repeating: "y", count: place / 3)
    var redactor = Redactor(secrets: [Secret(secret, name: "S")])
    let text = "v=" + Base64.encoded(Array((before + secret + after).utf8)) + ";"
    #expect(throws: LeakedSecret(name: "S")) { try redactor.check(Array(text.utf8)) }
    let redacted = redactor.redact(text)
    #expect(redacted.contains("{{secret:S}}"))
    #expect(redacted.utf8.count < 30)
  }

  @Test(
    "takes no placeholder for the secret that is called as it is",
    arguments: ["secret", "password", "basic.password"])
  func placeholders(secret: String) throws {
    var redactor = Redactor(secrets: [Secret(secret, name: "basic.password")])
    let redacted = redactor.redact(redactor.redact("\(secret) /p?a=\(secret)"))
    #expect(redacted == "{{secret:basic.password}} /p?a={{secret:basic.password}}")
    try redactor.check(Array("\(redacted) %7B%7Bsecret%3Abasic.password%7D%7D".utf8))
    #expect(throws: LeakedSecret.self) { try redactor.check(Array("\(redacted) \(secret)".utf8)) }
    #expect(throws: LeakedSecret.self) { try redactor.check(Array("{{secret:\(secret)".utf8)) }
  }

  @Test("says nothing about words that stand in every recording")
  func ordinaryWords() throws {
    let words = ["headers", "json", "Content-Type", "http", "time", "console"]
    var redactor = Redactor(secrets: words.map { Secret($0, name: "word") })
    try redactor.check(Array(#"{"headers":[{"name":"Content-Type","value":"application/json"}]}"#.utf8))
    #expect(redactor.redact(mediaType: "application/json") == "application/json")
    #expect(!redactor.redact(mediaType: "application/vnd.json-of-mine").contains("json"))
    for text in ["my-headers", "xheaders", "ajsonb", "vnd.mine-json"] {
      #expect(throws: LeakedSecret.self) { try redactor.check(Array(text.utf8)) }
    }
    #expect(redactor.redact("console [TIME]") == "{{secret:word-6}} [TIME]")
  }

  @Test("finds no secret where source code gives a password its own name")
  func sourceCode() {
    #expect(Redactor().elide("self.password = password") == "self.password = password")
    #expect(Redactor().elide("self.password = swordfish") == "self.password = [..]")
  }

  @Test("refuses bytes with a secret in a spelling it could not replace")
  func lastLook() {
    let redactor = Redactor(secrets: [Secret("hunter-two", name: "PW")])
    for text in ["hunter-two", "%68unter%2Dtwo", "\\u0068unter-two", "h\\u0075nter-two"] {
      let error = #expect(throws: LeakedSecret.self) { try redactor.check(Array(text.utf8)) }
      #expect(error?.description.contains("hunter") == false)
    }
    #expect(throws: Never.self) { try redactor.check(Array("hunter two, {{secret:PW}}".utf8)) }
  }

  @Test(
    "knows tokens by their shape",
    arguments: [
      ("ghp_abcDEF123456", true), ("x ghs_0123456789 y", true), ("\"eyJhbGciOiJIUzI1NiJ9.e30.abc\"", true),
      ("sk-0123456789abcdef0", true), ("AKIAIOSFODNN7EXAMPLE", true), ("ghp_short", false),
      ("task-management-is-a-word", false), ("myghp_abcDEF123456", false),
    ])
  func shapes(text: String, isToken: Bool) {
    var redactor = Redactor()
    #expect(redactor.redact(text).contains("{{secret:token}}") == isToken)
  }

  @Test(
    "knows values by the names before them, on lines for people",
    arguments: [
      ("post /login user=a password=hunter2", "post /login user=a password={{secret:password}}"),
      ("get / Authorization:Bearer\\ x", "get / Authorization:{{secret:Authorization}}"),
      ("Authorization: Bearer abc", "Authorization: Bearer {{secret:Authorization}}"),
      ("Authorization: Basic bWU6eA==", "Authorization: Basic {{secret:Authorization}}"),
      ("Authorization: Basic me x", "Authorization: Basic me {{secret:Authorization}}"),
      ("Authorization: Basic me {{PASSWORD}}", "Authorization: Basic me {{PASSWORD}}"),
      ("get / 'Authorization:Key ab 12' a=b", "get / 'Authorization:{{secret:Authorization}}' a=b"),
      ("-H \"Authorization: token ab\" x", "-H \"Authorization: token {{secret:Authorization}}\" x"),
      ("a='it' Authorization:ab c", "a='it' Authorization:{{secret:Authorization}} c"),
      ("password  \"hun ter\"", "password  \"{{secret:password}}\""),
      ("{\"token\": \"a\\\"b\", \"n\": 1}", "{\"token\": \"{{secret:token}}\", \"n\": 1}"),
      ("/x?access_token=abc&b=c", "/x?access_token={{secret:access_token}}&b=c"),
      ("password env:PW", "password env:PW"), ("token={{T}} token=env:T", "token={{T}} token=env:T"),
      ("the token was sent", "the token was sent"), ("next_page_token=5", "next_page_token=5"),
      ("\"password\": null", "\"password\": null"),
    ])
  func lines(text: String, redacted: String) {
    var redactor = Redactor()
    #expect(redactor.redactNamedValues(text) == redacted)
  }

  @Test("leaves out what looks like a secret where a replay shows it as it is")
  func eliding() {
    let redactor = Redactor(secrets: [Secret("known-value", name: "KNOWN")])
    #expect(redactor.elide("X-Api-Key:\"$API_KEY\"") == "X-Api-Key:\"$API_KEY\"")
    #expect(redactor.elide("password: hunter2, known-value") == "password: [..], [..]")
    #expect(redactor.elide("password: {{secret:password}}") == "password: {{secret:password}}")
    #expect(redactor.elide("nothing to hide") == "nothing to hide")
  }

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

  @Test("hides later what it met earlier, and tells values of one name apart")
  func learning() {
    var redactor = Redactor()
    _ = redactor.redactValue(of: HeaderField("Set-Cookie", "sid=0123456789"))
    _ = redactor.redactValue(of: HeaderField("Set-Cookie", "sid=9876543210"))
    #expect(
      redactor.redact("you are 0123456789 or 9876543210")
        == "you are {{secret:cookie.sid}} or {{secret:cookie.sid-2}}")
    redactor.learn(.basic(user: "me", password: Secret("open sesame")))
    #expect(redactor.redact("open sesame") == "{{secret:value}}")
    redactor.learn(.basic(user: "me", password: Secret("close sesame", name: "SESAME")))
    #expect(redactor.redact("close sesame") == "{{secret:SESAME}}")
    redactor.learn(.bearer(Secret("abcdefgh", name: "TOKEN")))
    #expect(redactor.redact("Bearer abcdefgh") == "Bearer {{secret:TOKEN}}")
  }
}
