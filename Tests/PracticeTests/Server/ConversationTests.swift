import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Conversations with the server", .paced)
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
      client.send((1...20).map { "GET /echo?n=\($0) HTTP/1.1\r\nHost: practice.localhost\r\n\r\n" }.joined())
      for number in 1...20 {
        #expect(try client.readResponse().text.contains("\"target\": \"/echo?n=\(number)\""))
      }
    }
  }

  @Test("what follows a slow request in the same packet is not lost")
  func pipeliningAfterDelay() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      client.send(
        "GET /delay/0.02 HTTP/1.1\r\nHost: localhost\r\n\r\nGET /status/299 HTTP/1.1\r\nHost: localhost\r\n\r\n"
      )
      #expect(try client.readResponse().text.contains("delay"))
      #expect(try client.readResponse().status == 299)
    }
  }

  @Test("a client that closes its side after asking is still answered")
  func halfClosed() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      client.send("GET /delay/0.01 HTTP/1.1\r\nHost: localhost\r\n\r\n")
      client.stopSending()
      #expect(try client.readResponse().status == 200)
      #expect(client.readAll().ending == .closed)
    }
  }

  @Test(
    "paths that look like files lead nowhere",
    arguments: [
      "/etc/passwd", "/../../etc/passwd", "/faults/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd",
      "/image/../../../etc/passwd", "/github/users/..%2f..%2fetc%2fpasswd", "//etc/passwd",
    ])
  func noFiles(path: String) throws {
    try withServer { server in
      let response = try get(server, path)
      #expect(response.status == 404)
      #expect(!response.text.contains("root:"))
    }
  }
}
