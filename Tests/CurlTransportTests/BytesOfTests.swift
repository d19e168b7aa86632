import ApusClient
import ApusCurlTransport
import ApusPacingTestSupport
import Synchronization
import Testing

@Suite("The bytes of an answer as a sequence, over a socket", .paced)
struct BytesOfTests {
  private struct Hub: Service {
    struct ErrorResponse: Decodable, Sendable { let message: String }
    let baseURL: WebURL
  }

  private struct Film: Endpoint {
    typealias API = Hub
    typealias Response = EmptyResponse
    var path: EndpointPath { "/film" }
  }

  /// Sends the beginning of an answer, waits until the client closes, and says so.
  private func endless(_ gate: Gate) throws -> ScriptedServer {
    try ScriptedServer { _ in
      [.text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n"), .holdThenTell(gate)]
    }
  }

  private func client(_ server: ScriptedServer) throws -> APIClient<Hub> {
    var client = APIClient(service: Hub(baseURL: try WebURL(server.url())), transport: CurlTransport())
    client.options.proxy = .direct
    return client
  }

  @Test("are all there in order, decoded, whatever they are")
  func all() async throws {
    let body = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let server = try ScriptedServer { _ in [.response(200, [], body)] }
    var came: [UInt8] = []
    for try await bytes in try client(server).bytes(of: Film()) {
      #expect(!bytes.isEmpty)
      came += bytes
    }
    #expect(came == body)
    let zipped = try ScriptedServer { _ in [.response(200, ["Content-Encoding: gzip"], Samples.gzip)] }
    var text = ""
    for try await bytes in try client(zipped).bytes(of: Film()) {
      text += String(decoding: bytes, as: UTF8.self)
    }
    #expect(text == Samples.text)
  }

  @Test("come before the answer is whole, and whoever leaves the loop closes the connection")
  func leaving() async throws {
    let closed = Gate()
    let server = try endless(closed)
    var came: [UInt8] = []
    for try await bytes in try client(server).bytes(of: Film()) {
      came += bytes
      if came.count == 2 { break }
    }
    await closed.wait()
    #expect(came == Array("ab".utf8))
  }

  @Test("end with cancelled where the task is cancelled, and the connection is closed")
  func cancelling() async throws {
    let (began, closed) = (Gate(), Gate())
    let server = try endless(closed)
    let client = try client(server)
    let task = Task {
      for try await _ in client.bytes(of: Film()) { began.open() }
    }
    await began.wait()
    task.cancel()
    let error = await #expect(throws: APIError<Hub.ErrorResponse>.self) { try await task.value }
    #expect(error?.isCancelled == true)
    await closed.wait()
  }

  @Test("that are cut have been handed over, and the failure behind them is told")
  func cut() async throws {
    let server = try ScriptedServer { _ in [.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc"), .close]
    }
    let came = Mutex<[UInt8]>([])
    let error = await #expect(throws: APIError<Hub.ErrorResponse>.self) {
      for try await bytes in try client(server).bytes(of: Film()) { came.withLock { $0 += bytes } }
    }
    #expect(error?.code == .bodyTruncated && came.withLock(\.self) == Array("abc".utf8))
  }

  @Test("of an answer that says no are the error, and no bytes")
  func refused() async throws {
    let server = try ScriptedServer { _ in
      [.response(404, ["Content-Type: application/json"], Array(#"{"message": "no film"}"#.utf8))]
    }
    let error = await #expect(throws: APIError<Hub.ErrorResponse>.self) {
      for try await _ in try client(server).bytes(of: Film()) { Issue.record("there were bytes") }
    }
    guard case .rejected(404, .typed(let body), _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(body.message == "no film")
  }
}
