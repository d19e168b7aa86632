import Testing

@testable import ApusClient
@testable import ApusJSON
@testable import ApusLanguage
@testable import ApusRedaction
@testable import ApusSessionExports

@Suite("A session as a task of Locust")
struct LocustTaskTests {
  private func request(_ marks: VariableMarks, _ url: String, status: Int = 200) throws -> ScriptStep.Action {
    var redactor = Redactor()
    let request = Request(
      method: .post, url: try WebURL(url), headers: ["X-Mine": "1"],
      body: .bytes(Array("{}".utf8), contentType: "application/json"))
    return .requests([
      try ScriptRequest(
        request, answeredWith: status, marks: marks, below: "http://h.test", redactor: &redactor)
    ])
  }

  private func step(_ line: String, _ action: ScriptStep.Action, pause: Double? = nil) -> ScriptStep {
    ScriptStep(line: line, number: 1, pause: pause, action: action)
  }

  @Test("looks into an answer stand below its request, and a status that is checked is not checked twice")
  func order() throws {
    var marks = VariableMarks()
    let id = marks.add("id", recorded: try .json(JSONDocument("7").root)).text
    let check = try #require(ScriptCheck(line: "expect status 2xx"))
    let session = SessionScript(
      path: "demo.session.md", origin: "http://h.test",
      steps: [
        step("post /a", try request(marks, "http://h.test/a", status: 201)),
        step("let id = .id", .capture("id", .path([.key("id")]))),
        step(".id", .leftOut("it only looks")),
        ScriptStep(
          line: "let a = header A", number: 1, pause: nil, action: .setting, notes: ["it is as recorded"]),
        step("post /a/{{id}}", try request(marks, "http://h.test/a/\(id)"), pause: 1.2345),
        step("expect status 2xx", .check(check)),
      ])
    let lines = LocustTask(session, pauses: .recorded).lines
    #expect(lines.contains("    status(answer, [201])") && !lines.contains("    status(answer, [200])"))
    #expect(lines.contains("    v[\"id\"] = take(answer, at(answer, [\"id\"]), \"let id = .id\")"))
    #expect(lines.contains("    \"/a/\" + encoded(v[\"id\"]),") && lines.contains("    name=\"/a/{{id}}\","))
    #expect(lines.contains("time.sleep(1.234)") || lines.contains("time.sleep(1.235)"))
    for note in ["it only looks", "it is as recorded"] { #expect(lines.contains("    # left out: \(note)")) }
    #expect(lines.contains("    data=(\"{}\").encode(),"))
    #expect(
      lines.contains(
        "    check(answer, [answer.status_code], \"status 2xx\", lambda value: 200 <= value <= 299)"))
    #expect(!LocustTask(session, pauses: .none).lines.contains { $0.contains("sleep") })
    #expect(
      LocustTask(session, pauses: .between(1, 2)).lines.contains("time.sleep(random.uniform(1.0, 2.0))"))
  }

  @Test("what Locust cannot tell of an answer is told to whoever exports, once for each line")
  func leftOut() throws {
    let lines = ["expect p95 time < 1s of 20", "expect time < 1s", "expect status 2xx"]
    let session = SessionScript(
      path: "demo.session.md", origin: "http://h.test",
      steps: try lines.map { step($0, .check(try #require(ScriptCheck(line: $0)))) })
    #expect(LocustTask.leftOut(of: session) == ["demo.session.md:1: it is not checked: p95 time < 1s of 20"])
  }

  @Test("nothing of a session is code: neither a line nor a name ends its string or its comment")
  func quoting() throws {
    let session = SessionScript(
      path: "a", origin: "http://h.test",
      steps: [
        step("get /a\"); evil()\n# b\u{2028}c", try request(VariableMarks(), "http://h.test/a%22)b")),
        step("let x = .\"\\\"\"", .capture("x\"\n", .path([.key("\"]\n\u{202e}"), .position(-1), .any]))),
      ])
    for line in LocustTask(session, pauses: .none).lines {
      #expect(!line.contains("\n") && !line.contains("\u{2028}") && !line.contains("\u{202e}"), "\(line)")
    }
    #expect(PythonText.quoted("a\"\\\n\u{1f600}\u{e0001}") == "\"a\\\"\\\\\\n\u{1f600}\\U000e0001\"")
  }

  @Test("a class has a name that Python takes, whatever the file is called")
  func names() {
    #expect(LoadName.user(of: "x/shop-orders.session.md") == "ShopOrdersUser")
    #expect(LoadName.user(of: "2.session.md") == "Session2User")
    #expect(LoadName.user(of: "none.session.md") == "NoneUser")
    #expect(LoadName.user(of: "注文.session.md") == "SessionUser")
  }
}
