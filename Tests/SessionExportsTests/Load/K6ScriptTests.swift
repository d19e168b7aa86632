import Testing

@testable import ApusClient
@testable import ApusJSON
@testable import ApusLanguage
@testable import ApusRedaction
@testable import ApusSessionExports

@Suite("A session as a script for k6")
struct K6ScriptTests {
  private func step(_ line: String, _ action: ScriptStep.Action, pause: Double? = nil) -> ScriptStep {
    ScriptStep(line: line, number: 1, pause: pause, action: action)
  }

  private func script(_ checks: [String], pauses: Pauses = .recorded) throws -> String {
    var redactor = Redactor()
    var marks = VariableMarks()
    let id = marks.add("id", recorded: try .json(JSONDocument("7").root)).text
    func request(_ url: String) throws -> ScriptStep.Action {
      let request = Request(
        method: .put, url: try WebURL(url), headers: ["Authorization": "Bearer {{secret:token}}"],
        body: .bytes(Array("{\"a\": \(id)}".utf8), contentType: "application/json"))
      return .requests([
        try ScriptRequest(
          request, answeredWith: 200, marks: marks, below: "http://h.test", redactor: &redactor)
      ])
    }
    let steps = [
      step("put /a", try request("http://h.test/a")),
      step("let id = .id", .capture("id", .path([.key("id"), .any]))),
      step("put /a/{{id}}", try request("http://h.test/a/\(id)"), pause: 0.5),
      step(".id", .leftOut("it only\nlooks")),
    ]
    let rest = try checks.map { step($0, .check(try #require(ScriptCheck(line: $0)))) }
    return K6Script(
      SessionScript(path: "demo.session.md", origin: "http://h.test", steps: steps + rest), pauses: pauses
    ).text
  }

  @Test("requests have holes, a name without values, and a status; what is left out is a comment")
  func requests() throws {
    let text = try script([])
    for part in [
      "whole(\"/a/\" + encoded(v[\"id\"])), \"{\\\"a\\\": \" + JSON.stringify(v[\"id\"]) + \"}\"",
      "tags: { name: \"/a/{{id}}\", step: '2' }", "status(answer, \"PUT /a\", 200);", "sleep(0.5);",
      "take(answer, at(answer, [\"id\", ANY]), \"let id = .id\", true);", "// left out: it only\\nlooks",
      "\"Authorization\": \"Bearer \" + secret(\"TOKEN\")", "const MISSING = [\"TOKEN\"]",
      "checks: ['rate==1'],",
    ] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
    #expect(try !script([], pauses: .none).contains("sleep("))
    #expect(try script([], pauses: .between(1, 3)).contains("sleep(1.0 + Math.random() * 2.0);"))
  }

  @Test("of the times that are promised it is told which k6 does not measure, or measures otherwise")
  func phases() throws {
    func told(_ line: String) throws -> [String] {
      let check = step(line, .check(try #require(ScriptCheck(line: line))))
      return K6Script.leftOut(
        of: SessionScript(path: "demo.session.md", origin: "http://h.test", steps: [check]))
    }
    #expect(
      try told("expect time dns < 5 ms") == [
        "demo.session.md:1: k6 does not measure dns, so it is not checked: time dns < 5 ms"
      ])
    #expect(
      try told("expect time first-byte < 5 ms") == [
        "demo.session.md:1: k6 measures first-byte from when the request is sent, and not before: time first-byte < 5 ms"
      ])
    for line in [
      "time < 5 ms", "time connect < 5 ms", "time tls < 5 ms", "time download < 5 ms", "status 200",
    ] {
      #expect(try told("expect " + line).isEmpty, "\(line)")
    }
  }

  @Test("what is promised of times is a threshold of its step, and the rest is checked")
  func thresholds() throws {
    let text = try script([
      "expect time < 500ms", "expect status 2xx", "expect .a == \"x\"", "expect header etag",
    ])
    #expect(text.contains("'http_req_duration{step:2}': ['max<500.0'],"))
    let both = try script(["expect time < 500ms", "expect p95 time < 300 ms of 5"])
    #expect(both.contains("'http_req_duration{step:2}': ['max<500.0', 'p(95)<300.0'],"), "\(both)")
    #expect(
      text.contains("(value) => value >= 200 && value <= 299);") && !text.contains("\"PUT /a/{{id}}\", 200"))
    #expect(text.contains("(value) => compared(value, '==', JSON.parse(\"\\\"x\\\"\")));"))
    #expect(
      text.contains(
        "anyOf(answer, header(answer, \"etag\"), \"PUT /a/{{id}}: header etag\", (value) => true);")
    )
  }
}
