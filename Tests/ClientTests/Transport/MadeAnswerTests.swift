import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import Synchronization
import Testing

@Suite("An answer that no server gave", .paced)
struct MadeAnswerTests {
  private func answer(_ body: String, status: Int = 200, failure: MadeAnswer.Break? = nil) -> MadeAnswer {
    MadeAnswer(
      head: ResponseHead(version: "HTTP/1.1", status: status), body: Array(body.utf8), failure: failure)
  }

  private func request() throws -> Request { Request(url: try WebURL("http://h.example/x")) }

  @Test("comes head first, then piece by piece, with how far it is")
  func pieces() async throws {
    var made = answer("abcde")
    made.pieceSize = 2
    let events = Mutex<[String]>([])
    var request = try request()
    request.options.onResponse = { head in events.withLock { $0.append("\(head.status)") } }
    request.options.onProgress = { progress in
      events.withLock { $0.append("\(progress.received) of \(progress.expected ?? -1)") }
    }
    request.options.delivery = .chunks { bytes in
      events.withLock { $0.append(String(decoding: bytes, as: UTF8.self)) }
      return true
    }
    let exchange = try await made.deliver(to: request)
    #expect(events.withLock(\.self) == ["200", "ab", "2 of 5", "cd", "4 of 5", "e", "5 of 5"])
    #expect(exchange.body.bytes.isEmpty && exchange.body.byteCount == 5)
  }

  @Test("ends where its handler wants no more, which is no failure")
  func enough() async throws {
    var made = answer("abcde")
    made.pieceSize = 2
    var request = try request()
    request.options.delivery = .chunks { _ in false }
    #expect(try await made.deliver(to: request).body.byteCount == 2)
  }

  @Test("makes the file that a request wants, and leaves the old one where it is cut or an error")
  func file() async throws {
    let folder = try TestFolder()
    try folder.write("old", to: "f")
    var request = try request()
    request.options.delivery = .file(path: folder.path + "/f")
    let cut = answer("new", failure: MadeAnswer.Break(.bodyTruncated, "cut", afterBytes: 1))
    let failure = await #expect(throws: TransportError.self) { try await cut.deliver(to: request) }
    #expect(failure?.code == .bodyTruncated && failure?.exchange.body.byteCount == 1)
    #expect(failure?.exchange.response?.status == 200 && failure?.exchange.body.bytes == [])
    #expect(failure?.exchange.body.part == folder.path + "/f.part" && folder.text(of: "f.part") == "n")
    let refused = try await answer("no", status: 404).deliver(to: request)
    #expect(refused.body.bytes == Array("no".utf8) && refused.body.file == nil)
    #expect(folder.text(of: "f") == "old")
    let exchange = try await answer("new").deliver(to: request)
    #expect(exchange.body.file == folder.path + "/f" && folder.text(of: "f") == "new")
    #expect(folder.names == ["f", "f.part"])
  }

  @Test("leaves no part where nothing of a file had come", arguments: [0, nil] as [Int?])
  func noPart(_ afterBytes: Int?) async throws {
    let folder = try TestFolder()
    var request = try request()
    request.options.delivery = .file(path: folder.path + "/f")
    let cut = answer("new", failure: MadeAnswer.Break(.reset, "cut", afterBytes: afterBytes))
    let failure = await #expect(throws: TransportError.self) { try await cut.deliver(to: request) }
    #expect(failure?.code == .reset && failure?.exchange.body.part == nil && folder.names == [])
  }

  @Test("that fails before its head has none")
  func noHead() async throws {
    let refused = answer("", failure: MadeAnswer.Break(.refused, "nobody listens"))
    let failure = await #expect(throws: TransportError.self) { try await refused.deliver(to: request()) }
    #expect(failure?.code == .refused && failure?.exchange.response == nil)
  }

  @Test("tells ten times how far a body has gone out, and what its size is")
  func upload() async throws {
    let sent = Mutex<[Int]>([])
    var request = Request(
      method: .post, url: try WebURL("http://h.example/x"), body: .bytes([UInt8](repeating: 0, count: 105)))
    request.options.onProgress = { progress in
      sent.withLock { if progress.received == 0 { $0.append(progress.sent) } }
      #expect(progress.toSend == 105)
    }
    let exchange = try await answer("{}").deliver(to: request)
    #expect(sent.withLock(\.self) == [10, 20, 30, 40, 50, 60, 70, 80, 90, 105])
    #expect(exchange.hops.first?.sent.bodyByteCount == 105)
  }

  @Test("a file that cannot be sent or written is a failure")
  func badFiles() async throws {
    var request = Request(
      method: .post, url: try WebURL("http://h.example/x"), body: .file(path: "/no/such/file"))
    let unread = await #expect(throws: TransportError.self) { try await answer("").deliver(to: request) }
    #expect(unread?.code == .requestBody)
    request.body = nil
    request.options.delivery = .file(path: "/proc/no/such")
    let unwritten = await #expect(throws: TransportError.self) { try await answer("").deliver(to: request) }
    #expect(unwritten?.code == .requestParameter)
  }

  @Test("a wait that is broken off cancels it")
  func cancelled() async throws {
    var made = answer("abc")
    made.waitForHead = { throw CancellationError() }
    let early = await #expect(throws: TransportError.self) { try await made.deliver(to: request()) }
    #expect(early?.code == .cancelled && early?.exchange.response == nil)
    made.waitForHead = nil
    made.pieceSize = 1
    made.waitForPiece = { throw CancellationError() }
    let late = await #expect(throws: TransportError.self) { try await made.deliver(to: request()) }
    #expect(late?.code == .cancelled && late?.exchange.body.bytes == [UInt8(ascii: "a")])
  }
}
