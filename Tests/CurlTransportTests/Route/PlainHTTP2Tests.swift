import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusCurlTransport

@Suite("HTTP/2 without TLS", .paced)
struct PlainHTTP2Tests {
  private func hop(_ url: String, _ version: HTTPVersion, answer: String? = nil) throws -> HopInProgress {
    let request = try request(url) { $0.httpVersion = version }
    let hop = HopInProgress(
      request: request, route: .direct, plainHTTP2: .greeting, submitted: .now)
    if let answer {
      _ = try Array("\(answer) 200\r\n".utf8).withUnsafeBytes { try hop.receivedLine($0) }
      _ = try Array("\r\n".utf8).withUnsafeBytes { try hop.receivedLine($0) }
    }
    return hop
  }

  @Test("a server is greeted once, and what it speaks is remembered for its origin")
  func remembered() throws {
    let memory = PlainHTTP2()
    let asked = try request("http://a.test/x") { $0.httpVersion = .http2PriorKnowledge }
    let usual = try request("http://a.test/y")
    #expect(memory.way(of: usual, over: .direct) == nil)
    #expect(memory.way(of: asked, over: .direct) == .greeting)
    memory.learn(from: try hop("http://a.test/x", .http2PriorKnowledge, answer: "HTTP/2"), isBroken: false)
    #expect(memory.way(of: asked, over: .direct) == .kept)
    #expect(memory.way(of: usual, over: .direct) == .kept)
    #expect(memory.way(of: try request("http://b.test/"), over: .direct) == nil)
    #expect(memory.way(of: usual, over: .socket(path: "/s")) == nil)
    #expect(try memory.way(of: request("http://a.test/") { $0.httpVersion = .http11 }, over: .direct) == nil)
    #expect(
      try memory.way(of: request("https://a.test/") { $0.httpVersion = .http2PriorKnowledge }, over: .direct)
        == nil)
  }

  @Test("a connection that is gone is made anew, and a server that speaks otherwise is forgotten")
  func lost() throws {
    let memory = PlainHTTP2()
    let usual = try request("http://a.test/y")
    memory.learn(from: try hop("http://a.test/x", .http2PriorKnowledge, answer: "HTTP/2"), isBroken: false)
    memory.lost(try hop("http://a.test/x", .automatic))
    #expect(memory.way(of: usual, over: .direct) == .greeting)
    memory.learn(from: try hop("http://a.test/x", .automatic), isBroken: false)
    #expect(memory.way(of: usual, over: .direct) == .greeting)
    memory.learn(from: try hop("http://a.test/x", .automatic), isBroken: true)
    #expect(memory.way(of: usual, over: .direct) == nil)
  }

  @Test("a change is asked for as curl does, and an answer in HTTP/1.1 is an answer")
  func refusedUpgrade() async throws {
    let server = try ScriptedServer { _ in [.response(200, [], [1])] }
    let exchange = try await CurlTransport().send(request(server.url()) { $0.httpVersion = .http2 })
    #expect(exchange.response?.version == "HTTP/1.1" && exchange.body.bytes == [1])
    #expect(server.requests[0].header("Upgrade") == "h2c")
    #expect(server.requests[0].header("HTTP2-Settings")?.isEmpty == false)
  }

  @Test("a server that changes answers in HTTP/2, and its 101 is no answer")
  func upgrade() async throws {
    let change = Array("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n".utf8)
    let settings: [UInt8] = [0, 0, 0, 4, 0, 0, 0, 0, 0]
    // Of the static table: `:status: 200`, and the end of stream 1.
    let head: [UInt8] = [0, 0, 1, 1, 5, 0, 0, 0, 1, 0x88]
    let server = try ScriptedServer { _ in [.send(change + settings + head), .hold] }
    let exchange = try await CurlTransport().send(request(server.url()) { $0.httpVersion = .http2 })
    #expect(exchange.response?.version == "HTTP/2" && exchange.response?.status == 200)
    #expect(exchange.hops[0].informational.map(\.status) == [101])
  }
}
