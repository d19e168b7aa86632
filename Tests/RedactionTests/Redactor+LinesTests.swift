import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusRedaction

@Suite("Secrets on lines for people", .paced)
struct RedactorLinesTests {
  @Test("finds no secret where source code gives a password its own name")
  func sourceCode() {
    #expect(Redactor().elide("self.password = password") == "self.password = password")
    #expect(Redactor().elide("self.password = swordfish") == "self.password = [..]")
  }

  @Test(
    "knows values by the names before them, on lines for people",
    arguments: [
      ("post /login user=a password=hunter2", "post /login user=a password={{secret:password}}"),
      ("get / Authorization:Bearer\\ x", "get / Authorization:Bearer\\ {{secret:Authorization}}"),
      ("get / Authorization:\"Bearer x y\" a", "get / Authorization:\"Bearer {{secret:Authorization}}\" a"),
      ("get / Authorization:'Bearer x y' a", "get / Authorization:'Bearer {{secret:Authorization}}' a"),
      ("post / Authorization=\"Bearer x\"", "post / Authorization=\"{{secret:Authorization}}\""),
      ("{\"Authorization\":\"Bearer x\"}", "{\"Authorization\":\"{{secret:Authorization}}\"}"),
      ("password=Tr0ub4,dor;3&user=joe", "password={{secret:password}}&user=joe"),
      ("user=joe&password=Tr0ub4,dor&n[a]=1", "user=joe&password={{secret:password}}&n[a]=1"),
      ("password=Tr0ub4;dor&3", "password={{secret:password}};dor&3"),
      ("password=ab#cd99&user=joe", "password={{secret:password}}&user=joe"),
      ("token=abc123,url=http://h/?a=1&b=2", "token={{secret:token}},url=http://h/?a=1&b=2"),
      ("password=YWJjZGVm,==&user=joe", "password={{secret:password}}&user=joe"),
      ("Authorization: Bearer abc", "Authorization: Bearer {{secret:Authorization}}"),
      ("Authorization: Basic bWU6eA==", "Authorization: Basic {{secret:Authorization}}"),
      ("Authorization: Basic me x", "Authorization: Basic me {{secret:Authorization}}"),
      ("Authorization: Basic me {{PASSWORD}}", "Authorization: Basic me {{PASSWORD}}"),
      ("get / 'Authorization:Key ab 12' a=b", "get / 'Authorization:{{secret:Authorization}}' a=b"),
      ("-H \"Authorization: token ab\" x", "-H \"Authorization: token {{secret:Authorization}}\" x"),
      ("a='it' Authorization:ab c", "a='it' Authorization:{{secret:Authorization}} c"),
      ("password  \"hun ter\"", "password  \"{{secret:password}}\""),
      ("{\"token\": \"a\\\"b\", \"n\": 1}", "{\"token\": \"{{secret:token}}\", \"n\": 1}"),
      ("password='hun ter' a='b'", "password='{{secret:password}}' a='b'"),
      ("can't: token: 'it''s x', n: 1", "can't: token: '{{secret:token}}', n: 1"),
      ("{'token': 'a b', 'pin': '12'}", "{'token': '{{secret:token}}', 'pin': '{{secret:pin}}'}"),
      ("-d 'password=' -H 'a: b'", "-d 'password=' -H 'a: b'"),
      ("-d'password=' -H 'a: b'", "-d'password=' -H 'a: b'"),
      ("password='open", "password='open"), ("-d 'password=hunter' b", "-d 'password={{secret:password}}' b"),
      ("token: 'x' password=ab", "token: '{{secret:token}}' password={{secret:password}}"),
      ("/x?access_token=abc&b=c", "/x?access_token={{secret:access_token}}&b=c"),
      ("password env:PW", "password env:PW"), ("token={{T}} token=env:T", "token={{T}} token=env:T"),
      ("the token was sent", "the token was sent"), ("next_page_token=5", "next_page_token=5"),
      ("\"password\": null", "\"password\": null"),
      (
        "post /x {\"password\":{\"value\":\"ab\"}}",
        "post /x {\"password\":{\"value\":\"{{secret:password}}\"}}"
      ),
      (
        "post /x {\"password\":[\"ab\",\"c\"]}",
        "post /x {\"password\":[\"{{secret:password}}\",\"{{secret:password}}\"]}"
      ),
      ("post /x password:='{\"value\":\"ab\"}'", "post /x password:='{\"value\":\"{{secret:password}}\"}'"),
      ("{\"token\":{\"type\":\"bearer\",\"id\":4}}", "{\"token\":{\"type\":\"bearer\",\"id\":4}}"),
      ("\"password\": {", "\"password\": {"), ("\"password\": [", "\"password\": ["),
      (
        "post /x password[0]=ab user[password]=cd",
        "post /x password[0]={{secret:password}} user[password]={{secret:password}}"
      ),
      ("password[]=ab token[type]=bearer", "password[]={{secret:password}} token[type]=bearer"),
      (
        "{\"a\":\"{\\\"password\\\":\\\"ab\\\"}\"}",
        "{\"a\":\"{\\\"password\\\":\\\"{{secret:password}}\\\"}\"}"
      ),
      ("get postgres://u:ab@h/x", "get postgres://u:{{secret:PASSWORD}}@h/x"),
      ("get http://u:•••@h http://u@h http://h:80/@a", "get http://u:•••@h http://u@h http://h:80/@a"),
    ])
  func lines(text: String, redacted: String) {
    var redactor = Redactor()
    #expect(redactor.redactNamedValues(text) == redacted)
  }

  @Test(
    "a variable that a query declares has a type, and no secret",
    arguments: [
      (
        "gql query A($password: String!) { a } password=x",
        "gql query A($password: String!) { a } password={{secret:password}}"
      ),
      ("query($token: [ID!]!, $b: Int)", "query($token: [ID!]!, $b: Int)"),
      ("query($token:ID=\"a\")", "query($token:ID=\"{{secret:token}}\")"),
      ("query($token: ID! = \"a\", $b: Int)", "query($token: ID! = \"{{secret:token}}\", $b: Int)"),
      ("{ login(password: $password) }", "{ login(password: $password) }"),
      ("{ login(password: \"hunter2\") }", "{ login(password: \"{{secret:password}}\") }"),
      ("{ a(password: \"\"\"a \"b\" c\"\"\") }", "{ a(password: \"\"\"{{secret:password}}\"\"\") }"),
      ("{ a(pin: 1234) { b } }", "{ a(pin: {{secret:pin}}) { b } }"),
      ("{\"a\":[{\"pin\":1234}]}", "{\"a\":[{\"pin\":{{secret:pin}}}]}"),
      ("$password: hunter2", "$password: {{secret:password}}"),
      ("$password: Hunter2", "$password: {{secret:password}}"),
      ("$password=Hunter", "$password={{secret:password}}"),
    ])
  func declarations(text: String, redacted: String) {
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

  @Test("a line that is to be written is refused where it holds a known secret in any spelling")
  func writing() throws {
    let redactor = Redactor(secrets: [Secret("hunter-two", name: "PW")])
    #expect(try redactor.lineToWrite("token: abc") == "token: [..]")
    #expect(try redactor.lineToWrite("it is hunter-two") == "it is [..]")
    #expect(try redactor.lineToWrite("%68unter-two") == "[..]")
    #expect(throws: LeakedSecret(name: "PW")) { try redactor.lineToWrite(#"\hunter\-two"#) }
  }

  @Test("each line of a text is left out for itself, and the lines stay as many")
  func several() {
    #expect(
      Redactor().elide(lines: "password: a1b\n\nid: 1\nsecret = \"x y\"\n")
        == "password: [..]\n\nid: 1\nsecret = \"[..]\"\n")
  }

  @Test("what is known is left out of a text also where a line's end breaks it or it is cut short")
  func broken() {
    let redactor = Redactor(secrets: [Secret("known-value", name: "KNOWN")])
    #expect(redactor.elide(lines: "a: [\"known-\n  value\"]\nb: 1") == "a: [\"[..]\n[..]\"]\nb: 1")
    #expect(redactor.elide(lines: "a: known-va…\nb: known-value") == "a: [..]…\nb: [..]")
    let several = "login: password=\"one\ntwo words\" ok\nid: 1"
    #expect(Redactor().elide(lines: several) == "login: password=\"[..]\n[..]\" ok\nid: 1")
    let kept = "a: {{secret:KNOWN}}\nb: known-\nlist"
    #expect(redactor.elide(lines: kept) == kept)
  }

  @Test(
    "a user alone that was replaced is no password, and a head keeps the names of its cookies",
    arguments: [
      ("http://{{secret:USER_TOKEN}}@h:1/x", "http://{{secret:USER_TOKEN}}@h:1/x"),
      ("http://{{secret:USER}}:cnry@h/x", "http://{{secret:USER}}:{{secret:PASSWORD}}@h/x"),
      ("http://cnry@h:1/x", "http://cnry@h:1/x"), ("Cookie: a=b; c=d", "Cookie: a=b; c=d"),
      (#""Cookie": "a=b""#, #""Cookie": "{{secret:Cookie}}""#),
    ])
  func persons(_ line: String, _ expected: String) {
    var redactor = Redactor()
    #expect(redactor.redactNamedValues(line) == expected)
  }

  @Test(
    "what stands for a variable that is not set is one, and what says so is none",
    arguments: [
      ("A=${DB_PASSWORD:-hunter2}", "A=${DB_PASSWORD:-{{secret:DB_PASSWORD}}}"),
      ("A=${DB_PASSWORD:=hunter2}/x", "A=${DB_PASSWORD:={{secret:DB_PASSWORD}}}/x"),
      (": ${DB_PASSWORD=hunter2}", ": ${DB_PASSWORD={{secret:DB_PASSWORD}}}"),
      ("A=${DB_PASSWORD:?Not set}", "A=${DB_PASSWORD:?Not set}"), ("A=${PAGE=hunter2}", "A=${PAGE=hunter2}"),
      ("A=${DB_PASSWORD:-}", "A=${DB_PASSWORD:-}"), ("A=${PAGE:-hunter2}", "A=${PAGE:-hunter2}"),
      ("DB_PASSWORD: ${DBP:-hunter2}", "DB_PASSWORD: ${DBP:-{{secret:DB_PASSWORD}}}"),
      ("db-password=\"${DBP=hunter2}\"", "db-password=\"${DBP={{secret:db-password}}}\""),
      ("password ${DBP:-hunter2}", "password ${DBP:-hunter2}"),
      ("password: a${P:-b}", "password: {{secret:password}}"),
      ("password: ${P:-$B}", "password: ${P:-$B}"), ("password: ${P:-}", "password: ${P:-}"),
      ("A=${DB_PASSWORD:-$B}", "A=${DB_PASSWORD:-$B}"), ("A=${DB_PASSWORD", "A=${DB_PASSWORD"),
    ])
  func fallbacks(_ line: String, _ expected: String) {
    var redactor = Redactor()
    #expect(redactor.redactNamedValues(line) == expected)
  }

  @Test(
    "end where somebody who declared them knew, and in the query of a URL at its signs alone",
    arguments: [
      ("password=Tr0ub4dor&3ZZ x", "password={{secret:mine}} x"),
      ("\"password=Tr0ub4dor&3ZZ\"", "\"password={{secret:mine}}\""),
      ("token: Tr0ub4dor&3ZZ", "token: {{secret:mine}}"),
      ("password=Tr0ub4 x", "password={{secret:password}} x"),
      ("\"password=correct horse staple\" b", "\"password={{secret:words}}\" b"),
      ("/x?token=canary1,a;b&c=1", "/x?token={{secret:token}}&c=1"),
      ("</x?a=1&token=canary1;b>; rel=next", "</x?a=1&token={{secret:token}}>; rel=next"),
      ("see /x?token=canary1, and more", "see /x?token={{secret:token}}, and more"),
      ("a; token=canary1; b", "a; token={{secret:token}}; b"),
    ])
  func whole(_ line: String, _ expected: String) {
    var redactor = Redactor(secrets: [
      Secret("Tr0ub4dor&3ZZ", name: "mine"), Secret("correct horse staple", name: "words"),
    ])
    #expect(redactor.redactNamedValues(line) == expected)
  }

  @Test("are given up in a cancelled task where somebody said so, and never shown as they are")
  func cancelled() async {
    let texts = await Task { () -> [String] in
      withUnsafeCurrentTask { $0?.cancel() }
      var redactor = Redactor()
      let whole = redactor.redactNamedValues("password=hunter2")
      redactor.stopsWhenCancelled = true
      let body = redactor.redact(body: Array("{\"password\":\"hunter2\"}".utf8), contentType: nil)
      let lines = redactor.redact(text: Array("{\"password\":\"hunter2\"}\n{}".utf8), contentType: nil)
      return [whole, redactor.redactNamedValues("password=hunter2")]
        + [body, lines].map { String(decoding: $0, as: UTF8.self) }
    }.value
    #expect(texts == ["password={{secret:password}}", "", "", ""])
  }
}
