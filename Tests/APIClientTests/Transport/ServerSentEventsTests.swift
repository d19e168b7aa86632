import APIClient
import Testing

@Suite("Server-sent events")
struct ServerSentEventsTests {
  func read(_ text: String, piece size: Int = 7) -> (events: [ServerSentEvent], retry: Duration?) {
    var reader = ServerSentEventReader()
    let bytes = Array(text.utf8)
    var events: [ServerSentEvent] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      events += reader.events(in: bytes[start..<min(start + size, bytes.count)])
    }
    return (events, reader.retry)
  }

  @Test("events have a type, their data lines joined, and the last id", arguments: [1, 2, 3, 100])
  func events(_ size: Int) {
    let text = "\u{feff}: hello\n\nevent: add\ndata: 1\ndata:  2\nid: 7\n\ndata\n\ndata:x\r\n\r\n"
    #expect(
      read(text, piece: size).events == [
        ServerSentEvent(type: "add", data: "1\n 2", id: "7"), ServerSentEvent(data: "", id: "7"),
        ServerSentEvent(data: "x", id: "7"),
      ])
  }

  @Test("what is no event is none: comments, unknown fields, no data, no end")
  func none() {
    #expect(read(":\n\nfoo: bar\n\nevent: x\nid: 1\n\ndata: unfinished\n").events.isEmpty)
  }

  @Test("a type holds for one event, an id with a zero byte is ignored")
  func resets() {
    let events = read("event: a\ndata: 1\n\ndata: 2\nid: x\0y\n\n").events
    #expect(events == [ServerSentEvent(type: "a", data: "1"), ServerSentEvent(data: "2")])
  }

  @Test(
    "a retry is a number of milliseconds, and nothing else is",
    arguments: [("10", 10), ("", nil), ("1s", nil), ("-1", nil), ("99999999999999999999", nil)])
  func retry(_ value: String, _ milliseconds: Int?) {
    #expect(read("retry: \(value)\n\n").retry == milliseconds.map { .milliseconds($0) })
  }
}
