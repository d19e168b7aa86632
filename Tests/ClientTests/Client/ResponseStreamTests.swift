import ApusClient
import ApusPacingTestSupport
import Synchronization
import Testing

@Suite("What a response is made of, as a sequence", .paced)
struct ResponseStreamTests {
  private struct Hub: Service {
    struct ErrorResponse: Decodable, Sendable { let message: String }
    var baseURL: WebURL { .https("hub.example") }
  }

  private struct Log: Endpoint {
    typealias API = Hub
    typealias Response = EmptyResponse
    var path: EndpointPath { "/log" }
  }

  /// Answers in turn, and keeps the ids of the events that were asked to begin after.
  private final class Script: Sendable {
    private let answers: Mutex<[StubTransport.Answer]>
    let ids = Mutex<[String?]>([])

    init(_ answers: [StubTransport.Answer]) { self.answers = Mutex(answers) }

    var client: APIClient<Hub> {
      APIClient(
        service: Hub(),
        transport: StubTransport { request in
          self.ids.withLock { $0.append(request.headers["Last-Event-ID"]) }
          return self.answers.withLock { $0.isEmpty ? .response(status: 204) : $0.removeFirst() }
        })
    }
  }

  @Test("lines come in order, and the loop ends with the answer")
  func lines() async throws {
    var lines: [String] = []
    for try await line in Script([.response(status: 200, body: "a\nりんご\nc")]).client.lines(of: Log()) {
      lines.append(line)
    }
    #expect(lines == ["a", "りんご", "c"])
  }

  @Test("an answer that is no success is the error that the client throws")
  func rejected() async throws {
    let client = Script([.response(status: 404, body: #"{"message": "no log"}"#)]).client
    let error = await #expect(throws: APIError<Hub.ErrorResponse>.self) {
      for try await _ in client.lines(of: Log()) {}
    }
    guard case .rejected(404, .typed(let body), _) = error else {
      throw error ?? CancellationError() as any Error
    }
    #expect(body.message == "no log")
  }

  @Test("nothing is sent before somebody iterates, and whoever leaves gets no more")
  func lazy() async throws {
    let script = Script([.response(status: 200, body: "a\nb\n"), .response(status: 200, body: "c\n")])
    let lines = script.client.lines(of: Log())
    #expect(script.ids.withLock(\.count) == 0)
    for try await line in lines {
      #expect(line == "a")
      break
    }
    for try await line in lines { #expect(line == "c") }
    #expect(script.ids.withLock(\.count) == 2)
  }

  @Test("a task that is cancelled ends with cancelled")
  func cancelled() async throws {
    let client = Script([.response(status: 200, body: "a\n")]).client
    let task = Task { () throws -> Void in
      withUnsafeCurrentTask { $0?.cancel() }
      for try await _ in client.lines(of: Log()) {}
    }
    let error = await #expect(throws: APIError<Hub.ErrorResponse>.self) { try await task.value }
    #expect(error?.code == .cancelled)
  }
}
