import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusAnswers

@Suite("Asking whether a kept answer is still good", .paced)
struct RevalidationTests {
  private let request: Request

  init() throws { request = Request(url: try WebURL("http://h.test/l"), headers: ["Accept": "a/b"]) }

  private actor Answers {
    private var left: [StubTransport.Answer]
    private(set) var asked: [HeaderFields] = []

    init(_ answers: [StubTransport.Answer]) { left = answers }

    func next(to request: Request) -> StubTransport.Answer {
      asked.append(request.headers)
      return left.isEmpty ? .failure(.reset, "no more") : left.removeFirst()
    }
  }

  /// The kept answer to the request, and what asks whether it is good.
  private func revalidation(
    _ headers: HeaderFields, _ answers: StubTransport.Answer...
  ) async throws -> (exchange: Exchange, kept: Record.Kept?, asked: [HeaderFields]) {
    let left = Answers(answers)
    var records = Records()
    let first = try await StubTransport { _ in .response(status: 200, headers: headers, body: "[1]") }.send(
      request)
    _ = records.add("get /l", first)
    let revalidation = Revalidation(
      of: try #require(records.kept(for: request)), over: StubTransport { await left.next(to: $0) })
    let exchange = try await revalidation.send(request)
    return (exchange, revalidation.confirmation, await left.asked)
  }

  private let headers: HeaderFields = [
    "Content-Type": "application/json", "ETag": "\"a\"", "Content-Length": "3", "X-RateLimit-Remaining": "9",
  ]

  @Test("a 304 brings the kept body under the newer head, and the request as it was meant")
  func confirmed() async throws {
    let (exchange, kept, asked) = try await revalidation(
      headers,
      .response(
        status: 304, headers: ["ETag": "W/\"a\"", "X-RateLimit-Remaining": "8", "Content-Length": "0"]))
    #expect(exchange.body.bytes == Array("[1]".utf8) && exchange.body.wireByteCount == 0)
    #expect(exchange.response?.status == 200)
    #expect(exchange.response?.headers["X-RateLimit-Remaining"] == "8")
    #expect(exchange.response?.headers["Content-Length"] == "3")
    #expect(exchange.response?.headers["Content-Type"] == "application/json")
    #expect(!exchange.request.headers.contains("If-None-Match"))
    #expect(asked.map { $0["If-None-Match"] } == ["\"a\""])
    #expect(kept?.number == 1 && kept?.answer.response?.status == 304)
  }

  @Test("another answer takes its place, and is none that was kept")
  func changed() async throws {
    let (exchange, kept, asked) = try await revalidation(
      headers, .response(status: 200, headers: ["ETag": "\"b\""], body: "[2]"))
    #expect(exchange.body.bytes == Array("[2]".utf8) && kept?.number == nil && asked.count == 1)
    #expect(!exchange.request.headers.contains("If-None-Match"))
    #expect(exchange.hops.last?.sent.headers["If-None-Match"] == "\"a\"")
  }

  @Test("a 304 about something else is asked again without a condition")
  func other() async throws {
    let (exchange, kept, asked) = try await revalidation(
      headers, .response(status: 304, headers: ["ETag": "\"z\""]), .response(status: 200, body: "[3]"))
    #expect(exchange.body.bytes == Array("[3]".utf8) && kept?.number == nil)
    #expect(asked.map { $0["If-None-Match"] } == ["\"a\"", nil])
  }

  @Test("a failure stays one")
  func failure() async throws {
    await #expect(throws: TransportError.self) {
      try await revalidation(headers, .failure(.reset, "it broke"))
    }
  }
}
