/// What the server accepts, and how long it waits. Beyond these it refuses; it never grows without bound.
package struct Limits: Sendable {
  /// Beyond this many connections a new one is answered 503. The default fits into the usual 1,024 descriptors.
  package var connections = 900
  /// Bytes of a request line; more is 414.
  package var requestLine = 16 * 1024
  /// Bytes of all header lines together; more is 431.
  package var head = 64 * 1024
  /// Header lines; more is 431.
  package var fields = 200
  /// Bytes of a request body that is kept in memory; more is 413.
  package var body = 8 * 1024 * 1024
  /// Bytes of a request body that is only counted (`/upload`); more is 413.
  package var countedBody = 16 * 1024 * 1024 * 1024
  /// How long a connection may rest between two requests.
  package var idle = Duration.seconds(300)
  /// How long a whole request head may take; longer is 408.
  package var headTime = Duration.seconds(10)
  /// How long a client may neither send the body it promised nor read what it asked for.
  package var stall = Duration.seconds(30)
  /// How long a closing connection waits for the client to close its side too.
  package var farewell = Duration.seconds(1)
  /// How long one answer may take; a longer one is cut. Nil, the default, is no limit.
  package var longestAnswer: Duration?

  /// How many connections may wait with no whole request; beyond it one of whoever has most ends.
  package var waiting = 600
  /// Told, in a line, what the server does to defend itself. Nothing listens by default.
  package var log: @Sendable (String) -> Void = { _ in }

  /// How many connections may be open of which nobody knows whose they are; beyond it the one that waits longest ends.
  /// Nil, the default, is no limit: where everybody is alike, nobody is a stranger.
  package var strangers: Int?

  package init() {}
}
