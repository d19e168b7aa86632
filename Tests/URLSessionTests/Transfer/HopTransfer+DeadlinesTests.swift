import ApusClient
import ApusPacingTestSupport
import Foundation
import Synchronization
import Testing

@testable import ApusURLSession

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("URLSession: deadlines", .paced)
struct HopTransferDeadlinesTests {
  @Test("a server that says nothing meets the idle deadline")
  func silent() async throws {
    let failure = try await failure(
      "/", { $0.options.deadlines.idle = .milliseconds(50) },
      answering: { _ in
        [.waitForClose]
      })
    #expect(failure.code == .timeoutIdle)
    #expect(failure.exchange.hops.count == 1)
    #expect(failure.exchange.response == nil)
  }

  @Test("what had come before the idle deadline is kept")
  func stalled() async throws {
    var request = Request(url: try WebURL("http://127.0.0.1/"))
    request.options.deadlines.idle = .zero
    let transfer = HopTransfer(request, sink: BodySink(request.options, file: nil), deadline: nil)
    let url = try #require(URL(string: "http://127.0.0.1/"))
    let head = try #require(
      HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: ["Content-Length": "9"]))
    transfer.received(head)
    transfer.received(Data("hi".utf8))
    transfer.checkDeadlines()
    transfer.received(Data(" and too late".utf8))
    transfer.completed(with: nil, response: head)
    let outcome = transfer.state.withLock { $0.outcome }
    #expect(outcome.problem?.code == .timeoutIdle)
    #expect(outcome.response?.status == 200)
    #expect(outcome.body.bytes == Array("hi".utf8))
  }

  @Test("a server that never stops meets the total deadline, however busy it is")
  func endless() async throws {
    let failure = try await failure(
      "/", { $0.options.deadlines.total = .milliseconds(300) },
      answering: { _ in
        [.text("HTTP/1.1 200 OK\r\n\r\n"), .sendEndlessly(Array("a".utf8), pause: 5_000)]
      })
    #expect(failure.code == .timeoutTotal)
  }

  @Test("the total deadline is for all hops together")
  func redirects() async throws {
    let failure = try await failure(
      "/",
      { request in
        request.options.deadlines.total = .milliseconds(300)
        request.options.limits.redirects = .max
      },
      answering: { request in [.response(302, ["Location: \(request.target)x"])] })
    #expect(failure.code == .timeoutTotal)
    #expect(!failure.exchange.hops.isEmpty)
  }

  @Test("what moves, either way, begins the silence anew, and nothing else ends a transfer by default")
  func moving() throws {
    let request = Request(url: try WebURL("http://127.0.0.1/"))
    let moves: [(HopTransfer) -> Void] = [
      { $0.sent(1) }, { $0.received(Data("hi".utf8)) }, { _ in },
    ]
    for (number, move) in moves.enumerated() {
      let transfer = HopTransfer(request, sink: BodySink(request.options, file: nil), deadline: nil)
      transfer.state.withLock { state in
        state.startedAt -= .seconds(7_200)
        state.lastActivity -= .seconds(3_600)
      }
      move(transfer)
      transfer.checkDeadlines()
      #expect(transfer.isFinished == (number == 2))
    }
  }

  @Test("without deadlines there is no waiting for one")
  func none() async throws {
    let exchange = try await success(
      "/",
      { request in
        request.options.deadlines.connect = nil
        request.options.deadlines.idle = nil
        request.options.deadlines.total = nil
      }, answering: { _ in [.response(body: "ok")] })
    #expect(exchange.text == "ok")
  }

  @Test("a host that takes no connection meets the idle deadline")
  func unconnected() async throws {
    let listener = try FullListener()
    defer { listener.stop() }
    var request = Request(url: try WebURL("http://127.0.0.1:\(listener.port)/"))
    request.options.deadlines.idle = .milliseconds(50)
    let failure = try #require(await result(of: request).failure)
    #expect(failure.code == .timeoutIdle)
  }
}
