import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Reading Hurl files", .paced)
struct HurlReaderTests {
  static let file = ##"""
    # log in
    POST http://{{host}}/login # who
    X-Mine: a\#b
    [QueryStringParams]
    q: a b
    [Options]
    location: true
    max-time: 500ms
    variable: word=red
    {
      "user": "{{user}}"
    }
    HTTP 201
    X-Answer: yes
    [Captures]
    tok: jsonpath "$.session.token"
    id: header "X-Id" regex /(.*)/
    [Asserts]
    jsonpath "$.items[0].id" == 7
    jsonpath "$.items" count == 2
    duration < 1000
    `whole`

    GET http://{{host}}/{{word}}/{{newUuid}}
    [BasicAuth]
    me: {{pw}}
    [Cookies]
    a: 1
    b: {{c}}
    HTTP *

    POST http://{{host}}/form
    [FormParams]
    a: 1 2
    HTTP/1.1 200
    """##

  @Test("entries have their headers, sections and bodies")
  func entries() throws {
    let found = try RequestCollection.reading(Self.file, .hurl)
    let requests = found.requests
    #expect(requests.map(\.line) == [2, 24, 32])
    #expect(requests[0].http.start == "POST http://{{host}}/login?q=a%20b")
    #expect(requests[0].header("X-Mine") == "a#b")
    #expect(requests[0].header("Content-Type") == "application/json")
    #expect(requests[0].followsRedirects && requests[0].timeout == "0.5")
    #expect(requests[0].bodyText == "{\n  \"user\": \"{{user}}\"\n}")
    #expect(requests[1].http.start == "GET http://{{host}}/red/{{$guid}}")
    #expect(requests[1].header("Authorization") == "Basic me {{pw}}")
    #expect(requests[1].header("Cookie") == "a={{a}}; b={{c}}")
    #expect(!requests[1].followsRedirects)
    #expect(requests[2].bodyText == "a=1+2")
  }

  @Test("captures and asserts are kept, and those that make something of an answer first are named")
  func answers() throws {
    let found = try RequestCollection.reading(Self.file, .hurl)
    let first = try #require(found.requests.first)
    #expect(first.captures.map(\.source) == [.json(".session.token")])
    #expect(
      first.checks.map(\.relation) == [
        .compares("==", to: "201"), .compares("==", to: "\"yes\""), .compares("==", to: "7"),
        .counts("==", "2"), .compares("<", to: "1000"),
      ])
    #expect(found.leftOut.map(\.line) == [17, 23])
  }

  @Test("a header without a value is written with a semicolon")
  func emptyHeader() throws {
    let found = try RequestCollection.reading("GET http://a.example\nX-Mine; # none\nHTTP 200\n", .hurl)
    #expect(found.requests.first?.header("X-Mine") == "")
    #expect(throws: CollectionProblem.self) {
      try RequestCollection.reading("GET http://a.example\na b;\n", .hurl)
    }
  }

  @Test(
    "options that would send something else keep their request from being sent",
    arguments: ["insecure: true", "proxy: localhost:1", "aws-sigv4: aws:amz", "skip: true"])
  func options(_ option: String) throws {
    let found = try RequestCollection.reading("GET http://a.example\n[Options]\n\(option)\nHTTP 200\n", .hurl)
    #expect(found.sendable.isEmpty)
  }

  @Test(
    "a broken file is told with its line",
    arguments: [
      ("GET http://a.example\nwhat is this\n", 2), ("hello\n", 1), ("GET http://a.example\n{\n\"a\": [\n", 2),
      ("GET http://a.example\n```\nnever\n", 2), ("GET http://a.example\n[Wrong]\na: b\n", 2),
      ("GET http://a.example\nHTTP 2x0\n", 2),
    ])
  func broken(_ text: String, _ line: Int) {
    #expect {
      try RequestCollection.reading(text, .hurl)
    } throws: {
      ($0 as? CollectionProblem)?.line == line
    }
  }
}
