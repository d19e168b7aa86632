import ApusClient
import ApusPacingTestSupport
import ApusSystem
import Testing

@testable import ApusFormats
@testable import ApusLanguage

@Suite("What scripts and directives do", .paced)
struct HTTPFileStateTests {
  /// What came of the only request of a file whose answer is this.
  private func finished(
    _ after: String, body: String = #"{"id": 7, "token": "s3cr3t-1", "list": [1, 2]}"#
  ) throws -> (done: [HTTPFileState.Done], state: HTTPFileState) {
    let file = HTTPFile("# @name one\nGET /x\n\n\(after)\n")
    var state = HTTPFileState(file, folder: "", files: .fixed([:]), processVariable: { _ in nil })
    let request = try #require(file.requests.first)
    let exchange = try Answered.exchange(body)
    state.note(exchange, of: request)
    return (state.finish(request, exchange, [:], own: [:]), state)
  }

  private func words(_ done: [HTTPFileState.Done]) -> [String] {
    done.map { done in
      switch done.what {
      case .kept(let name, let value): "\(done.line) kept \(name) \(value.text)"
      case .said(let text): "\(done.line) said \(text)"
      case .holds: "\(done.line) holds"
      case .failed(let text): "\(done.line) failed \(text)"
      case .leftOut(let text): "\(done.line) left out \(text)"
      }
    }
  }

  @Test("values are kept for what follows, the session's by their names")
  func keeping() throws {
    let (done, state) = try finished(
      "> {%\nclient.global.set(\"id\", response.body.id);\nclient.global.set(\"a.b\", 1);\nclient.global.set(\"no\", response.body.no)\n%}"
    )
    #expect(words(done) == ["5 kept id 7", "7 left out nothing is there to keep as no"])
    let values = state.values([:])
    #expect(
      try values.filled("{{id}}-{{a.b}}-{{one.token}}-{{one.response.body.$.list[1]}}") == "7-1-s3cr3t-1-2")
    #expect(values.hasSecret(in: "x {{token}}") == false && values.last != nil)
  }

  @Test("a value that is a secret by its name or by word hides what it goes into")
  func secrets() throws {
    let file = HTTPFile(
      "# @capture file-secret k response.json.token\n# @capture global auth_token = response.json.token\nGET /x\n"
    )
    var state = HTTPFileState(file, folder: "", files: .fixed([:]), processVariable: { _ in nil })
    _ = state.finish(file.requests[0], try Answered.exchange(#"{"token": "s3cr3t-1"}"#), [:], own: [:])
    let values = state.values([:])
    #expect(
      values.hasSecret(in: "{{k}}") && values.hasSecret(in: "Bearer {{auth_token}}")
        && !values.hasSecret(in: "k"))
    let user = HTTPFile("GET /x?a={{k}}\n\n{{auth_token}}\n").requests[0]
    #expect(values.secrets(of: user).count == 2)
  }

  @Test("a check that does not hold says what was found, and of a secret nothing")
  func checking() throws {
    let (done, _) = try finished(
      """
      > {%
        client.test("named", function () {
          client.assert(response.status === 200);
          client.assert(response.body.token === "other");
          client.assert(response.body.id === 7 && response.body.list.length > 5);
        });
      %}
      ?? body .id == 7
      ?? body .list > 3
      """)
    #expect(
      words(done) == [
        "6 failed \"named\": expected status === 200, found 201",
        "7 failed \"named\": a check of a secret does not hold",
        "8 failed \"named\": body.id === 7 && body.list.length > 5 does not hold", "11 holds",
        "12 failed expected body at .list > 3, found [1, 2]",
      ])
  }

  @Test("what is said shows values, but for secrets")
  func logging() throws {
    let (done, _) = try finished(
      "> {% const t = response.body.token; client.log(\"token\", response.body.id, t, `t ${response.body.token}`); client.global.set(\"x\", t) %}"
    )
    #expect(words(done) == ["4 said token 7 ••• •••", "4 kept x s3cr3t-1"])
    if case .kept(_, .typedSecret)? = done.last?.what {} else { Issue.record("\(done)") }
  }

  @Test("a request is sent once, for each value of a list, or not")
  func rounds() throws {
    func ask(_ directives: String, _ variables: [String: VariableValue] = [:]) throws -> (String?, [String]) {
      let file = HTTPFile("\(directives)\nGET /x\n")
      let state = HTTPFileState(
        file, folder: "", files: .fixed(["u.json": "[{\"n\": 1}]"]), processVariable: { _ in nil })
      let values = state.values(variables)
      let reason = try state.reasonAgainst(file.requests[0], values)
      let rounds = try state.rounds(of: file.requests[0], values)
      return (reason?.what, rounds.map { $0.isEmpty ? "-" : $0.values.first?.text ?? "" })
    }
    #expect(try ask("") == (nil, ["-"]))
    #expect(try ask("# @disabled").0 == "it is disabled")
    #expect(try ask("# @when vars.has(\"x\")").0 == "@when does not hold")
    #expect(try ask("# @when vars.x == 2", ["x": .text("2")]).0 == nil)
    #expect(try ask("# @skip-if vars.x == 2", ["x": .text("2")]).0 == "@skip-if holds")
    #expect(try ask("# @for-each [1, \"b\"] as i").1 == ["1", "b"] && ask("# @for-each [] as i").1.isEmpty)
    #expect(try ask("# @for-each json.file(\"u.json\") as u").1 == ["{\"n\": 1}"])
    #expect(throws: HTTPFileProblem.self) { try ask("# @for-each vars.x as i", ["x": .text("2")]) }
  }

  @Test("where nothing is sent, what an answer would tell stays a reference")
  func offline() throws {
    let file = HTTPFile(
      "# @name login\n# @capture global id response.json.id\nGET /x\n###\nGET http://h/{{login.response.body.$.id}}/{{id}}\nAuthorization: Bearer {{login.response.body.token}}\n\n{{nobody}}"
    )
    var state = HTTPFileState(file, folder: "", files: .fixed([:]), processVariable: { _ in nil })
    #expect(throws: HTTPFileProblem.self) { try state.values([:]).filled("{{id}}") }
    state.isOffline = true
    #expect(try state.values([:]).filled("{{login.response.body.$.id}}") == "{{login.response.body.$.id}}")
    #expect(try state.values([:]).filled("{{id}}") == "{{id}}")
    #expect(throws: HTTPFileProblem.self) { try state.values([:]).filled("{{nobody}}") }
    #expect(throws: HTTPFileProblem.self) { try state.values([:]).filled("{{other.response.body.$.id}}") }
  }

  @Test("expressions in braces are worked out, and parts of a value that was kept are there")
  func expressions() throws {
    var state = HTTPFileState(
      HTTPFile("GET /"), folder: "", files: .fixed([:]), processVariable: { _ in nil })
    _ = state.isOffline
    state.isOffline = false
    let own: [String: VariableValue] = [
      "u": try #require(try Answered.json(#"{"name": "ada", "n": {"m": 2}}"#))
    ]
    let values = state.values(["x": .text("2")], own: own)
    #expect(
      try values.filled("{{= vars.x + \"!\"}} {{= vars.u.name }} {{u.name}} {{u.n.m}}") == "2! ada ada 2")
    #expect(throws: HTTPFileProblem.self) { try values.filled("{{= nobody.x }}") }
    #expect(throws: HTTPFileProblem.self) { try values.filled("{{u.nothing}}") }
  }
}
