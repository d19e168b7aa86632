import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Responses on the wire", .paced)
struct ResponseWriterTests {
  @Test("Connection: close is obeyed and said")
  func close() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      #expect(try client.get("/echo", "Connection: close").first("Connection") == "close")
      #expect(client.readAll().ending == .closed)
    }
  }

  @Test("HTTP/1.0 needs no host, gets no chunks, and is closed unless it asks otherwise")
  func oldVersion() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      client.send("GET /echo HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
      let first = try client.readResponse()
      #expect(first.first("Connection") == "keep-alive")
      #expect(first.text.contains("\"host\": \"127.0.0.1:\(server.port)\""))
      client.send("GET /stream/2 HTTP/1.0\r\n\r\n")
      let second = try client.readResponse()
      #expect(second.first("Transfer-Encoding") == nil)
      #expect(second.text == "{\"id\":0,\"message\":\"line 0\"}\n{\"id\":1,\"message\":\"line 1\"}\n")
    }
  }

  @Test("a line break in a parameter does not become one in a header")
  func headerInjection() throws {
    try withServer { server in
      let response = try get(server, "/redirect-to?url=/a%0d%0aSet-Cookie:%20x=1")
      #expect(response.first("Location") == "/a%0D%0ASet-Cookie: x=1")
      #expect(response.first("Set-Cookie") == nil)
      let cookie = try get(server, "/cookies/set?a%0d%0ab=1")
      #expect(cookie.status == 400)
    }
  }
}
