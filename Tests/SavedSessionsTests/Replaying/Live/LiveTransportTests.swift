import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusRecordings
import ApusSurroundings
import Synchronization
import Testing

@testable import ApusFormats
@testable import ApusSavedSessions

@Suite("The requests of a saved session, sent for real", .paced)
struct LiveTransportTests {
  /// What was asked for, and how often the line was interrupted.
  private final class Seen: Sendable {
    private let state = Mutex((requests: [Request](), interruptions: 0))

    var requests: [Request] { state.withLock { $0.requests } }
    var interruptions: Int { state.withLock { $0.interruptions } }
    func add(_ request: Request) { state.withLock { $0.requests.append(request) } }
    func interrupt() { state.withLock { $0.interruptions += 1 } }
  }

  private let seen = Seen()
  private let scratch: TestFolder

  init() throws { scratch = try TestFolder() }

  private func transport(_ answer: StubTransport.Answer = .response(status: 200)) -> LiveTransport {
    let (seen, scratch) = (seen, scratch.path)
    return LiveTransport(
      StubTransport { request in
        seen.add(request)
        return answer
      }, ports: { PracticePorts(main: 8001, other: 8002, silent: 8003) }, placeOfFile: { scratch + $0 },
      interrupt: { seen.interrupt() })
  }

  @Test("the practice API's name is its address on the way out, and its address the name on the way back")
  func names() async throws {
    let answer = StubTransport.Answer.response(
      status: 200, headers: ["Location": "http://127.0.0.1:8001/b"], body: "at 127.0.0.1:8002")
    let request = Request(
      method: .post, url: try url("http://practice/a"), headers: ["Referer": "http://other.practice/"],
      body: .text("http://practice/c"))
    let exchange = try await transport(answer).send(request)
    let sent = try #require(seen.requests.first)
    #expect(sent.url.text == "http://127.0.0.1:8001/a" && sent.headers["Referer"] == "http://127.0.0.1:8002/")
    #expect(sent.body?.bytesInMemory.map(Array.init) == Array("http://127.0.0.1:8001/c".utf8))
    #expect(exchange.request.url == request.url)
    #expect(exchange.response?.headers["Location"] == "http://practice/b")
    #expect(exchange.body.bytes == Array("at other.practice".utf8))
  }

  @Test("a failure has the names, too")
  func failures() async throws {
    let transport = transport(.failure(.refused, "127.0.0.1:8003 refused the connection"))
    let failure = await #expect(throws: TransportError.self) {
      try await transport.send(Request(url: url("http://silent.practice/")))
    }
    #expect(failure?.message == "silent.practice refused the connection" && failure?.code == .refused)
    #expect(failure?.exchange.request.url.text == "http://silent.practice/")
  }

  @Test("a body that is for a file goes into the scratch folder")
  func files() async throws {
    var request = Request(url: try url("http://h/"))
    request.options.delivery = .file(path: "/out")
    _ = try await transport().send(request)
    guard case .file(let path)? = seen.requests.first?.options.delivery else {
      Issue.record("it went elsewhere")
      return
    }
    #expect(path == scratch.path + "/out" && scratch.names == ["out"])
  }

  @Test("a line is interrupted after as many answers as it is told, and no more")
  func interruption() async throws {
    let transport = transport()
    transport.interrupt(after: 2)
    for expected in [0, 1, 1] {
      _ = try await transport.send(Request(url: url("http://h/")))
      #expect(seen.interruptions == expected)
    }
  }

  @Test(
    "a line is interrupted where it was interrupted when it was recorded, and a stream with its first bytes")
  func asRecorded() async throws {
    var second = Parrot.recording("b")
    second.isInterrupted = true
    let transport = transport()
    transport.interruptAsRecorded(in: [Parrot.recording("a"), second])
    var request = Request(url: try url("http://h/"))
    request.options.delivery = .chunks { _ in true }
    _ = try await transport.send(request)
    #expect(seen.interruptions == 0)
    _ = try await transport.send(request)
    #expect(seen.interruptions == 1)
    guard case .chunks(let handler)? = seen.requests.last?.options.delivery else { return }
    #expect(handler([1]) && seen.interruptions == 2)
    transport.interruptAsRecorded(in: [Parrot.recording("a")])
    _ = try await transport.send(request)
    #expect(seen.interruptions == 2)
  }
}
