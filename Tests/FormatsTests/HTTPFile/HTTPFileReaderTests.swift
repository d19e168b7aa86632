import ApusPacingTestSupport
import ApusRandomTestSupport
import Testing

@testable import ApusFormats

@Suite("Reading files of other runners", .paced)
struct HTTPFileReaderTests {
  @Test("variables of Resterm have scopes, and their secrets are remembered")
  func variables() throws {
    let file = HTTPFile(
      """
      # @const api https://a.example
      # @global base.url {{api}}/v1
      # @file-secret key tok-1
      @global name = Ada L
      @var file other x
      # @global token env:TOKEN
      ### one
      # @request id 7
      GET {{base.url}}
      """)
    #expect(
      file.variables == [
        "api": "https://a.example", "base.url": "{{api}}/v1", "key": "tok-1", "name": "Ada L", "other": "x",
        "token": "{{$processEnv TOKEN}}",
      ])
    #expect(file.secretVariables == ["key"] && file.ignored.isEmpty)
    #expect(file.requests[0].before.map(\.what) == [.keep(.value(.string("id")), .filled("7"), .request)])
  }

  @Test("a body needs no blank line before it where it cannot be a header")
  func bodyAtOnce() {
    let file = HTTPFile(
      "POST http://a.example/x\nA: b\n{{n}}: c\n{\n\"a\": 1\n}\n###\nPOST http://a.example/y\n{{a.b}}\n")
    #expect(HTTPFile("GET http://a.example/x\n###\u{301}\nGET http://a.example/y\n").requests.count == 2)
    #expect(file.requests[0].headers == ["A: b", "{{n}}: c"] && file.requests[0].body.count == 3)
    #expect(file.requests[1].body == [.text("{{a.b}}")])
  }

  @Test(
    "what is no request is none, and its text is not told",
    arguments: [
      "s3cr3t", "Dear all, see s3cr3t.", "Authorization: Bearer s3cr3t",
      "see http://a.example/?k=s3cr3t for more",
      "note: s3cr3t", "{\"a\": \"s3cr3t\"}", "s3cr3t=1", "a b c", "and/or s3cr3t", "see and/or",
    ])
  func noRequests(_ line: String) throws {
    let problem = try #require(HTTPFileStart.problem(of: line))
    #expect(!problem.contains("s3cr3t"))
  }

  @Test(
    "what is a request is one",
    arguments: [
      "GET http://a.example", "http://a.example/x?a=b c", "get /x", "POST {{host}}/x HTTP/1.1", "{{url}}",
      "/x",
      "PURGE a.example/x", "localhost:8080/x", "a.example", "GET localhost", "127.0.0.1:80", "GET [::1]:80/x",
      "curl -X PUT 'http://a.example'", "{{method}} {{url}}", "h/a", "GET h/a", "h/a HTTP/1.1",
      "GRAPHQL http://a.example", "query /x",
    ])
  func requests(_ line: String) { #expect(HTTPFileStart.problem(of: line) == nil) }

  @Test("other protocols are named", arguments: ["WEBSOCKET", "GRPC", "RSOCKET", "MQTT"])
  func protocols(_ word: String) {
    #expect(HTTPFileStart.problem(of: "\(word) a.example/x") == "\(word) is not spoken here, only HTTP")
  }

  @Test("whatever the file is, it is read to its end", arguments: 0..<300)
  func random(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let pieces = [
      "###", "\n", "\n", " ", "GET /x", "# @name a", "# @workflow a", "# @step using=a",
      "# @capture global a ", "?? status == 1",
      "{{", "{{@response", "}}", "> {%", "%}", "> x", "# @when ", "\"", "# @auth file ", "=", "{", "// c",
      "# @for-each ",
      "@global ", "response.status", "(", "\u{feff}", "\r\n", "A: $B", "  ", "/", "HTTP/1.1",
    ]
    let text = (0..<generator.below(60)).map { _ in generator.pick(pieces) }.joined()
    let file = HTTPFile(text)
    #expect(file.requests.allSatisfy { !$0.start.isEmpty && $0.line >= 1 })
    #expect(!file.findings.contains { $0.line == 0 })
  }
}
