import ApusPacingTestSupport
import Foundation
import Synchronization
import Testing

@testable import ApusClient

/// Answers one request after the other with what a script has for it, and keeps what was asked.
private final class Streams: Transport {
  enum Answer {
    case events(String, ending: ErrorCode? = nil)
    case status(Int)
    case unreachable(ErrorCode)
  }

  private let answers: Mutex<[Answer]>
  let lastIDs = Mutex<[String?]>([])

  init(_ answers: [Answer]) { self.answers = Mutex(answers) }

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    lastIDs.withLock { $0.append(request.headers["Last-Event-ID"]) }
    let sent = SentRequest(method: request.method, url: request.url, headers: request.headers)
    func exchange(_ head: ResponseHead?) -> Exchange {
      Exchange(request: request, startedAt: Date(), hops: [Hop(sent: sent, response: head)])
    }
    switch answers.withLock({ $0.isEmpty ? Answer.status(500) : $0.removeFirst() }) {
    case .unreachable(let code): throw TransportError(code, "nobody", exchange: exchange(nil))
    case .status(let status):
      let head = ResponseHead(version: "", status: status)
      request.options.onResponse?(head)
      return exchange(head)
    case .events(let text, let ending):
      let head = ResponseHead(version: "", status: 200, headers: ["Content-Type": "text/event-stream"])
      request.options.onResponse?(head)
      if case .chunks(let handler) = request.options.delivery(for: head) {
        for byte in text.utf8 { if !handler([byte]) { return exchange(head) } }
      }
      if let ending { throw TransportError(ending, "cut", exchange: exchange(head)) }
      return exchange(head)
    }
  }
}

@Suite("Streams of events that are asked for again", .paced)
struct ReconnectTests {
  private final class Listener: Sendable {
    let text = Mutex("")
    let heads = Mutex<[Int]>([])
    let waits = Mutex<[Duration]>([])
    let most: Int

    init(most: Int = .max) { self.most = most }

    func run(_ streams: Streams, attempts: Int = 5) async throws -> Exchange {
      var request = Request(url: .https("a.test"))
      request.options.onResponse = { head in self.heads.withLock { $0.append(head.status) } }
      request.options.delivery = .chunks { bytes in
        self.text.withLock { text in
          text += String(decoding: bytes, as: UTF8.self)
          return text.utf8.count < self.most
        }
      }
      let reconnect = Reconnect(
        attempts: attempts, wait: { pause in self.waits.withLock { $0.append(pause) } })
      return try await reconnect.send(request, next: streams)
    }
  }

  @Test(
    "asks from behind the last event that was whole, after the time the server wants, until there is no more")
  func continues() async throws {
    let streams = Streams([
      .events("retry: 50\nid: 1\ndata: a\n\nid: 2\ndata: ha"), .events("data: b\n\n", ending: .reset),
      .events("id: 9\ndata: c\n\n"), .status(204),
    ])
    let listener = Listener()
    let last = try await listener.run(streams)
    #expect(streams.lastIDs.withLock { $0 } == [nil, "1", "1", "9"])
    #expect(listener.waits.withLock { $0 } == [.milliseconds(50), .milliseconds(50), .milliseconds(50)])
    // That there is no more is no answer of its own.
    #expect(last.response?.status == 200 && listener.heads.withLock { $0 } == [200, 200, 200])
    #expect(listener.text.withLock { $0.contains("data: a") && $0.contains("data: c") })
  }

  @Test("an answer that is no stream is the end, at first or later")
  func noStream() async throws {
    #expect(try await Listener().run(Streams([.status(204)])).response?.status == 204)
    #expect(try await Listener().run(Streams([.status(200)])).response?.status == 200)
    let listener = Listener()
    #expect(try await listener.run(Streams([.events(""), .status(503)])).response?.status == 503)
    #expect(listener.waits.withLock { $0 } == [.seconds(3)])
  }

  @Test("nobody there is asked again a few times in a row, and what had come is beside the failure")
  func nobody() async throws {
    let gone = [Streams.Answer](repeating: .unreachable(.refused), count: 10)
    let listener = Listener()
    let failure = await #expect(throws: TransportError.self) {
      try await listener.run(Streams([.events("data: a\n\n")] + gone), attempts: 2)
    }
    #expect(failure?.code == .refused && failure?.exchange.response?.status == 200)
    #expect(listener.waits.withLock { $0.count } == 3)
    // What never began is asked for once.
    let first = Listener()
    await #expect(throws: TransportError.self) { try await first.run(Streams(gone)) }
    #expect(first.waits.withLock { $0.isEmpty })
  }

  @Test("a stream between two failures counts them anew")
  func between() async throws {
    let pairs = [Streams.Answer.events("data: a\n\n"), .unreachable(.closed)]
    let streams = Streams(pairs + pairs + pairs + [.status(204)])
    #expect(try await Listener().run(streams, attempts: 1).response?.status == 200)
  }

  @Test("whoever wants no more is not asked for more, and other failures stay what they are")
  func enough() async throws {
    let streams = Streams([.events("data: a\n\n"), .events("data: b\n\n")])
    _ = try await Listener(most: 3).run(streams)
    #expect(streams.lastIDs.withLock { $0.count } == 1)
    let failure = await #expect(throws: TransportError.self) {
      try await Listener().run(Streams([.events("data: a\n\n", ending: .timeoutTotal)]))
    }
    #expect(failure?.code == .timeoutTotal)
  }

  @Test("whoever cancels while it waits gets what had come")
  func cancelled() async throws {
    let reconnect = Reconnect(wait: { _ in throw CancellationError() })
    var request = Request(url: .https("a.test"))
    request.options.delivery = .chunks { _ in true }
    let asked = request
    let failure = await #expect(throws: TransportError.self) {
      try await reconnect.send(asked, next: Streams([.events("data: a\n\n")]))
    }
    #expect(failure?.code == .cancelled && failure?.exchange.response?.status == 200)
  }
}
