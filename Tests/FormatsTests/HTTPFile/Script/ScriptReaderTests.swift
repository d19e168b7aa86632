import ApusPacingTestSupport
import ApusRandomTestSupport
import Testing

@testable import ApusFormats

@Suite("Scripts of a file of requests", .paced)
struct ScriptReaderTests {
  private func actions(_ script: String, line: Int = 1) -> [HTTPFileAction] {
    ScriptReader(script, line: line).actions
  }

  private func leftOut(_ script: String) -> [String] {
    actions(script).compactMap { if case .leftOut(let what) = $0.what { what } else { nil } }
  }

  @Test("what keeps, checks and says is understood, with the line and the test it stands in")
  func known() {
    let body = ScriptExpression.part(.body, isLast: false)
    let found = actions(
      """
      // a comment
      client.global.set("token", response.body.token);
      request.variables.set('x', 1)
      client.test("ok", function () {
        client.assert(response.status === 200, "no");
        /* more */ client.log("a", 'b');
      });
      client.test("arrow", () => client.assert(response.body.id))
      """, line: 10)
    #expect(
      found.map(\.line) == [11, 12, 14, 15, 17] && found.map(\.test) == [nil, nil, "ok", "ok", "arrow"])
    #expect(found[0].what == .keep(.value(.string("token")), .member(body, "token"), .session))
    #expect(found[1].what == .keep(.value(.string("x")), .value(.number("1")), .request))
    #expect(found[2].what == .check(.both(.same, .part(.status, isLast: false), .value(.number("200")))))
    #expect(found[3].what == .log([.value(.string("a")), .value(.string("b"))]))
    #expect(found[4].what == .check(.member(body, "id")))
  }

  @Test("names for values, one or several, stand for them further down")
  func locals() {
    let found = actions("const body = response.body;\nlet {a, b} = body\nclient.log(a, b, body)")
    #expect(found.count == 4 && leftOut("const x = response.body; client.log(x)").isEmpty)
    #expect(found[3].what == .log([.local("a"), .local("b"), .local("body")]))
    #expect(leftOut("client.log(nobody)") == ["client.log: nobody is not known here"])
  }

  @Test("httpYac's and Resterm's spellings mean the same")
  func others() {
    let id = ScriptExpression.member(.part(.body, isLast: false), "id")
    #expect(
      actions("exports.id = response.parsedBody.id;").first?.what
        == .keep(.value(.string("id")), id, .session))
    #expect(
      actions("vars.global.set(\"id\", response.json.id, {secret: true});").map(\.what)
        == [.keep(.value(.string("id")), id, .session)])
    #expect(
      actions("test.status(200);\nequal(response.parsedBody.id, 7);\nassert.strictEqual(1, 1)").map(\.what)
        == [
          .check(.both(.equal, .part(.status, isLast: false), .value(.number("200")))),
          .check(.both(.equal, id, .value(.number("7")))),
          .check(.both(.equal, .value(.number("1")), .value(.number("1")))),
        ])
    #expect(actions("tests.assert(response.statusCode === 200, 'x')").count == 1)
  }

  @Test(
    "what is JavaScript is left out and named without its values, and what follows is not",
    arguments: [
      ("if (response.status === 200) {\n  client.global.set(\"a\", 1)\n} else { b() }", "if …"),
      ("for (const x of [1]) { client.log(x) }", "for …"),
      ("client.global.set(\"s3cret\", btoa(\"s3cret\"))", "client.global.set: btoa"),
      ("client.global.set(\"s3cret\", new Date().getTime());", "client.global.set: new"),
      ("response.body.items.forEach(function (x) { client.log(x); })", "response.body.items.forEach"),
      ("let s3cretLess = /x/.test(response.body)", "let"), ("client.exit()", "client.exit"),
      ("const a = response.body.items.map(x => x.id).join(\",\");", "const a"),
      ("(function () { client.log(1) })()", "a statement"), ("x", "x"),
      ("client.assert(response.cookiesByName(\"a\"))", "client.assert: cookiesByName"),
      ("client.test(\"a\", function () { client.log(1)", "client.test"),
    ])
  func leavesOut(_ script: String, _ what: String) {
    let left = leftOut(script)
    #expect(left.count >= 1 && left[0].hasPrefix(what) && !left[0].contains("s3cret\""), "\(left)")
    guard !script.hasPrefix("client.test") else { return }
    let all = actions(script + "\nclient.log(\"behind\")")
    #expect(all.last?.what == .log([.value(.string("behind"))]), "\(all)")
  }

  @Test("a test goes on behind a statement that is not understood")
  func inTests() {
    let found = actions(
      "client.test(\"a\", function () {\n  if (x) { y() }\n  client.assert(response.status === 1);\n});\nclient.log(2)"
    )
    #expect(found.count == 3 && found[1].test == "a" && found[2].test == nil)
    if case .check = found[1].what {} else { Issue.record("\(found)") }
  }

  @Test("whatever a script is, it is read to its end", arguments: 0..<300)
  func random(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let pieces = [
      "client.global.set(", "\"a\"", "response.body", ")", ";", "\n", "{", "}", "[", "]", "=>", "(", "const ",
      "if ", "client.test(", "function ", "`${", "`", "'", "//", "/*", "*/", "1", ",", "===", "!", "==", "?",
      ".", "りんご",
    ]
    let script = (0..<generator.below(60)).map { _ in generator.pick(pieces) }.joined()
    #expect(actions(script).allSatisfy { $0.line >= 1 })
  }
}
