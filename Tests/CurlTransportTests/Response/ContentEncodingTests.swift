import ApusClient
import ApusCurlTransport
import ApusPacingTestSupport
import Testing

@Suite("Content encodings", .paced)
struct ContentEncodingTests {
  func serve(_ encoding: String, _ body: [UInt8]) throws -> ScriptedServer {
    try ScriptedServer { _ in [.response(200, ["Content-Encoding: \(encoding)"], body)] }
  }

  @Test("every encoding that is offered is read", arguments: Samples.encoded)
  func decodes(_ name: String, _ bytes: [UInt8]) async throws {
    let server = try serve(name, bytes)
    let exchange = try await CurlTransport().send(request(server.url()))
    #expect(exchange.text == Samples.text)
    #expect(exchange.body.byteCount == 300)
    #expect(exchange.body.wireByteCount == bytes.count)
  }

  @Test("data that is not what its encoding says is no body", arguments: ["gzip", "br", "zstd"])
  func corrupt(_ name: String) async throws {
    let server = try serve(name, Array("this is plain text, whatever the header says".utf8))
    let failure = try await CurlTransport().failure(of: request(server.url()))
    #expect(failure.code == .bodyEncoding)
    #expect(failure.exchange.response?.status == 200)
  }

  @Test("an encoding nobody asked for cannot be read, and five layers are too many; the bytes are kept")
  func unreadable() async throws {
    for (encoding, code) in [
      ("compress", ErrorCode.bodyEncoding), ("gzip, gzip, gzip, gzip, gzip", .bodyTooLarge),
    ] {
      let server = try serve(encoding, Samples.gzip)
      let failure = try await CurlTransport().failure(of: request(server.url()))
      #expect(failure.code == code)
      #expect(failure.exchange.body.bytes == Samples.gzip)
    }
  }

  @Test("without decompression nothing is offered and bytes stay as they came")
  func raw() async throws {
    let server = try serve("gzip", Samples.gzip)
    let exchange = try await CurlTransport().send(request(server.url()) { $0.decompresses = false })
    #expect(exchange.body.bytes == Samples.gzip)
    #expect(server.requests[0].header("Accept-Encoding") == nil)
  }
}
