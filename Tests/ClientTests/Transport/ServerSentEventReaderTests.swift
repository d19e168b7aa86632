import ApusClient
import ApusPacingTestSupport
import Testing

@Suite("Server-sent events", .paced)
struct ServerSentEventReaderTests {
  func read(
    _ text: String, piece size: Int = 7, limit: Int = 100
  ) throws -> (events: [ServerSentEvent], retry: Duration?) {
    var reader = ServerSentEventReader(limit: limit)
    let bytes = Array(text.utf8)
    var events: [ServerSentEvent] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      events += try reader.events(in: bytes[start..<min(start + size, bytes.count)])
    }
    return (events, reader.retry)
  }

  @Test("events have a type, their data lines joined, and the last id", arguments: [1, 2, 3, 100])
  func events(_ size: Int) throws {
    let text = "\u{feff}: hello\n\nevent: add\ndata: 1\ndata:  2\nid: 7\n\ndata\n\ndata:x\r\n\r\n"
    #expect(
      try read(text, piece: size).events == [
        ServerSentEvent(type: "add", data: "1\n 2", id: "7"), ServerSentEvent(data: "", id: "7"),
        ServerSentEvent(data: "x", id: "7"),
      ])
  }

  @Test("what is no event is none: comments, unknown fields, no data, no end")
  func none() throws {
    #expect(try read(":\n\nfoo: bar\n\nevent: x\nid: 1\n\ndata: unfinished\n").events.isEmpty)
  }

  @Test("a type holds for one event, an id with a zero byte is ignored")
  func resets() throws {
    let events = try read("event: a\ndata: 1\n\ndata: 2\nid: x\0y\n\n").events
    #expect(events == [ServerSentEvent(type: "a", data: "1"), ServerSentEvent(data: "2")])
  }

  @Test(
    "a retry is a number of milliseconds, and nothing else is",
    arguments: [("10", 10), ("", nil), ("1s", nil), ("-1", nil), ("99999999999999999999", nil)])
  func retry(_ value: String, _ milliseconds: Int?) throws {
    #expect(try read("retry: \(value)\n\n").retry == milliseconds.map { .milliseconds($0) })
  }

  @Test(
    "an event that is too long is an error, in one line, in many, or without an end",
    arguments: [1, 5, 1_000])
  func tooLong(_ size: Int) throws {
    let lines = String(repeating: "data: 12345\n", count: 20)
    for text in [
      lines, "data: " + String(repeating: "x", count: 101), "\n: " + String(repeating: "x", count: 99),
    ] {
      let problem = #expect(throws: StreamPieceTooLong.self) { try read(text, piece: size) }
      #expect(problem?.limit == 100)
    }
    #expect(try read("data: " + String(repeating: "x", count: 94) + "\n\n", piece: size).events.count == 1)
    #expect(try read(String(repeating: "data: 12345\n\n", count: 50), piece: size).events.count == 50)
  }
}
