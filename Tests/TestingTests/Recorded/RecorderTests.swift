import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusTesting
import Synchronization
import Testing

@Suite("A recorder", .paced)
struct RecorderTests {
  @Test("a stream and a failure are recorded as they came")
  func streams() async throws {
    let folder = try TestFolder()
    let server = StubServer()
    server.answer(.get, "/v1/users/octocat", with: .text("a\nb\n").inPieces(of: 1), .failure(.reset))
    let path = folder.path + "/s.har"
    for mode in [RecordedTransport.Mode.recordOnce(over: server), .replay] {
      let client = APIClient(service: Hub(), transport: try RecordedTransport(path, mode: mode))
      let lines = Mutex<[String]>([])
      _ = try await client.stream(HubUser()) { line in
        lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) }
        return true
      }
      #expect(lines.withLock(\.self) == ["a", "b"])
      let failure = await #expect(throws: APIError<Hub.ErrorResponse>.self) {
        try await client.send(HubUser())
      }
      #expect(failure?.code == .reset)
    }
  }

  @Test("a request that was given up is not recorded")
  func cancelled() async throws {
    let folder = try TestFolder()
    let server = StubTransport { _ in .failure(.cancelled, "given up") }
    let recorder = try RecordedTransport(folder.path + "/s.har", mode: .recordOnce(over: server))
    let failure = await #expect(throws: TransportError.self) {
      try await recorder.send(Request(url: try WebURL("http://h.example/x")))
    }
    #expect(failure?.code == .cancelled && folder.names.isEmpty)
  }

  @Test("a file that cannot be written fails the request, with its name")
  func unwritable() async throws {
    let recorder = try RecordedTransport("/proc/no/s.har", mode: .recordOnce(over: StubTransport()))
    let failure = await #expect(throws: TransportError.self) {
      try await recorder.send(Request(url: try WebURL("http://h.example/x")))
    }
    #expect(
      failure?.code == .requestParameter && failure?.message.hasPrefix("/proc/no/s.har: it cannot") == true)
  }

  @Test("a body that goes into a file is in the recording")
  func file() async throws {
    let folder = try TestFolder()
    var request = Request(url: try WebURL("http://h.example/x"))
    request.options.delivery = .file(path: folder.path + "/f")
    let path = folder.path + "/s.har"
    _ = try await RecordedTransport(path, mode: .recordOnce(over: StubTransport(body: "whole"))).send(request)
    request.options.delivery = .memory
    let exchange = try await RecordedTransport(path).send(request)
    #expect(exchange.body.bytes == Array("whole".utf8))
  }
}
