import ApusClient
import ApusPacingTestSupport
import Foundation
import Synchronization
import Testing

@testable import ApusURLSession

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("URLSession: what its callbacks come to", .paced)
struct HopTransferCallbacksTests {
  private func transfer(_ configure: (inout Request) -> Void = { _ in }) throws -> HopTransfer {
    var request = Request(url: try WebURL("http://a.test/"))
    configure(&request)
    return HopTransfer(request, sink: BodySink(request.options, file: nil), deadline: nil)
  }

  private func response(_ status: Int = 200, _ fields: [String: String] = [:]) throws -> HTTPURLResponse {
    let url = try #require(URL(string: "http://a.test/"))
    return try #require(
      HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: fields))
  }

  private func outcome(_ transfer: HopTransfer) -> HopOutcome { transfer.state.withLock { $0.outcome } }

  @Test("a head, a body and an end make a whole outcome")
  func whole() throws {
    let transfer = try transfer()
    transfer.received(try response(200, ["Content-Length": "5"]))
    for piece in ["he", "llo"] { transfer.received(Data(piece.utf8)) }
    #expect(!transfer.isFinished)
    transfer.completed(with: nil, response: nil)
    #expect(transfer.isFinished && outcome(transfer).problem == nil)
    #expect(outcome(transfer).body.bytes == Array("hello".utf8))
  }

  @Test(
    "a body that is shorter than was said is not whole, unless there is none or it comes in another form",
    arguments: [
      (HTTPMethod.get, 200, [:], ErrorCode.bodyTruncated), (.head, 200, [:], nil), (.get, 304, [:], nil),
      (.get, 302, [:], nil), (.get, 200, ["Content-Encoding": "gzip"], nil),
      (.get, 404, ["Content-Encoding": "identity"], .bodyTruncated),
    ] as [(HTTPMethod, Int, [String: String], ErrorCode?)])
  func shortfall(
    _ method: HTTPMethod, _ status: Int, _ fields: [String: String], _ code: ErrorCode?
  ) throws {
    let transfer = try transfer { $0.method = method }
    transfer.received(try response(status, fields.merging(["Content-Length": "5"]) { $1 }))
    transfer.completed(with: nil, response: nil)
    #expect(transfer.isFinished && outcome(transfer).problem?.code == code)
    if code != nil { #expect(outcome(transfer).problem?.message == "the body ended after 0 of 5 bytes") }
  }

  @Test("an end without a response is no HTTP, and one with a response that was not told of has its head")
  func lateHead() throws {
    let silent = try transfer()
    silent.completed(with: nil, response: nil)
    #expect(outcome(silent).problem?.code == .protocolStatus)
    let late = try transfer()
    late.completed(with: nil, response: try response(302))
    #expect(outcome(late).problem == nil && outcome(late).response?.status == 302)
  }

  @Test("whoever comes first decides: later news changes nothing")
  func first() throws {
    let transfer = try transfer()
    transfer.received(try response())
    transfer.finish(TransferProblem(.cancelled, "enough"))
    transfer.received(Data("more".utf8))
    transfer.received(try response(500))
    transfer.completed(with: URLError(.networkConnectionLost), response: nil)
    #expect(outcome(transfer).problem?.code == .cancelled)
    #expect(outcome(transfer).body.byteCount == 0 && outcome(transfer).response?.status == 200)
  }

  @Test("the final head is told once, a redirect that is followed is not, and one in between is none")
  func heads() throws {
    let told = Mutex<[Int]>([])
    for follows in [true, false] {
      let transfer = try transfer { request in
        request.options.followsRedirects = follows
        request.options.onResponse = { head in told.withLock { $0.append(head.status) } }
      }
      transfer.received(try response(103))
      transfer.received(try response(302, ["Location": "/2"]))
      #expect(outcome(transfer).informational.map(\.status) == [103])
    }
    #expect(told.withLock { $0 } == [302])
  }

  @Test("a handler that has had enough ends the transfer, which is no failure")
  func enough() throws {
    let taken = Mutex<[UInt8]>([])
    let transfer = try transfer { request in
      request.options.delivery = .chunks { bytes in
        taken.withLock { $0 += bytes }
        return bytes.last != 0x62
      }
    }
    transfer.received(try response())
    for piece in ["a", "b", "c"] { transfer.received(Data(piece.utf8)) }
    #expect(transfer.isFinished && outcome(transfer).problem == nil)
    #expect(taken.withLock { $0 } == Array("ab".utf8))
  }

  @Test("a body beyond its limit ends the transfer, and what fits is kept")
  func limit() throws {
    let transfer = try transfer { $0.options.limits.bodyBytes = 3 }
    transfer.received(try response())
    transfer.received(Data("hello".utf8))
    #expect(outcome(transfer).problem?.code == .bodyTooLarge)
    #expect(outcome(transfer).body.bytes == Array("hel".utf8))
  }

  @Test("what moves is told with what is expected, and the last of it always")
  func progress() throws {
    let told = Mutex<[TransferProgress]>([])
    let transfer = try transfer { request in
      request.options.onProgress = { progress in told.withLock { $0.append(progress) } }
    }
    transfer.sent(7)
    transfer.received(try response(200, ["Content-Length": "2"]))
    transfer.received(Data("a".utf8))
    transfer.received(Data("b".utf8))
    transfer.completed(with: nil, response: nil)
    #expect(told.withLock { $0.first } == TransferProgress(sent: 7, received: 0, expected: nil))
    #expect(told.withLock { $0.last } == TransferProgress(sent: 7, received: 2, expected: 2))
  }
}
