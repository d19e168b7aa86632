@testable import ApusContracts

/// Streams of events and plain texts, each with one change.
extension ChangedAnswer {
  private static let events =
    "event: price\ndata: {\"n\": 1}\n\nevent: trade\ndata: {\"id\": 2, \"side\": \"buy\"}\n\nevent: price\ndata: {\"n\": 3}\n\n"
  private static let stream = "text/event-stream"

  static let streams: [ChangedAnswer] = [
    .body("an event of another name", .red, events, events.replacing("price", with: "error"), type: stream),
    .body(
      "events without names", .red, events,
      events.replacing("event: price\n", with: "").replacing("event: trade\n", with: ""), type: stream),
    .body(
      "one kind of events did not come", .noted, events, "event: price\ndata: {\"n\": 1}\n\n", type: stream),
    .body("another kind of events", .noted, events, events + "event: ping\ndata: {}\n\n", type: stream),
    .body(
      "data of an event without a key", .red, events, events.replacing(", \"side\": \"buy\"", with: ""),
      type: stream),
    .body("no events", .noted, events, ": nothing yet\n\n", type: stream),
    .body(
      "more events in another order", .green, events,
      "event: trade\ndata: {\"id\": 9, \"side\": \"buy\"}\n\n" + events, type: stream),
    .body(
      "another name where all had one", .red, "event: a\ndata: {}\n\n", "event: b\ndata: {}\n\n", type: stream
    ),
  ]

  static let texts: [ChangedAnswer] = [
    .body("another hash in a text", .green, "build 7f3c9a1", "build 9a3c7f2", type: "text/plain"),
    .body("another time of day in a text", .green, "12:00:01 up", "12:00:02 up", type: "text/plain"),
    .body(
      "another day in a text, with strokes", .green, "2026/11/01 12:00", "2026/11/02 9:01", type: "text/plain"
    ),
    .body("another day in Japanese", .green, "2026年11月1日", "2026年12月24日", type: "text/plain"),
    .body("another day with a name", .green, "Nov 1, 2026", "Dec 24, 2026", type: "text/plain"),
    .body(
      "another key in a text", .green, "id 01ARZ3NDEKTSV4RRFFQ69G5FAV", "id 01BX5ZZKBKACTAV9WEVGEMMVRZ",
      type: "text/plain"),
    .body("another second since 1970", .green, "time=1730000000", "time=1730000999", type: "text/plain"),
    .body("a word in the place of a hash", .red, "build 7f3c9a1", "build failed", type: "text/plain"),
    .body("a status that is another one", .red, "200 OK", "500 OK", type: "text/plain"),
    .body("a number with a digit more", .noted, "job 999999", "job 1000000", type: "text/plain"),
    .body("another text", .red, "OK", "ERROR: database down", type: "text/plain"),
    .body(
      "another day in a text", .green, "up since 2026-11-20T08:00:00Z", "up since 2026-11-22T10:00:00Z",
      type: "text/plain"),
    .body("another number in a text", .noted, "17 users", "18 users", type: "text/plain"),
    .body(
      "another id in a text", .green, "123e4567-e89b-12d3-a456-426614174000",
      "223e4567-e89b-12d3-a456-426614174999", type: "text/plain"),
    .body("a long text with another end", .green, longText, longText + "more", type: "text/plain"),
    .body(
      "a long text with another first line", .red, longText, longText.replacing("The tale", with: "Error"),
      type: "text/plain"),
  ]

  private static let longText = "The tale\n" + String(repeating: "word after word ", count: 20)
}
