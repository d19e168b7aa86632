import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Steps on a connection", .paced)
struct StepRunnerTests {
  @Test("drips come one byte at a time, and go on")
  func drips() throws {
    try withServer { server in
      for name in ["timeout.total", "timeout.total/head"] {
        let client = try asking(server, for: "\(name)?every=1")
        let head = name == "timeout.total" ? "Content-Length: 36000\r\n\r\n" : "\r\nX-Slow: "
        let received = client.readAll(limit: 110)
        #expect(received.ending == .enough)
        #expect(String(decoding: received.bytes, as: UTF8.self).contains(head))
      }
    }
  }

  @Test("HEAD gets the head of a fault, and nothing behind it")
  func heads() throws {
    try withServer { server in
      for name in ["body.truncated", "odd.trailers", "odd.interim", "timeout.idle", "protocol.framing"] {
        let client = try RawClient(port: server.port)
        client.send("HEAD /faults/\(name) HTTP/1.1\r\nHost: localhost\r\n\r\n")
        let received = client.readAll()
        let expected = FaultBytes.all.first { $0.name == name }?.bytes ?? ""
        let text = String(decoding: received.bytes, as: UTF8.self)
        #expect(text.hasSuffix("\r\n\r\n"), "\(name)")
        #expect(expected.hasPrefix(text), "\(name)")
        #expect(text.contains("HTTP/1.1 200 OK"), "\(name)")
        #expect(received.ending == .closed, "\(name)")
      }
    }
  }

  private func asking(_ server: PracticeServer, for name: String) throws -> RawClient {
    let client = try RawClient(port: server.port)
    client.send("GET /faults/\(name) HTTP/1.1\r\nHost: practice.localhost\r\n\r\n")
    return client
  }
}
