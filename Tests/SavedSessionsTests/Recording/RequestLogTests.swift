import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import Foundation
import Synchronization
import Testing

@testable import ApusRecordings
@testable import ApusSavedSessions

@Suite("What is kept of requests", .paced)
struct RequestLogTests {
  @discardableResult
  private func send(_ request: Request, through log: RequestLog) async throws -> Exchange {
    try await log.send(request)
  }

  private func body(_ recording: Recording?) -> String? {
    recording.map { String(decoding: $0.exchange.body.bytes, as: UTF8.self) }
  }

  @Test("is each exchange once, failures included, in the order in which they ended")
  func order() async throws {
    let log = RequestLog(
      StubTransport { request in
        request.url.path == "/b" ? .failure(.reset, "gone") : .response(status: 200, body: "x")
      })
    try await send(Request(url: url("http://h/a")), through: log)
    await #expect(throws: TransportError.self) { try await log.send(Request(url: url("http://h/b"))) }
    let taken = log.take()
    #expect(taken.recordings.map(\.exchange.request.url.path) == ["/a", "/b"])
    #expect(taken.recordings.map(\.failure?.code) == [nil, .reset])
    #expect(!taken.isCut)
    #expect(log.take().recordings.isEmpty)
  }

  @Test("is looked through once where an answer is the same as the last one, while it is recorded")
  func sameAnswers() async throws {
    let log = RequestLog(
      StubTransport { request in
        .response(status: 200, body: String(repeating: request.url.path, count: 70_000))
      })
    log.keepsEverything = true
    var answers: [Exchange] = []
    for path in ["/a", "/a", "/b", "/a"] {
      answers.append(try await send(Request(url: url("http://h\(path)")), through: log))
    }
    // Whoever asked has the same one as well.
    let documents = answers.map(\.body.document)
    #expect(documents[0] === documents[1] && documents[1] !== documents[2] && documents[2] !== documents[3])
    #expect(answers.map { $0.request.url.path } == ["/a", "/a", "/b", "/a"])
    let taken = log.take().recordings
    let foresights = taken.map(\.foresight)
    try #require(foresights.count == 4 && foresights.allSatisfy { $0 != nil })
    #expect(foresights[0] === foresights[1] && foresights[1] !== foresights[2])
    #expect(foresights[2] !== foresights[3] && foresights[0] !== foresights[3])
    #expect(taken[0].exchange.body.document === taken[1].exchange.body.document)
    #expect(taken.map { $0.exchange.body.bytes.count } == [140_000, 140_000, 140_000, 140_000])
    log.keepsEverything = false
    try await send(Request(url: url("http://h/a")), through: log)
    #expect(log.take().recordings.first?.foresight == nil)
    log.keepsEverything = true
    try await send(Request(url: url("http://h/a")), through: log)
    #expect(log.take().recordings.first?.foresight !== foresights[3])
  }

  @Test("has the bytes that went to a handler, which gets them all the same")
  func handlers() async throws {
    let log = RequestLog(Chunked(["ab", "cd"]))
    let heard = Mutex("")
    var request = Request(url: try url("http://h/"))
    request.options.delivery = .chunks { bytes in
      heard.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
      return true
    }
    try await send(request, through: log)
    #expect(heard.withLock { $0 } == "abcd")
    #expect(body(log.take().recordings.first) == "abcd")
  }

  @Test("has what stands in the file that a body went to, but reads back no pipe")
  func files() async throws {
    let folder = try TestFolder()
    try folder.write("in the file", to: "f")
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    for (name, text) in [("f", "in the file"), ("pipe", "")] {
      let log = RequestLog(Filed(path: folder.path + "/" + name))
      try await send(Request(url: url("http://h/")), through: log)
      #expect(body(log.take().recordings.first) == text)
    }
  }

  @Test("has a limit that says that something was cut, unless everything is to be kept")
  func limit() async throws {
    let piece = String(repeating: "x", count: 20 << 20)
    for keepsEverything in [false, true] {
      let log = RequestLog(Chunked([piece]))
      log.keepsEverything = keepsEverything
      #expect(log.keepsEverything == keepsEverything)
      var request = Request(url: try url("http://h/"))
      request.options.delivery = .chunks { _ in true }
      try await send(request, through: log)
      try await send(request, through: log)
      let taken = log.take()
      #expect(taken.isCut == !keepsEverything)
      #expect(taken.recordings.last?.exchange.body.bytes.isEmpty != keepsEverything)
      #expect(!log.take().isCut)
    }
  }

  @Test("of a body that was too large is only its beginning")
  func tooLarge() async throws {
    let log = RequestLog(Chunked([String(repeating: "x", count: 100 << 10)], failure: .bodyTooLarge))
    var request = Request(url: try url("http://h/"))
    request.options.delivery = .chunks { _ in true }
    await #expect(throws: TransportError.self) { try await log.send(request) }
    let taken = log.take()
    #expect(taken.isCut && taken.recordings.first?.exchange.body.bytes.count == 64 << 10)
  }

  @Test("has a request without what it held on to while it was sent")
  func plain() async throws {
    let log = RequestLog(StubTransport())
    var request = Request(url: try url("http://h/"))
    request.options.unixSocket = "/s"
    request.options.login = Login(.usualPair, user: "ada", password: Secret("canary"))
    try await send(request, through: log)
    let kept = try #require(log.take().recordings.first).exchange.request
    #expect(kept.options.unixSocket == nil && kept.options.login?.user == "ada")
  }
}

/// Delivers a body in pieces.
private struct Chunked: Transport {
  let pieces: [String]
  var failure: ErrorCode?

  init(_ pieces: [String], failure: ErrorCode? = nil) {
    self.pieces = pieces
    self.failure = failure
  }

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    if case .chunks(let handler) = request.options.delivery {
      for piece in pieces { _ = handler(Array(piece.utf8)[...]) }
    }
    let exchange = Exchange(
      request: request, startedAt: .now,
      body: ReceivedBody(byteCount: pieces.reduce(0) { $0 + $1.utf8.count }))
    if let failure { throw TransportError(failure, "too much", exchange: exchange) }
    return exchange
  }
}

/// Says that a body went to a file.
private struct Filed: Transport {
  let path: String

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    Exchange(request: request, startedAt: .now, body: ReceivedBody(byteCount: 11, file: path))
  }
}
