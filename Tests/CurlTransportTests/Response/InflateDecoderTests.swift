import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusCurlTransport

@Suite("Data that was compressed", .paced)
struct InflateDecoderTests {
  /// zlib is loaded by whoever first asks what can be read. A decoder by itself, before any request, has none.
  init() throws { try #require(ContentEncoding.available.contains(.gzip)) }

  func serve(_ encoding: String, _ body: [UInt8]) throws -> ScriptedServer {
    try ScriptedServer { _ in [.response(200, ["Content-Encoding: \(encoding)"], body)] }
  }

  @Test("data that arrives a byte at a time is read too", arguments: Samples.encoded)
  func decodesBytewise(_ name: String, _ bytes: [UInt8]) async throws {
    let server = try ScriptedServer { _ in
      [.text("HTTP/1.1 200 OK\r\nContent-Encoding: \(name)\r\nContent-Length: \(bytes.count)\r\n\r\n")]
        + bytes.map { .send([$0]) }
    }
    #expect(try await CurlTransport().send(request(server.url())).text == Samples.text)
  }

  @Test("gzip data with a wrong checksum is corrupt, and what came out is kept")
  func checksum() async throws {
    var bytes = Samples.gzip
    bytes[bytes.count - 6] ^= 1
    let server = try serve("gzip", bytes)
    let failure = try await CurlTransport().failure(of: request(server.url()))
    #expect(failure.code == .bodyEncoding)
    #expect(failure.exchange.text == Samples.text)
  }

  @Test("an empty body needs no end of its compression, and members in a row are one body")
  func edges() async throws {
    let empty = try serve("gzip", [])
    #expect(try await CurlTransport().send(request(empty.url())).body.byteCount == 0)
    let two = try serve("gzip", Samples.gzip + Samples.gzip)
    #expect(try await CurlTransport().send(request(two.url())).text == Samples.text + Samples.text)
    let layers = try serve("identity, gzip", Samples.gzip)
    #expect(try await CurlTransport().send(request(layers.url())).text == Samples.text)
  }

  @Test("what follows the end of the compressed data is not part of it", arguments: Samples.encoded)
  func surplus(_ name: String, _ bytes: [UInt8]) async throws {
    let server = try serve(name, bytes + Array("more".utf8))
    let failure = try await CurlTransport().failure(of: request(server.url()))
    #expect(failure.code == .bodyEncoding)
    #expect(failure.exchange.text == Samples.text)
  }

  @Test("data is complete at its end and not before, however it is cut", arguments: formats)
  func completeness(_ format: InflateDecoder.Format, _ bytes: [UInt8]) throws {
    for size in 1...bytes.count {
      let decoder = InflateDecoder(format)
      var text: [UInt8] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        #expect(!decoder.isComplete, "\(start) of \(bytes.count)")
        try Array(bytes[start..<min(start + size, bytes.count)]).withUnsafeBytes { piece in
          try decoder.decode(piece) { text += $0 }
        }
      }
      #expect(decoder.isComplete && text == Array(Samples.text.utf8))
    }
  }

  @Test("only gzip may begin again after its end", arguments: formats)
  func again(_ format: InflateDecoder.Format, _ bytes: [UInt8]) throws {
    let decoder = InflateDecoder(format)
    var count = 0
    let decode = { try (bytes + bytes).withUnsafeBytes { try decoder.decode($0) { count += $0.count } } }
    if format == .gzip {
      try decode()
      #expect(decoder.isComplete && count == 2 * Samples.text.utf8.count)
    } else {
      let problem = try #require(throws: TransferProblem.self) { try decode() }
      #expect(problem.code == .bodyEncoding && problem.message.contains("deflate"))
      #expect(count == Samples.text.utf8.count)
    }
  }

  @Test("what a handler throws ends the decoding")
  func refusal() {
    struct Refusal: Error {}
    let decoder = InflateDecoder(.gzip)
    #expect(throws: Refusal.self) {
      try Samples.gzip.withUnsafeBytes { try decoder.decode($0) { _ in throw Refusal() } }
    }
  }

  private static let formats: [(InflateDecoder.Format, [UInt8])] = Samples.encoded.compactMap { sample in
    InflateDecoder.Format(rawValue: sample.name.lowercased()).map { ($0, sample.bytes) }
  }
}
