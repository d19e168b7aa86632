import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusURLSession

@Suite("URLSession: limits", .paced)
struct BodySinkTests {
  @Test(
    "a body may be as large as its limit; one that says that it is larger is not begun with",
    arguments: [(10, true), (11, false)])
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
      #expect(failure.exchange.text == "")
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

  @Test("a body that is larger than its limit, and did not say so, is kept up to the limit")
  func larger() async throws {
    let failure = try await failure(
      "/", { $0.options.limits.bodyBytes = 10 },
      answering: { _ in [.text("HTTP/1.1 200 OK\r\n\r\naaaaaaaaaaa"), .close] })
    #expect(failure.code == .bodyTooLarge)
    #expect(failure.exchange.text == "aaaaaaaaaa")
  }

  @Test("what says that it is too large for memory may still go to a handler, or be a redirect's")
  func announcedElsewhere() async throws {
    let exchange = try await success(
      "/",
      { request in
        request.options.limits.bodyBytes = 1
        request.options.delivery = .chunks { _ in true }
      },
      answering: { request in
        request.target == "/"
          ? [.response(302, ["Location: /2"], body: "dropped")] : [.response(body: "here")]
      })
    #expect(exchange.body.byteCount == 4)
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
}
