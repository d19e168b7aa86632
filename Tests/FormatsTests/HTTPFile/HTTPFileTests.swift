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
        "# @no-cookie-jar", "a script, which is JavaScript", ">>! out.json", "<> old.json",
      ])
    #expect(file.ignored.map(\.line) == [13, 22, 25, 26])
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

  @Test("a script before a request is left out")
  func scripts() throws {
    let file = HTTPFile("### a\n< {%\n  request.variables.set('x', 1)\n%}\nGET /x\n")
    #expect(file.requests.map(\.start) == ["GET /x"])
    #expect(file.ignored == [HTTPFile.Ignored(line: 2, what: "a script, which is JavaScript")])
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
