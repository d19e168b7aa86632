import ApusClient
import ApusPacingTestSupport
import Testing

@Suite("Checking a request", .paced)
struct RequestTests {
  @Test(
    "a header that could write lines of its own is refused",
    arguments: [
      HeaderField(name: "X-A", value: "a\r\nX-B: 1"), HeaderField(name: "X-A", value: "a\nb"),
      HeaderField(name: "X-A", value: "a\0b"),
      HeaderField(name: "X A", value: "1"), HeaderField(name: "", value: "1"),
      HeaderField(name: "X:A", value: "1"), HeaderField(name: "X-Ä", value: "1"),
      HeaderField(name: "X-A", value: Secret("a\nb")),
    ])
  func header(_ field: HeaderField) throws {
    let request = Request(url: .https("a.test"), headers: HeaderFields([field]))
    let problem = try #require(throws: RequestError.self) { try request.check() }
    #expect(problem.code == .requestHeader)
  }

  @Test("a URL made in code with a blank in it is refused")
  func url() throws {
    let problem = try #require(throws: RequestError.self) {
      try Request(url: .https("a.test", path: "/a b")).check()
    }
    #expect(problem.code == .requestURL)
  }

  @Test(
    "a length or a coding that leaves in doubt where the request ends is refused",
    arguments: [
      [("Content-Length", "4")], [("Content-Length", "+3")], [("Content-Length", "3, 3")],
      [("Content-Length", "")],
      [("Content-Length", "3"), ("content-length", "4")], [("Transfer-Encoding", "gzip")],
      [("Transfer-Encoding", "gzip, chunked")], [("Transfer-Encoding", "chunked"), ("Content-Length", "3")],
      [("Transfer-Encoding", "chunked"), ("Transfer-Encoding", "chunked")], [("Host", "a"), ("Host", "b")],
    ])
  func framing(_ fields: [(String, String)]) throws {
    let headers = HeaderFields(fields.map { HeaderField(name: $0.0, value: $0.1) })
    let request = Request(method: .post, url: .https("a.test"), headers: headers, body: .text("abc"))
    #expect(try #require(throws: RequestError.self) { try request.check() }.code == .requestHeader)
  }

  @Test("a body that is announced must be there, and HTTP/1.0 has no chunks")
  func announced() throws {
    for headers: HeaderFields in [["Content-Length": "1"], ["Transfer-Encoding": "chunked"]] {
      let request = Request(url: .https("a.test"), headers: headers)
      #expect(try #require(throws: RequestError.self) { try request.check() }.code == .requestHeader)
    }
    var old = Request(
      method: .post, url: .https("a.test"), headers: ["Transfer-Encoding": "chunked"], body: .text("abc"))
    try old.check()
    old.options.httpVersion = .http10
    #expect(try #require(throws: RequestError.self) { try old.check() }.code == .requestHeader)
  }

  @Test("a length that is the body's passes, and so does one of a file that is not there yet")
  func rightLength() throws {
    try Request(url: .https("a.test"), headers: ["Content-Length": "0"]).check()
    for body in [RequestBody.text("abc"), .file(path: "/no/such")] {
      try Request(method: .post, url: .https("a.test"), headers: ["Content-Length": "3"], body: body).check()
    }
  }

  @Test("CONNECT names a host and a port, and a path or a query is refused")
  func connect() throws {
    for (text, target) in [
      ("http://a.test", "a.test:80"), ("https://a.test:8/", "a.test:8"), ("https://[::1]", "[::1]:443"),
    ] {
      let request = Request(method: .connect, url: try WebURL(text))
      try request.check()
      #expect(request.method.target(of: request.url) == target)
    }
    for text in ["http://a.test/x", "http://a.test/?q"] {
      let request = Request(method: .connect, url: try WebURL(text))
      #expect(try #require(throws: RequestError.self) { try request.check() }.code == .requestURL)
    }
  }

  @Test("a usual request passes")
  func usual() throws {
    try Request(url: WebURL("https://a.test/日本?q=a b"), headers: ["X-A": "日本"]).check()
  }
}
