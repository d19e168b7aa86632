import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusURLSession

@Suite("URLSession: what works", .paced)
struct SuccessTests {
  @Test("a response comes with its status, its header and its body")
  func simple() async throws {
    let exchange = try await success("/a?b=c") { _ in [.response(201, ["X-One: 1"], body: "hello")] }
    #expect(exchange.response?.status == 201)
    #expect(exchange.response?.headers["x-one"] == "1")
    #expect(exchange.text == "hello")
    #expect(exchange.body.byteCount == 5)
    #expect(exchange.hops.count == 1)
    #expect(exchange.hops.first?.sent.url.target == "/a?b=c")
    #expect(exchange.duration > .zero)
  }

  @Test("a status that is no success is an answer like any other", arguments: [400, 401, 404, 418, 500, 503])
  func statuses(_ status: Int) async throws {
    let exchange = try await success { _ in [.response(status, body: "no")] }
    #expect(exchange.response?.status == status)
    #expect(exchange.text == "no")
  }

  @Test("204 and 304 have no body and are whole", arguments: [204, 304])
  func empty(_ status: Int) async throws {
    let exchange = try await success { _ in [.text("HTTP/1.1 \(status) Fine\r\n\r\n")] }
    #expect(exchange.response?.status == status)
    #expect(exchange.body.byteCount == 0)
  }

  @Test("HEAD has a length and no body")
  func head() async throws {
    let exchange = try await success(
      "/", { $0.method = .head },
      answering: { _ in
        [.text("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n")]
      })
    #expect(exchange.response?.headers["Content-Length"] == "5")
    #expect(exchange.body.byteCount == 0)
  }

  @Test(
    "every method goes out as it is named",
    arguments: HTTPMethod.known.filter { $0 != .head } + [HTTPMethod("PURGE")].compactMap(\.self))
  func methods(_ method: HTTPMethod) async throws {
    let exchange = try await success("/", { $0.method = method }, answering: { [.response(body: $0.method)] })
    #expect(exchange.text == method.name)
  }

  @Test("a body without a length ends with its connection, and a chunked one with its last chunk")
  func framings() async throws {
    let untilClose = try await success { _ in [.text("HTTP/1.1 200 OK\r\n\r\nall of it"), .close] }
    #expect(untilClose.text == "all of it")
    let chunked = try await success { _ in
      [.text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nWiki\r\n5\r\npedia\r\n0\r\n\r\n")]
    }
    #expect(chunked.text == "Wikipedia")
  }

  @Test("gzip is decoded, and both sizes are told")
  func gzip() async throws {
    let packed = try #require(Data(base64Encoded: "H4sIAAAAAAACA8tIzcnJVyjPL8pJAQCFEUoNCwAAAA=="))
    let exchange = try await success { _ in
      let head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(packed.count)\r\n\r\n"
      return [.send(Array(head.utf8) + packed)]
    }
    #expect(exchange.text == "hello world")
    #expect(exchange.body.byteCount == 11)
    #expect(exchange.body.wireByteCount == packed.count)
  }

  @Test("cookies that were set together are told apart, dates and all")
  func setCookies() async throws {
    let exchange = try await success { _ in
      [
        .response(
          200,
          [
            "Set-Cookie: a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT; Path=/", "Set-Cookie: b=2",
            "Set-Cookie: c=",
          ])
      ]
    }
    #expect(
      exchange.response?.headers.values(of: "Set-Cookie") == [
        "a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT; Path=/", "b=2", "c=",
      ])
  }

  @Test("fifty requests at once each get their own answer")
  func concurrency() async throws {
    let server = try ScriptedServer { [.response(body: $0.target)] }
    defer { server.stop() }
    let transport = URLSessionTransport(connectionsPerHost: 20)
    let answers = try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for number in 0..<50 {
        let request = Request(url: try WebURL(server.url("/\(number)")))
        group.addTask { (number, try await result(of: request, over: transport).get().text) }
      }
      return try await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
    }
    #expect(answers == Dictionary(uniqueKeysWithValues: (0..<50).map { ($0, "/\($0)") }))
  }
}
