import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Requests as they arrive", .paced)
struct RequestReaderTests {
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

  @Test("one empty line before a request is forgiven")
  func leadingEmptyLine() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      client.send("\r\nGET /echo HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(try client.readResponse().status == 200)
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
}
