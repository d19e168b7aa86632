import ApusClient
import ApusPacingTestSupport
import Synchronization
import Testing

@Suite("Events as a sequence", .paced)
struct APIClientSequencesTests {
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

  private static func events(_ text: String) -> StubTransport.Answer {
    .bytes(Array(text.utf8), contentType: "text/event-stream")
  }

  @Test("events are asked for once, unless the stream is to go on")
  func events() async throws {
    let script = Script([Self.events("id: 1\ndata: a\n\ndata: b\n\n")])
    var data: [String] = []
    for try await event in script.client.events(of: Log(), after: "0") { data.append(event.data) }
    #expect(data == ["a", "b"] && script.ids.withLock(\.self) == ["0"])
  }

  @Test("a stream goes on after the last event, and forgets what was not finished")
  func reconnects() async throws {
    let script = Script([
      Self.events("retry: 70\nid: 1\ndata: a\n\nid: 2\ndata: cut"),
      Self.events("data: b\n\nid: 3\ndata: c\n\n"),
    ])
    let waits = Mutex<[Duration]>([])
    var events: [ServerSentEvent] = []
    let stream = script.client.events(of: Log(), reconnects: true, after: "0") { time in
      waits.withLock { $0.append(time) }
    }
    for try await event in stream { events.append(event) }
    #expect(events.map(\.data) == ["a", "b", "c"] && events.map(\.id) == ["1", "1", "3"])
    #expect(script.ids.withLock(\.self) == ["0", "1", "3"])
    #expect(waits.withLock(\.self) == [.milliseconds(70), .milliseconds(70)])
  }
}
