import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Waiting on a connection", .paced)
struct ChannelTests {
  @Test("a head that does not come in time is 408")
  func slowHead() throws {
    var limits = Limits()
    limits.headTime = .milliseconds(20)
    #expect(try refusal(limits, "GET / HTTP/1.1\r\nHost:") == 408)
  }

  @Test("a connection that rests for too long is closed without a word")
  func idle() throws {
    var limits = Limits()
    limits.idle = .milliseconds(20)
    try withServer(limits: limits) { server in
      let client = try RawClient(port: server.port)
      #expect(try client.get("/echo").status == 200)
      let (bytes, ending) = client.readAll()
      #expect(bytes.isEmpty)
      #expect(ending == .closed)
    }
  }

  @Test("a body that stops coming ends the connection")
  func stalledBody() throws {
    var limits = Limits()
    limits.stall = .milliseconds(20)
    try withServer(limits: limits) { server in
      let client = try RawClient(port: server.port)
      client.send("POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc")
      #expect(client.readAll().ending == .closed)
    }
  }

  @Test("a client that asks for much and reads nothing is dropped")
  func stalledReader() throws {
    var limits = Limits()
    limits.stall = .milliseconds(20)
    limits.connections = 1
    try withServer(limits: limits) { server in
      let client = try RawClient(port: server.port)
      client.send("GET /faults/body.tooLarge HTTP/1.1\r\nHost: localhost\r\n\r\n")
      _ = try client.readHead()
      // It holds the only place until it is dropped.
      while try get(server, "/echo").status == 503 {}
      let ending = client.readAll(limit: 100_000_000).ending
      #expect(ending == .closed || ending == .reset)
    }
  }
}
