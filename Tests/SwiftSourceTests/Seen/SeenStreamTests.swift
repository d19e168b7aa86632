import ApusClient
import ApusCompilerTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusSwiftSource

@Suite("Answers that come one after the other", .paced)
struct SeenStreamTests {
  private func source(
    _ type: String, _ body: String, path: String = "/news", usedBy usage: UsageStyle = .async
  ) throws -> String {
    let request = Request(method: .get, url: try WebURL("http://example.test\(path)"))
    let seen = MadeUpExchange(request, body, as: type)
    let model = try SourceModel(of: SourceMaterial(seen, among: [seen])).model(named: nil)
    return SwiftSource.text(of: model, usedBy: usage)
  }

  private let events = "event: next\ndata: {\"title\": \"A\"}\n\nevent: complete\ndata:\n\n"

  @Test("are read as they come, each as what it is")
  func read() throws {
    let lines = try source("application/x-ndjson", "{\"id\": 1}\n{\"id\": 2, \"name\": \"b\"}\n")
    #expect(lines.contains("for try await line in client.lines(of: endpoint) where !line.isEmpty {"))
    #expect(lines.contains("typealias Response = String") && !lines.contains("client.send"), "\(lines)")
    #expect(lines.contains("struct Item: ") && lines.contains(" name: String?"), "\(lines)")
    let events = try source("text/event-stream", events)
    #expect(events.contains("for try await event in client.events(of: endpoint) where !event.data.isEmpty {"))
    #expect(events.contains("decode(Example.News.Item.self, from: Array(event.data.utf8))"), "\(events)")
    #expect(events.contains("let title: String") && !events.contains("let event"), "\(events)")
  }

  @Test("are text where what comes is no JSON")
  func text() throws {
    let events = try source("text/event-stream", "data: one\n\ndata: two\n\n")
    #expect(events.contains("print(event.type, event.data)") && !events.contains("Item"), "\(events)")
    #expect(try source("application/x-ndjson", "").contains("print(line)"))
  }

  @Test("are one text where all is asked for at once")
  func whole() throws {
    let alone = try source("text/event-stream", events, usedBy: .urlsession)
    #expect(alone.contains("typealias Response = String") && alone.contains("String(decoding: data"))
    #expect(try source("text/event-stream", events, usedBy: .callback).contains("client.send(endpoint)"))
  }

  @Test("make source that compiles")
  func compiles() throws {
    let modules = try #require(Compiler.modules)
    let sources = [
      try source("application/jsonl", "{\"at\": \"2026-11-01T10:00:00Z\"}\n"),
      try source("text/event-stream", events), try source("text/event-stream", "data: one\n\n"),
    ]
    for source in sources {
      #expect(try Compiler.complaints(about: source, options: ["-I", modules]) == "", "\(source)")
    }
  }
}
