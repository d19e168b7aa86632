import APIClient
import Testing

@testable import URLSessionTransport

@Suite("URLSession: limits")
struct LimitTests {
  @Test("a body may be as large as its limit and not one byte larger", arguments: [(10, true), (11, false)])
  func exactly(_ size: Int, _ fits: Bool) async throws {
    let body = String(repeating: "a", count: size)
    let result = try await exchange(
      "/", { $0.options.limits.bodyBytes = 10 },
      answering: { _ in [.response(body: body)]
      })
    switch result {
    case .success(let exchange):
      #expect(fits && exchange.text == body)
    case .failure(let failure):
      #expect(!fits && failure.code == .bodyTooLarge)
      #expect(failure.exchange.text == "aaaaaaaaaa")
    }
  }

  @Test("a body without end is ended at its limit")
  func endless() async throws {
    let piece = [UInt8](repeating: 0x61, count: 10_000)
    let failure = try await failure(
      "/", { $0.options.limits.bodyBytes = 1 << 20 },
      answering: { _ in
        [.text("HTTP/1.1 200 OK\r\n\r\n"), .sendEndlessly(piece)]
      })
    #expect(failure.code == .bodyTooLarge)
    #expect(failure.exchange.body.byteCount == 1 << 20)
    #expect(failure.exchange.response?.status == 200)
  }

  @Test("a body that grows too much while it is decompressed is ended", arguments: [true, false])
  func bomb(_ toMemory: Bool) async throws {
    let packed = gzipOfZeros(megabytes: 4)
    let failure = try await failure(
      "/",
      { request in
        request.options.limits.compressionRatio = 20
        if !toMemory { request.options.delivery = .chunks { _ in true } }
      },
      answering: { _ in
        let head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(packed.count)\r\n\r\n"
        return [.send(Array(head.utf8) + packed)]
      })
    #expect(failure.code == .bodyTooLarge)
    #expect(failure.message.contains("20 times"))
  }

  @Test("the same body is fine where its ratio is")
  func noBomb() async throws {
    let packed = gzipOfZeros(megabytes: 4)
    let exchange = try await success { _ in
      let head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(packed.count)\r\n\r\n"
      return [.send(Array(head.utf8) + packed)]
    }
    #expect(exchange.body.byteCount >= 4 << 20)
    #expect(exchange.body.wireByteCount == packed.count)
  }

  @Test("too many fields, or too large ones, are refused with the head that had them")
  func headers() async throws {
    let fields = (0..<100).map { "X-\($0): aaaaaaaaaaaaaaaaaaaa" }
    for change: (inout Limits) -> Void in [{ $0.headerFields = 100 }, { $0.headerBytes = 2_000 }] {
      let failure = try await failure(
        "/", { change(&$0.options.limits) }, answering: { _ in [.response(200, fields)] })
      #expect(failure.code == .headerTooLarge)
      #expect(failure.exchange.response?.headers.count == 101)
    }
  }

  /// A gzip stream made by hand: one zero, then copies of 258 of them, 13 bits each. Its check sum is left out.
  func gzipOfZeros(megabytes: Int) -> [UInt8] {
    var bits: [UInt8] = [1, 1, 0] + [0, 0, 1, 1, 0, 0, 0, 0]
    for _ in 0..<((megabytes << 20) / 258 + 1) { bits += [1, 1, 0, 0, 0, 1, 0, 1] + [0, 0, 0, 0, 0] }
    bits += [0, 0, 0, 0, 0, 0, 0]
    var bytes: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]
    for start in stride(from: 0, to: bits.count, by: 8) {
      let byte = bits[start..<min(start + 8, bits.count)].enumerated().reduce(UInt8(0)) {
        $0 | $1.element << UInt8($1.offset)
      }
      bytes.append(byte)
    }
    return bytes
  }
}
