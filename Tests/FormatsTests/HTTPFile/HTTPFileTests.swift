import ApusPacingTestSupport
import ApusRandomTestSupport
import Testing

@testable import ApusFormats

@Suite("Files of requests", .paced)
struct HTTPFileTests {
  private func only(_ text: String) throws -> HTTPFile.Request {
    let file = HTTPFile(text)
    #expect(file.requests.count == 1)
    return try #require(file.requests.first)
  }

  @Test("VS Code's and JetBrains' dialects are cut into requests with their names")
  func requests() {
    let file = HTTPFile(
      """
      @host = http://a.example
      @path=/users

      # a comment
      GET {{host}}{{path}} HTTP/1.1
      Accept: text/plain
      # another
      // and another
      X-A: 1

      ### Second one
      // @name second
      // @no-cookie-jar
      POST {{host}}/gists
      Content-Type: application/json

      {
        "a": 1

      }

      > {%
        client.test("x", () => { ### })
      %}
      >>! out.json
      <> old.json
      ###
      http://b.example
      """)
    #expect(file.variables == ["host": "http://a.example", "path": "/users"])
    #expect(file.requests.map(\.name) == [nil, "second", nil])
    #expect(
      file.requests.map(\.start) == [
        "GET {{host}}{{path}} HTTP/1.1", "POST {{host}}/gists", "http://b.example",
      ])
    #expect(file.requests.map(\.line) == [5, 14, 28])
    #expect(file.requests[0].headers == ["Accept: text/plain", "X-A: 1"])
    #expect(file.requests[1].body == ["{", "  \"a\": 1", "", "}"].map(HTTPFile.BodyLine.text))
    #expect(
      file.ignored.map(\.what) == [
        "# @no-cookie-jar", "client.test: it ends too early", ">>! out.json", "<> old.json",
      ])
    #expect(file.ignored.map(\.line) == [13, 23, 25, 26])
  }

  @Test("a query goes on over several lines, and so does a URL")
  func longURLs() throws {
    let request = try only("GET http://a.example/x\n  ?a=1\n  &b=2\n&c=3\nAccept: */*\n")
    #expect(request.start == "GET http://a.example/x?a=1&b=2&c=3")
    #expect(request.headers == ["Accept: */*"])
  }

  @Test(
    "a header below the URL is one, indented or not",
    arguments: [
      "GET http://a.example/x\n  Authorization: Bearer s3cret\nAccept: */*",
      "GET http://a.example\n    /x\n\tAuthorization: Bearer s3cret\n\tAccept: */*",
      "GET http://a.example/x\r\n  # a comment\r\n  Authorization: Bearer s3cret\r\n  Accept: */*\r\n",
    ])
  func indentedHeaders(_ text: String) throws {
    let request = try only(text)
    #expect(request.start == "GET http://a.example/x")
    #expect(request.headers == ["Authorization: Bearer s3cret", "Accept: */*"])
  }

  @Test("a query, a path and a header may all be indented below the URL")
  func indented() throws {
    let request = try only("GET http://a.example\n  /x\n  /y\n  ?a=/1\n  &b=2\n  X-A: ?c=3\n\n  body")
    #expect(request.start == "GET http://a.example/x/y?a=/1&b=2")
    #expect(request.headers == ["X-A: ?c=3"] && request.body == [.text("  body")])
  }

  @Test("files in a body are remembered, scripts and answers are not")
  func bodies() throws {
    let request = try only("POST /x\r\n\r\n< ./a.json\r\n<@ b.txt\r\n\r\n< {%\r\nx()\r\n%}\r\n")
    #expect(request.body.first == .file("./a.json", isFilled: false))
    #expect(request.body.dropFirst().first == .file("b.txt", isFilled: true))
  }

  @Test("scripts before and behind a request are understood, and what is not is named by its line")
  func scripts() throws {
    let file = HTTPFile(
      "### a\n< {%\n  request.variables.set('x', 1)\n  y()\n%}\nGET /x\n> {% client.log(1) %}\n\n< {% z() %}\n"
    )
    #expect(file.requests.map(\.start) == ["GET /x"])
    #expect(file.requests[0].before.map(\.line) == [3] && file.requests[0].after.map(\.line) == [7])
    #expect(file.ignored.map(\.line) == [4, 9] && file.problem == nil)
  }

  @Test("a script that never ends makes the file one that nothing is sent of")
  func openScripts() {
    for text in ["GET /x\n\n> {%\nclient.log(1)\n", "{{\nexports.a = 1\n###\nGET /x\n"] {
      #expect(HTTPFile(text).problem?.what == "a script begins here and never ends", "\(text)")
    }
  }

  @Test("a mark at the beginning is no part of the first line, in UTF-16 as in UTF-8")
  func marks() throws {
    #expect(try only("\u{feff}GET http://a.example/x\n").start == "GET http://a.example/x")
    let units = "GET http://a.example/x\n".utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    #expect(try only(FileText.of([0xff, 0xfe] + units)).start == "GET http://a.example/x")
  }

  @Test("behind a version no URL goes on, indented or not")
  func versions() throws {
    let request = try only("GET http://a.example/x HTTP/1.1\n  /y\n  ?a=1\n  A: b\n")
    #expect(request.start == "GET http://a.example/x HTTP/1.1")
    #expect(request.headers == ["/y", "?a=1", "A: b"])
    // Which is no header, so the request is not sent.
    let error = #expect(throws: HTTPFileProblem.self) { try HTTPFileHeader("?token=s3cret") }
    #expect(error?.message == "expected NAME: VALUE, found ?token")
  }

  @Test("comments in JSON are no part of a body, and are told of once")
  func comments() throws {
    let text =
      "POST /x\n\n# one\n{\n  // two\n  \"a\": \"# no\",\n  # @assert response.status == 200\n}\n# three\n"
    let request = try only(text)
    #expect(request.body == ["{", "  \"a\": \"# no\",", "}"].map(HTTPFile.BodyLine.text))
    #expect(HTTPFile(text).droppedComment == 3 && request.after.count == 1)
    let typed = "POST /x\nContent-Type: text/plain\n\n{\n# kept\n}\n"
    #expect(try only(typed).body.contains(.text("# kept")) && HTTPFile(typed).droppedComment == nil)
    #expect(try only("POST /x\nContent-Type: application/ld+json\n\n[\n// c\n]\n").body.count == 2)
    #expect(try only("GRAPHQL /x\n\n{ a }\n# kept\n").body.count == 2)
    #expect(try only("GET /x\n\n# only a comment\n\n").body.isEmpty)
  }

  @Test("what a shell would fill is warned about, and what a file fills is not")
  func shellVariables() {
    let file = HTTPFile(
      "GET /x\nAuthorization: Bearer $TOKEN\nX-A: ${other}\nX-B: {{$guid}} $5 a$\nX-C: {{$processEnv TOKEN}}\n"
    )
    #expect(file.warnings.map(\.line) == [2, 3])
    #expect(
      file.warnings[0].what
        == "$TOKEN is sent as it stands; {{$processEnv TOKEN}} takes it from the environment")
  }

  @Test("asserts and blocks of httpYac may stand anywhere, and are no part of a URL or a body")
  func httpYac() throws {
    let request = try only(
      "{{\nexports.a = 1;\n}}\nGET http://a.example/x\n?? status == 200\nA: b\n\nbody\n?? what\n?? body includes x\n{{@response\nexports.b = response.parsedBody.b\n}}\n"
    )
    #expect(request.start == "GET http://a.example/x" && request.headers == ["A: b"])
    #expect(request.body == [.text("body"), .text("?? what")] && request.before.map(\.line) == [2])
    #expect(request.after.map(\.line) == [5, 10, 12])
  }

  @Test(
    "nothing and comments alone are no requests",
    arguments: ["", "\n\n", "# only\n###\n### x\n// y", "@a = b"])
  func empty(_ text: String) { #expect(HTTPFile(text).requests.isEmpty) }

  @Test("whatever the file is, it is read", arguments: 0..<200)
  func random(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let pieces = [
      "###", "\n", " ", "GET /x", "# @name a", "@a = {{a}}", "< f", "<@ f", "> {%", "%}", "{{", "}}", "\r\n",
      "A: b", ":", "?a",
      "&", "りんご", "//", "\u{0}", "<>", ">>",
    ]
    let text = (0..<generator.below(40)).map { _ in generator.pick(pieces) }.joined()
    let file = HTTPFile(text)
    #expect(file.requests.allSatisfy { !$0.start.isEmpty })
  }
}
