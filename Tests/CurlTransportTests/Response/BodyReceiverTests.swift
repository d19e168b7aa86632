import ApusClient
import ApusCurlTransport
import ApusPacingTestSupport
import Testing

@Suite("Content encodings and limits", .paced)
struct BodyReceiverTests {
  func serve(_ encoding: String, _ body: [UInt8]) throws -> ScriptedServer {
    try ScriptedServer { _ in [.response(200, ["Content-Encoding: \(encoding)"], body)] }
  }

  @Test(
    "compressed data that stops in the middle is truncated, and what came out is kept",
    arguments: Samples.encoded)
  func truncated(_ name: String, _ bytes: [UInt8]) async throws {
    for count in 1..<bytes.count {
      let server = try serve(name, Array(bytes.prefix(count)))
      let failure = try await CurlTransport().failure(of: request(server.url()))
      #expect(failure.code == .bodyTruncated, "\(count) of \(bytes.count): \(failure.message)")
      #expect(Samples.text.hasPrefix(failure.exchange.text))
      #expect(failure.exchange.body.wireByteCount == count)
    }
  }

  @Test("a bomb is stopped by its ratio long before its size")
  func bomb() async throws {
    let server = try serve("gzip", (0..<200).flatMap { _ in Samples.gzippedMegabyte })
    let failure = try await CurlTransport().failure(of: request(server.url()))
    #expect(failure.code == .bodyTooLarge)
    #expect(failure.exchange.body.byteCount < 4 << 20)
  }

  @Test("the ratio is the request's to choose")
  func ratio() async throws {
    let server = try serve("gzip", (0..<3).flatMap { _ in Samples.gzippedMegabyte })
    let exchange = try await CurlTransport().send(
      request(server.url()) { $0.limits.compressionRatio = 2_000 })
    #expect(exchange.body.byteCount == 3 << 20)
  }

  @Test("a body without end is cut at the limit, which is kept")
  func endless() async throws {
    let server = try ScriptedServer { _ in
      [.text("HTTP/1.1 200 OK\r\n\r\n"), .forever([UInt8](repeating: 7, count: 10_000))]
    }
    let failure = try await CurlTransport().failure(
      of: request(server.url()) { $0.limits.bodyBytes = 123_456 })
    #expect(failure.code == .bodyTooLarge)
    #expect(failure.exchange.body.bytes == [UInt8](repeating: 7, count: 123_456))
  }

  @Test("a body that says it is too long is not begun with; one exactly as long as allowed is fine")
  func announced() async throws {
    let server = try ScriptedServer { _ in [.response(200, [], [1, 2, 3])] }
    let transport = CurlTransport()
    let failure = try await transport.failure(of: request(server.url()) { $0.limits.bodyBytes = 2 })
    #expect(failure.code == .bodyTooLarge)
    #expect(failure.message.contains("3 bytes"))
    #expect(failure.exchange.response?.status == 200)
    #expect(try await transport.send(request(server.url()) { $0.limits.bodyBytes = 3 }).body.byteCount == 3)
  }

  @Test("header bytes and fields have limits of their own")
  func headers() async throws {
    let server = try ScriptedServer { _ in [.response(200, ["A: 1", "B: 2", "C: 3"])] }
    let transport = CurlTransport()
    let many = try await transport.failure(of: request(server.url()) { $0.limits.headerFields = 3 })
    #expect(many.code == .headerTooLarge)
    #expect(many.message.contains("3 fields"))
    let long = try await transport.failure(of: request(server.url()) { $0.limits.headerBytes = 30 })
    #expect(long.code == .headerTooLarge)
    #expect(long.message.contains("30 bytes"))
  }
}
