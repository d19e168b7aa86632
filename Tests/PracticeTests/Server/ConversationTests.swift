import Testing

@testable import Practice

@Suite("Conversations with the server")
struct ConversationTests {
  @Test("one connection serves many requests")
  func keepAlive() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      for number in 1...50 {
        let response = try client.get("/echo?n=\(number)")
        #expect(response.status == 200)
        #expect(response.text.contains("\"target\": \"/echo?n=\(number)\""))
      }
    }
  }

  @Test("requests sent all at once are answered in order")
  func pipelining() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      client.send((1...20).map { "GET /echo?n=\($0) HTTP/1.1\r\nHost: practice.test\r\n\r\n" }.joined())
      for number in 1...20 {
        #expect(try client.readResponse().text.contains("\"target\": \"/echo?n=\(number)\""))
      }
    }
  }

  @Test("a request that arrives byte by byte is understood")
  func slowRequest() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      let request =
        "POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3;x=y\r\nabc\r\n0\r\nT: u\r\n\r\n"
      for byte in request.utf8 { client.send([byte]) }
      let response = try client.readResponse()
      #expect(response.text.contains("\"text\": \"abc\""))
      #expect(response.text.contains("\"trailers\""))
    }
  }
}
