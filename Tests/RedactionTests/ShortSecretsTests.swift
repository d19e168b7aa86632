import ApusPacingTestSupport
import Testing

@testable import ApusClient
@testable import ApusRedaction

@Suite("Short values that somebody declared", .paced)
struct ShortSecretsTests {
  private func hidden(_ body: String, _ places: String..., type: String = "application/json") throws -> String
  {
    var redactor = Redactor(rules: try RedactionRules(places))
    return String(
      decoding: redactor.redact(answer: Array(body.utf8), contentType: type), as: UTF8.self)
  }

  @Test("are hidden in the texts of the same answer, and numbers stay numbers")
  func texts() throws {
    #expect(
      try hidden(#"{"pin": "4711", "say": "pin 4711, or 4711!", "count": 4711, "other": "47110"}"#, "pin")
        == #"{"pin": "{{secret:pin}}", "say": "pin {{secret:pin}}, or {{secret:pin}}!", "count": 4711, "other": "47110"}"#
    )
    #expect(
      try hidden(#"{"pin": 4711, "all": ["4711", 4711]}"#, "body.pin")
        == #"{"pin": "{{secret:pin}}", "all": ["{{secret:pin}}", 4711]}"#)
    #expect(
      try hidden(#"{"pin": "4711"}\#n{"n": 4711, "say": "4711"}\#n"#, "pin", type: "application/x-ndjson")
        == #"{"pin": "{{secret:pin}}"}\#n{"n": 4711, "say": "{{secret:pin}}"}\#n"#)
  }

  @Test("are hidden in later answers, also in those that are no JSON")
  func later() throws {
    var redactor = Redactor(rules: try RedactionRules(["query.code"]))
    _ = redactor.redact(try WebURL("http://h/?code=ab-12"))
    func answer(_ body: String) -> String {
      String(decoding: redactor.redact(answer: Array(body.utf8), contentType: "text/plain"), as: UTF8.self)
    }
    #expect(answer("your code: ab-12\n") == "your code: {{secret:code}}\n")
    #expect(answer("cab-12") == "cab-12")
    #expect(answer(#"{"broken": ab-12"#) == #"{"broken": ab-12"#)
    #expect(answer(answer("ab-12")) == "{{secret:code}}")
  }

  @Test("are not looked for where they are words, or shorter, or not declared, or in what is asked")
  func others() throws {
    for body in [
      #"{"role": "admin", "say": "admin"}"#, #"{"role": "a1", "say": "a1"}"#,
    ] {
      let name = try hidden(body, "role")
      #expect(name.contains("\"say\": \"a"), "\(name)")
    }
    #expect(try hidden(#"{"pin": "4711", "say": "4711"}"#, "other").contains(#""say": "4711""#))
    var redactor = Redactor(rules: try RedactionRules(["pin"]))
    let sent = redactor.redact(
      body: Array(#"{"pin": "4711", "say": "a 4711"}"#.utf8), contentType: "application/json")
    #expect(String(decoding: sent, as: UTF8.self) == #"{"pin": "{{secret:pin}}", "say": "a 4711"}"#)
  }
}
