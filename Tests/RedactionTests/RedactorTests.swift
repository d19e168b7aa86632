import ApusClient
import ApusEncodings
import ApusPacingTestSupport
import Testing

@testable import ApusRedaction

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

  @Test("hides later what it met earlier, and tells values of one name apart")
  func learning() {
    var redactor = Redactor()
    _ = redactor.redactValue(of: HeaderField(name: "Set-Cookie", value: "sid=0123456789"))
    _ = redactor.redactValue(of: HeaderField(name: "Set-Cookie", value: "sid=9876543210"))
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

  @Test("hides a value that is what a secret is called at its name, and nowhere else")
  func namesake() {
    var redactor = Redactor()
    let form = redactor.redactPairs("grant_type=password&password=password", in: .form)
    #expect(form == "grant_type=password&password={{secret:password}}")
    #expect(redactor.redact("{\"password\": 1}") == "{\"password\": 1}" && redactor.knownCount == 0)
    redactor.learn(Secret("password", name: "PW"))
    #expect(redactor.placeholder(for: "password", named: "password") == "{{secret:PW}}")
  }

  @Test("spares values that may be words where they stand for other things, and no others")
  func words() {
    var redactor = Redactor()
    redactor.longestSparedWord = .max
    let pairs = "password=petclinic&token=petclinic-1&a=petclinic&b=petclinic-1"
    #expect(
      redactor.redact(redactor.redactPairs(pairs, in: .form))
        == "password={{secret:password}}&token={{secret:token}}&a=petclinic&b={{secret:token}}")
    redactor.longestSparedWord = 8
    #expect(redactor.redact("a petclinic") == "a {{secret:password}}")
  }

  @Test("finds what was met in markup where it stands as it is, and the other way round")
  func markup() {
    var redactor = Redactor()
    _ = redactor.placeholder(for: "p&amp;ss&lt;Word99", named: "password")
    redactor.learn(Secret("it's&secret99", name: "token"))
    let text = redactor.redact("p&ss<Word99, p&amp;ss&lt;Word99, it&#x27;s&amp;secret99")
    #expect(text == "{{secret:password}}, {{secret:password}}, {{secret:token}}")
  }

  @Test("numbers secrets of one name, whatever its case is and however many others begin with it")
  func numbers() {
    var redactor = Redactor()
    let names = ["api", "API", "api-key", "api", "api-2", "Key"].enumerated().map { number, name in
      redactor.placeholder(for: "canary-\(number)-12345678", named: name)
    }
    #expect(
      names == ["api", "API-2", "api-key", "api-4", "api-2-2", "Key"].map { "{{secret:\($0)}}" }, "\(names)")
  }
}
