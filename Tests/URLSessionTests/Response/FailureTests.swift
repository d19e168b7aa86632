import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusURLSession

@Suite("URLSession: responses that cannot be trusted, and none at all", .paced)
struct FailureTests {
  static let cases: [(code: ErrorCode, status: Int?, body: String, steps: [Step])] = [
    (.bodyTruncated, 200, "hi", [.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhi"), .close]),
    (
      .bodyTruncated, 200, "hel",
      [.text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhel"), .close]
    ),
    (
      .protocolFraming, 200, "",
      [.text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n")]
    ),
    (.protocolFraming, 200, "", [.text("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 5\r\n\r\n")]),
    (
      .bodyEncoding, 200, "",
      [.text("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 5\r\n\r\nhello")]
    ),
    (
      .bodyEncoding, 200, "",
      [.text("HTTP/1.1 200 OK\r\nContent-Encoding: morse\r\nContent-Length: 2\r\n\r\nhi")]
    ),
    (.closed, nil, "", [.close]),
    (.reset, nil, "", [.reset]),
    (.protocolStatus, nil, "", [.text("garbage garbage\r\n\r\n"), .close]),
    (.protocolStatus, nil, "", [.text("HTTP/1.1 abc OK\r\n\r\n"), .close]),
    (.protocolHeader, nil, "", [.text("HTTP/1.1 200 OK\r\nno colon here\r\n\r\n"), .close]),
    (.protocolHeader, nil, "", [.text("HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nhi"), .close]),
    (
      .headerTooLarge, nil, "",
      [.text("HTTP/1.1 200 OK\r\nX: \(String(repeating: "a", count: 200_000))\r\n\r\n"), .close]
    ),
    (
      .headerTooLarge, nil, "",
      [
        .text("HTTP/1.1 200 OK\r\n"),
        .sendEndlessly(Array("X-More:\(String(repeating: " more", count: 40))\r\n".utf8)),
      ]
    ),
  ]

  @Test("what is broken has its code, and what had come is kept", arguments: Self.cases.indices)
  func broken(_ index: Int) async throws {
    let expected = Self.cases[index]
    let failure = try await failure { _ in expected.steps }
    #expect(failure.code == expected.code)
    #expect(failure.exchange.response?.status == expected.status)
    #expect(failure.exchange.text == expected.body)
    #expect(failure.exchange.hops.count == 1)
    #expect(!failure.message.isEmpty)
  }

  @Test("a reset in the middle of a body is a reset, and the bytes before it are kept")
  func resetInBody() async throws {
    // The bytes must have been read before the reset comes, or the system drops them.
    let first = AsyncStream<Void>.makeStream()
    let server = try ScriptedServer { _ in
      [.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhi"), .waitFor(first.stream), .reset]
    }
    defer { server.stop() }
    var request = Request(url: try WebURL(server.url("/")))
    request.options.onProgress = { if $0.received > 0 { first.continuation.finish() } }
    let failure = try #require(await result(of: request).failure)
    #expect(failure.code == .reset)
    #expect(failure.exchange.text == "hi")
    #expect(failure.underlying?.isEmpty == false)
  }

  @Test("a port where nothing listens refuses")
  func refused() async throws {
    let (socket, port) = try Socket.bound()
    defer { close(socket) }
    let failure = try #require(
      await result(of: Request(url: try WebURL("http://127.0.0.1:\(port)/"))).failure)
    #expect(failure.code == .refused)
    #expect(failure.message == "the connection to the host was refused")
    #expect(failure.exchange.hops.count == 1)
    #expect(failure.exchange.response == nil)
  }

  @Test(
    "a name without an address is the name's failure, whatever words stand in it",
    arguments: ["nobody.invalid", "ssl-proxy.invalid"])
  func dns(_ host: String) async throws {
    let failure = try #require(await result(of: Request(url: try WebURL("http://\(host)/"))).failure)
    #expect(failure.code == .dns)
    #expect(failure.message == "the lookup of the host's name failed")
    #expect(failure.underlying?.contains(host) == true)
  }

  @Test("plain HTTP where TLS is asked for is no TLS")
  func plainOnTLS() async throws {
    let greeting = try PlainGreeter()
    defer { greeting.stop() }
    let failure = try #require(
      await result(of: Request(url: try WebURL("https://127.0.0.1:\(greeting.port)/"))).failure)
    #expect(failure.code == .tlsProtocol)
  }
}
