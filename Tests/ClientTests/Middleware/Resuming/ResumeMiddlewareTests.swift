import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSystem
import Foundation
import Synchronization
import Testing

@testable import ApusClient

@Suite("Going on with a download that broke off", .paced)
struct ResumeMiddlewareTests {
  /// A server of one file, whose connections break off after so many bytes each; `nil` sends all.
  private final class Server: Transport {
    struct State {
      var content = "0123456789"
      var tag: String? = "\"1\""
      var breaks: [Int?] = []
      var asked: [String] = []
      var knowsRanges = true
    }

    let state: Mutex<State>

    init(_ breaks: [Int?], knowsRanges: Bool = true) {
      var state = State()
      (state.breaks, state.knowsRanges) = (breaks, knowsRanges)
      self.state = Mutex(state)
    }

    var asked: [String] { state.withLock { $0.asked } }

    func send(_ request: Request) async throws(TransportError) -> Exchange {
      let (head, body, count) = state.withLock { answer(to: request, &$0) }
      request.options.onResponse?(head)
      let piece = body.prefix(count)
      let hop = Hop(
        sent: SentRequest(method: .get, url: request.url, headers: request.headers), response: head)
      var kept = ReceivedBody()
      switch request.options.delivery(for: head) {
      case .file(let path): kept = write(piece, to: path, isWhole: count >= body.count)
      case .chunks(let handler): _ = handler(piece)
      default: kept = ReceivedBody(bytes: Array(piece))
      }
      let exchange = Exchange(request: request, startedAt: Date(), hops: [hop], body: kept)
      if count < body.count { throw TransportError(.bodyTruncated, "cut", exchange: exchange) }
      return exchange
    }

    private func answer(to request: Request, _ state: inout State) -> (ResponseHead, ArraySlice<UInt8>, Int) {
      let range = request.headers["Range"]
      state.asked.append(range ?? "-")
      let count = state.breaks.isEmpty ? nil : state.breaks.removeFirst()
      let bytes = Array(state.content.utf8)
      var headers: HeaderFields = [:]
      if let tag = state.tag { headers = headers.adding("ETag", tag) }
      guard let range, state.knowsRanges, request.headers["If-Range"] == state.tag,
        let start = Int(range.dropFirst("bytes=".count).dropLast())
      else {
        return (ResponseHead(version: "", status: 200, headers: headers), bytes[...], count ?? bytes.count)
      }
      guard start < bytes.count else { return (ResponseHead(version: "", status: 416), [], 0) }
      headers = headers.adding("Content-Range", "bytes \(start)-\(bytes.count - 1)/\(bytes.count)")
      return (ResponseHead(version: "", status: 206, headers: headers), bytes[start...], count ?? bytes.count)
    }

    private func write(_ piece: ArraySlice<UInt8>, to path: String, isWhole: Bool) -> ReceivedBody {
      guard let file = try? OutputFile(path: path) else { return ReceivedBody() }
      try? file.begin()
      try? piece.withUnsafeBytes { try file.write($0) }
      if isWhole {
        try? file.keep()
        return ReceivedBody(byteCount: piece.count, file: path)
      }
      return ReceivedBody(byteCount: piece.count, part: file.discard(leavingPart: true))
    }
  }

  private let folder: TestFolder
  private let request: Request

  init() throws {
    folder = try TestFolder()
    var request = Request(url: .https("shop.example", path: "/film"))
    request.options.delivery = .file(path: folder.path + "/film")
    self.request = request
  }

  private func send(_ server: Server, attempts: Int = 3) async throws(TransportError) -> Exchange {
    try await ResumeMiddleware(attempts: attempts, wait: { _ in }).send(request, next: server)
  }

  @Test("asks for what is missing until the file is whole, and leaves nothing beside it")
  func resumes() async throws {
    let server = Server([4, 3, nil])
    let exchange = try await send(server)
    #expect(server.asked == ["-", "bytes=4-", "bytes=7-"])
    #expect(folder.text(of: "film") == "0123456789")
    #expect(folder.names == ["film"])
    #expect(exchange.body.file == folder.path + "/film" && exchange.body.byteCount == 10)
    #expect(exchange.request.headers["Accept-Encoding"] == "identity")
  }

  @Test("the next request goes on with what an earlier one left, whose file was as it was")
  func later() async throws {
    try folder.write("old", to: "film")
    await #expect(throws: TransportError.self) { try await send(Server([4]), attempts: 0) }
    #expect(folder.text(of: "film") == "old")
    let server = Server([])
    _ = try await send(server)
    #expect(server.asked == ["bytes=4-"])
    #expect(folder.text(of: "film") == "0123456789")
  }

  @Test("what has changed meanwhile is taken whole")
  func changed() async throws {
    let server = Server([4, nil])
    let wait: @Sendable (Duration) async throws -> Void = { _ in
      server.state.withLock { ($0.content, $0.tag) = ("abcdef", "\"2\"") }
    }
    _ = try await ResumeMiddleware(wait: wait).send(request, next: server)
    #expect(server.asked == ["-", "bytes=4-"])
    #expect(folder.text(of: "film") == "abcdef" && folder.names == ["film"])
  }

  @Test("a server that knows no ranges sends all of it again")
  func withoutRanges() async throws {
    let server = Server([4, nil], knowsRanges: false)
    _ = try await send(server)
    #expect(folder.text(of: "film") == "0123456789")
  }

  @Test("what cannot be told from another version is not gone on with")
  func withoutTag() async throws {
    let server = Server([4, nil])
    server.state.withLock { $0.tag = nil }
    let failure = await #expect(throws: TransportError.self) { try await send(server) }
    #expect(failure?.code == .bodyTruncated && server.asked == ["-"])
  }

  @Test("gives up when nothing more comes, and the part stays")
  func givesUp() async throws {
    let server = Server([4, 0, 0, 0, 0])
    let failure = await #expect(throws: TransportError.self) { try await send(server) }
    #expect(failure?.code == .bodyTruncated)
    #expect(server.asked == ["-", "bytes=4-", "bytes=4-", "bytes=4-"])
    let part = try #require(failure?.exchange.body.part)
    #expect(FileManager.default.contents(atPath: part) == Data("0123".utf8))
    #expect(!folder.names.contains("film"))
  }

  @Test("an answer that is no success is passed on with its body, and the part stays")
  func refused() async throws {
    let server = Server([4])
    let wait: @Sendable (Duration) async throws -> Void = { _ in }
    let gone = StubTransport(status: 404, body: "gone")
    let first = await #expect(throws: TransportError.self) {
      try await ResumeMiddleware(attempts: 0, wait: wait).send(request, next: server)
    }
    let part = try #require(first?.exchange.body.part)
    let answer = try await ResumeMiddleware(wait: wait).send(request, next: gone)
    #expect(answer.response?.status == 404 && answer.body.bytes == Array("gone".utf8))
    #expect(FileManager.default.fileExists(atPath: part))
  }

  @Test("what goes nowhere but to memory, and what asks for a range itself, passes")
  func passing() async throws {
    let server = Server([4, 4])
    var own = request
    own.headers = ["Range": "bytes=2-"]
    var memory = request
    memory.options.delivery = .memory
    for passing in [own, memory] {
      await #expect(throws: TransportError.self) {
        try await ResumeMiddleware(wait: { _ in }).send(passing, next: server)
      }
    }
    #expect(server.asked == ["bytes=2-", "-"])
  }
}
