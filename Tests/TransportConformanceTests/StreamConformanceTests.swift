import ApusClient
import ApusPacingTestSupport
import ApusPractice
import Synchronization
import Testing

import struct ApusClient.Request

@Suite("Every transport, every stream", .paced)
struct StreamConformanceTests {
  private func request(_ path: String, of server: PracticeServer) throws -> Request {
    var request = Request(url: try WebURL(server.baseURL + path))
    request.options.proxy = .direct
    return request
  }

  @Test(
    "lines and events are handed over one by one, and an answer that is no success is kept",
    arguments: Candidate.all)
  func streams(_ candidate: Candidate) async throws {
    let server = try PracticeServer.start()
    let transport = candidate.makeTransport()
    let lines = Mutex<[String]>([])
    let addLine: @Sendable ([UInt8]) -> Bool = { line in
      lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) }
      return true
    }
    let events = Mutex<[ServerSentEvent]>([])
    _ = try await transport.send(request("/stream/3", of: server), eachLine: addLine)
    #expect(lines.withLock { $0 } == (0..<3).map { "{\"id\":\($0),\"message\":\"line \($0)\"}" })
    _ = try await transport.send(
      request("/redirect-to?url=/sse/2", of: server),
      eachEvent: { event in
        events.withLock { $0.append(event) }
        return true
      })
    #expect(events.withLock { $0.map(\.id) } == ["0", "1"])
    let missing = try await transport.send(request("/status/404", of: server), eachLine: addLine)
    #expect(lines.withLock { $0.count } == 3)
    #expect(missing.response?.status == 404 && !missing.body.bytes.isEmpty)
  }

  @Test("a stream without end ends when the handler has had enough", arguments: Candidate.all)
  func enough(_ candidate: Candidate) async throws {
    let server = try PracticeServer.start()
    let exchange = try await candidate.makeTransport().send(
      request("/sse/1000000", of: server), eachEvent: { $0.id != "5" })
    #expect(exchange.response?.status == 200)
  }
}
