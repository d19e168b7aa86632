import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusRedaction

@Suite("What is seen in a body before anybody has to know", .paced)
struct BodySightTests {
  @Test(
    "changes nothing of what is taken out of it",
    arguments: [
      (#"{"password": "hunter22hunter", "note": "ghp_abcdefghijkl"}"#, "application/json"),
      (#"{"note": "ghp_abcdefghijkl and KNOWNKNOWN"}"#, "application/json"),
      (#"{"a": 1}"#, "application/json"), ("no JSON: glpat-abcdefghijkl", "text/plain"),
      ("{\"token\": \"abcdefgh12\"}\n{\"a\": 2}\n", "application/x-ndjson"),
      (#"{"db": "http://a:hunter22hunter@h/", "token": ["hunter33hunter"]}"#, "application/json"),
      (#"{"next": "/x?access_token=hunter22hunter", "a": "x=y"}"#, "application/json"),
      ("a=1&password=hunter22hunter", "application/x-www-form-urlencoded"),
      (#"{"password": "hunter22hunter"}"#, "application/json; charset=utf-16"),
    ])
  func same(_ text: String, _ type: String) {
    let body = Array(text.utf8)
    var one = Redactor(secrets: [Secret("KNOWNKNOWN", name: "KNOWN")])
    var other = one
    let seen = other.redact(answer: body, contentType: type, seen: BodySight(of: body))
    #expect(seen == one.redact(answer: body, contentType: type))
    #expect(one.knownCount == other.knownCount)
  }

  @Test("is where tokens stand, and how many members are secret by their names")
  func parts() {
    let sight = BodySight(of: Array(#"{"pin": "1234", "b": "ghp_abcdefghijkl"}"#.utf8))
    #expect(sight.members.count == 1)
    #expect(sight.tokens == [22..<38])
    #expect(BodySight(of: Array("none".utf8)).document == nil)
  }

  @Test("has the tokens that somebody else found, and looks for none then")
  func tokens() {
    let body = Array(#"{"pin": "1234", "b": "ghp_abcdefghijkl"}"#.utf8)
    let sight = BodySight(of: body, tokens: { [3..<5] })
    #expect(sight.tokens == [3..<5] && sight.members.count == 1)
  }
}
