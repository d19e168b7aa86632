import PacingTestSupport
import Testing

@testable import Practice

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

  @Test("a request that arrives byte by byte is understood, trailers included")
  func slowRequest() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      let request =
        "POST /echo HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
        + "3;x=y\r\nabc\r\n0\r\nT: u\r\n\r\n"
      for byte in request.utf8 { client.send([byte]) }
      let response = try client.readResponse()
      #expect(response.text.contains("\"text\": \"abc\""))
      #expect(response.text.contains("\"trailers\""))
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

  @Test("one empty line before a request is forgiven")
  func leadingEmptyLine() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      client.send("\r\nGET /echo HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(try client.readResponse().status == 200)
    }
  }

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

  @Test("a target may be a whole URL, and its host then decides")
  func absoluteTarget() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      client.send(
        "GET http://other.localhost:81/github/users/hubot/repos?per_page=50 HTTP/1.1\r\nHost: localhost\r\n\r\n"
      )
      let response = try client.readResponse()
      #expect(
        response.first("Link")?.contains("<http://other.localhost:81/github/users/hubot/repos?") == true)
      client.send("GET http://other.localhost?a=b HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(try client.readResponse().text.contains("The practice API"))
    }
  }

  @Test("a client that waits for 100 Continue is told to go on")
  func expectContinue() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      client.send(
        "POST /echo HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n")
      #expect(try client.readHead().status == 100)
      client.send("hi")
      #expect(try client.readResponse().text.contains("\"text\": \"hi\""))
    }
  }

  @Test("a client that waits for 100 Continue with too large a body is refused before sending it")
  func expectTooLarge() throws {
    var limits = Limits()
    limits.body = 10
    try withServer(limits: limits) { server in
      let client = try RawClient(port: server.port)
      client.send(
        "POST /echo HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 11\r\n\r\n")
      #expect(try client.readHead().status == 413)
    }
  }

  @Test("OPTIONS tells what a path takes; other methods are told too")
  func methods() throws {
    try withServer { server in
      let options = try ask(server, "OPTIONS", "/github/gists")
      #expect(options.status == 204)
      #expect(options.first("Allow") == "GET, POST, HEAD, OPTIONS")
      let patch = try ask(server, "PATCH", "/cookies")
      #expect(patch.status == 405)
      #expect(patch.first("Allow") == "GET, HEAD, OPTIONS")
      #expect(try ask(server, "OPTIONS", "*").status == 204)
      #expect(try ask(server, "OPTIONS", "/nothing").status == 404)
      #expect(try ask(server, "BREW", "/echo").text.contains("\"method\": \"BREW\""))
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
