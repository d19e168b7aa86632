import ApusClient
import ApusPacingTestSupport
import Synchronization
import Testing

@Suite("A transport without a network", .paced)
struct StubTransportTests {
  @Test("answers with bytes that are no text")
  func bytes() async throws {
    let transport = StubTransport { _ in .bytes([0x89, 0xff], contentType: "image/png", status: 203) }
    let exchange = try await transport.send(Request(url: try WebURL("http://h.example/x")))
    #expect(exchange.body.bytes == [0x89, 0xff] && exchange.response?.status == 203)
    #expect(exchange.response?.headers["content-type"] == "image/png")
  }

  @Test("hands a stream over line by line")
  func lines() async throws {
    let lines = Mutex<[String]>([])
    _ = try await StubTransport(body: "one\ntwo\n").send(Request(url: try WebURL("http://h.example/x"))) {
      (line: [UInt8]) in
      lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) }
      return true
    }
    #expect(lines.withLock(\.self) == ["one", "two"])
  }
}
