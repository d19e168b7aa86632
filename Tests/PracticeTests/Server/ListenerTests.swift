import ApusPacingTestSupport
import ApusSystem
import Testing

@testable import ApusPractice

@Suite("The ports of a server", .paced)
struct ListenerTests {
  @Test("a port that is taken is an error that says so")
  func portTaken() throws {
    try withServer { server in
      let error = #expect(throws: ListenError.self) { try PracticeServer.start(port: server.port) }
      #expect(error?.port == server.port)
      #expect(error?.description.hasPrefix("cannot listen on 127.0.0.1:\(server.port): ") == true)
    }
  }

  @Test("the base URL leads to the server, and the other port to another origin of it")
  func ports() throws {
    try withServer { server in
      #expect(server.baseURL == "http://127.0.0.1:\(server.port)")
      #expect(server.port != server.otherPort)
      let other = try RawClient(port: server.otherPort).get("/credentials")
      #expect(other.text.contains("\"is_other_origin\": true"))
      #expect(try get(server, "/credentials").text.contains("\"is_other_origin\": false"))
    }
  }

  @Test("nobody is let in at the silent port, and nobody is turned away")
  func silentPort() throws {
    try withServer { server in
      let list = try get(server, "/faults").text
      let line = try #require(list.split(separator: "\n").first { $0.contains("--timeout 1") })
      let digits = try #require(line.split(separator: ":").last).prefix { $0.isNumber }
      let port = try #require(UInt16(digits))
      let socket = try Socket.connecting(to: port)
      defer { socket.close() }
      let stop = try #require(StopSignal())
      #expect(stop.wait(for: [socket], .writing, until: Deadline(in: .milliseconds(100))) == .timedOut)
      stop.raise()
    }
  }

  @Test("beyond the limit of connections there is a 503, and room again when one ends")
  func connections() throws {
    var limits = Limits()
    limits.connections = 3
    try withServer(limits: limits) { server in
      var clients = try (0..<3).map { _ in try RawClient(port: server.port) }
      for client in clients { #expect(try client.get("/echo").status == 200) }
      #expect(try get(server, "/echo").status == 503)
      _ = try clients[0].get("/echo", "Connection: close")
      #expect(clients[0].readAll().ending == .closed)
      clients.removeFirst()
      while try get(server, "/echo").status == 503 {}
      #expect(try clients[0].get("/echo").status == 200)
    }
  }
}
