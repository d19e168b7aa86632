@_spi(Secrets) import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusRedaction

@Suite("Secrets in queries in GraphQL", .paced)
struct RedactorGraphQLTests {
  private func redacted(_ body: String, _ type: String? = "application/json") -> String {
    var redactor = Redactor()
    return String(decoding: redactor.redact(body: Array(body.utf8), contentType: type), as: UTF8.self)
  }

  @Test(
    "an argument's value goes by the argument's name, and so does what a variable is by default",
    arguments: [
      (#"{ a(name: "x", password: "it's") }"#, #"{ a(name: "x", password: "{{secret:password}}") }"#),
      (#"{ a(i: { password: "x", b: 1 }) }"#, #"{ a(i: { password: "{{secret:password}}", b: 1 }) }"#),
      (
        #"query($password: [String!]! = "x", $b: Int = 2) { a }"#,
        #"query($password: [String!]! = "{{secret:password}}", $b: Int = 2) { a }"#
      ),
      (#"{ a(password: """x "y" z""") }"#, #"{ a(password: """{{secret:password}}""") }"#),
      (#"{ a(password: "x\"y") }"#, #"{ a(password: "{{secret:password}}") }"#),
      (#"{ a(password: "x"#, #"{ a(password: "{{secret:password}}"#),
      ("{ a(pin: 1234) { b } }", "{ a(pin: {{secret:pin}}) { b } }"),
      (
        #"query($p: String! = "x", $b: Int = 2) { a(i: { password: $p }, b: $b) }"#,
        #"query($p: String! = "{{secret:password}}", $b: Int = 2) { a(i: { password: $p }, b: $b) }"#
      ),
    ])
  func secrets(query: String, expected: String) {
    var redactor = Redactor()
    #expect(redactor.redact(graphQL: Array(query.utf8)) == Array(expected.utf8))
  }

  @Test(
    "a variable, another name for a field, a type, a count and a comment are none",
    arguments: [
      "query A($password: String!) { a(password: $password) }", "{ password: hash token: id }",
      "{ a(tokens: 3, token: 3) # password: \"x\"\n }", #"{ a(text: "password: \"x\"") }"#,
      #"{ a(password: "{{secret:password}}", b: "c") }"#, #"{ a(password: "") }"#,
    ])
  func others(query: String) {
    var redactor = Redactor()
    #expect(redactor.redact(graphQL: Array(query.utf8)) == Array(query.utf8))
  }

  @Test("a body in JSON keeps all but the secret, wherever the query stands in it")
  func bodies() {
    #expect(
      redacted(#"{"query": "{ a(password: \"x\", b: \"é\") }", "n": 1.0}"#)
        == #"{"query": "{ a(password: \"{{secret:password}}\", b: \"é\") }", "n": 1.0}"#)
    #expect(
      redacted(#"[{"id": "1", "payload": {"query": "{a(token: \"y\")}"}}]"#)
        == #"[{"id": "1", "payload": {"query": "{a(token: \"{{secret:token}}\")}"}}]"#)
    let plain = #"{"query": "{ \u0061(name: \"x\") }"}"#
    #expect(redacted(plain) == plain)
  }

  @Test(
    "a variable that is given to an argument is a secret as that is, wherever its value stands",
    arguments: [
      (
        #"{"query":"query($p:String!){a(password:$p,b:$b)}","variables":{"p":"x","b":"y"}}"#,
        #"{"query":"query($p:String!){a(password:$p,b:$b)}","variables":{"p":"{{secret:password}}","b":"y"}}"#
      ),
      (
        #"[{"variables":{"p":1234},"query":"{a(pin: $p)}"},{"variables":{"p":"x"},"query":"{a(id:$p)}"}]"#,
        #"[{"variables":{"p":"{{secret:pin}}"},"query":"{a(pin: $p)}"},{"variables":{"p":"x"},"query":"{a(id:$p)}"}]"#
      ),
      (
        "query=%7Ba(password:$p)%7D&variables=%7B%22p%22:%22x%22%7D",
        "query=%7Ba(password:$p)%7D&variables=%7B%22p%22:%22{{secret:password}}%22%7D"
      ),
      (#"{"query":"{a(id:$p)}","variables":{"p":"x"}}"#, #"{"query":"{a(id:$p)}","variables":{"p":"x"}}"#),
      (#"{"query":1,"variables":{"p":"x"}}"#, #"{"query":1,"variables":{"p":"x"}}"#),
      (#"{"query":"{a(password:$p)}","variables":"p"}"#, #"{"query":"{a(password:$p)}","variables":"p"}"#),
    ])
  func variables(_ body: String, _ expected: String) {
    #expect(redacted(body, nil) == expected)
  }

  @Test("so do a query that is all of the body, one of a form, and one in the part of an upload")
  func otherBodies() {
    #expect(
      redacted(#"{ a(password: "x") }"#, "application/graphql") == #"{ a(password: "{{secret:password}}") }"#)
    #expect(
      redacted("query=%7Ba(password:%22x%22)%7D&b=1", "application/x-www-form-urlencoded")
        == "query=%7Ba(password:%22{{secret:password}}%22)%7D&b=1")
    let head = "--b\r\nContent-Disposition: form-data; name=\"operations\"\r\n\r\n"
    #expect(
      redacted(
        head + #"{"query":"{a(password:\"x\")}"}"# + "\r\n--b--\r\n", "multipart/form-data; boundary=b")
        == head + #"{"query":"{a(password:\"{{secret:password}}\")}"}"# + "\r\n--b--\r\n")
  }

  @Test("a query in a URL is redacted as it stands there, and a lone name stays")
  func urls() throws {
    var redactor = Redactor()
    let url = try WebURL("http://h.test/g?query=%7Blogin(password:+%22hunter22%22)%7D&query&x=1")
    #expect(
      redactor.redact(url)
        == "http://h.test/g?query=%7Blogin(password:+%22{{secret:password}}%22)%7D&query&x=1")
  }

  @Test("what somebody declared to be secret is, as an argument too")
  func declared() throws {
    var redactor = Redactor(rules: try RedactionRules(["ssn"]))
    let redacted = redactor.redact(graphQL: Array(#"{ a(ssn: 12345, b: "c") }"#.utf8))
    #expect(String(decoding: redacted, as: UTF8.self) == #"{ a(ssn: {{secret:ssn}}, b: "c") }"#)
  }

  @Test("a request on a screen shows dots, and a message of a subscription has a name in place of it")
  func requests() throws {
    var request = Request(method: .post, url: try WebURL("http://h.test/graphql"))
    request.body = .bytes(
      Array(#"{"query":"{ login(password: \"short\") }"}"#.utf8), contentType: "application/json")
    let shown = try request.maskingBody.body?.allBytes() ?? []
    #expect(String(decoding: shown, as: UTF8.self) == #"{"query":"{ login(password: \"•••\") }"}"#)
    let mask = SecretMask()
    request.body = .bytes(
      Array(#"{"query":"{ login(password: \"CANARYLIT\") }"}"#.utf8), contentType: "application/json")
    mask.learn(from: request)
    #expect(mask.hides(in: "it was CANARYLIT"))
  }
}
