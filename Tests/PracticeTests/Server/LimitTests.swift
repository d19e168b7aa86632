import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Limits", .paced)
struct LimitTests {
  @Test("a long request line is 414, at the limit and before its end has come")
  func requestLine() throws {
    var limits = Limits()
    limits.requestLine = 100
    let path = String(repeating: "a", count: 100)
    #expect(try refusal(limits, "GET /\(path) HTTP/1.1\r\nHost: localhost\r\n\r\n") == 414)
    #expect(try refusal(limits, "GET /\(path)") == 414)
  }

  @Test("long headers are 431, one by one and together")
  func head() throws {
    var limits = Limits()
    limits.head = 200
    let long = String(repeating: "a", count: 201)
    #expect(try refusal(limits, "GET / HTTP/1.1\r\nHost: localhost\r\nX: \(long)\r\n\r\n") == 431)
    let some = "X: \(String(repeating: "a", count: 60))\r\n"
    #expect(
      try refusal(limits, "GET / HTTP/1.1\r\nHost: localhost\r\n\(some)\(some)\(some)\(some)\r\n") == 431)
  }

  @Test("too many headers are 431, in the head and in the trailers")
  func fields() throws {
    var limits = Limits()
    limits.fields = 3
    let lines = "A: 1\r\nB: 2\r\nC: 3\r\n"
    #expect(try refusal(limits, "GET / HTTP/1.1\r\nHost: localhost\r\n\(lines)\r\n") == 431)
    let head = "POST /echo HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    #expect(try refusal(limits, "\(head)0\r\n\(lines)D: 4\r\n\r\n") == 431)
  }

  @Test("a large body is 413, whether it says so first or comes in chunks")
  func body() throws {
    var limits = Limits()
    limits.body = 10
    #expect(
      try refusal(limits, "POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 11\r\n\r\n") == 413)
    let head = "POST /echo HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    #expect(try refusal(limits, "\(head)6\r\nabcdef\r\n5\r\n") == 413)
  }

  @Test("a body that is only counted may be larger than one that is kept")
  func countedBody() throws {
    var limits = Limits()
    limits.body = 10
    try withServer(limits: limits) { server in
      let response = try ask(server, "POST", "/upload", body: String(repeating: "x", count: 100_000))
      #expect(response.text.contains("\"bytes\": 100000"))
    }
  }
}
