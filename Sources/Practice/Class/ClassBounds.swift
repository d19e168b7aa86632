/// What one student of a class may take of the server. Beyond it there is 429, for that student alone.
package struct ClassBounds: Sendable, Hashable {
  /// Connections at the same time.
  package var connections = 24
  /// Requests in a second, over some time; and how many may come at once.
  package var requestsPerSecond = 50.0
  package var burst = 200.0
  /// How long it may take to make an answer before it counts as more than one request; and as how many at most.
  package var timeOfOne = Duration.milliseconds(1)
  package var mostForOne = 20.0
  /// Bytes in a second, in both directions together, over some time; and how many may go at once.
  package var bytesPerSecond = 8.0 * 1024 * 1024
  package var byteBurst = 32.0 * 1024 * 1024
  /// Bytes of bodies that a student's requests may leave here.
  package var kept = 4 * 1024 * 1024
  /// Bytes of one body.
  package var body = 256 * 1024
  /// How long an answer may take, so that faults that hang end.
  package var longestAnswer = Duration.seconds(30)
  /// How long a refusal waits, so that asking on and on gains nothing.
  package var patience = Duration.milliseconds(250)
  /// Connections that have not said whose they are, of all together: one that is a student's needs a moment to say so.
  package var strangers = 300
  /// Connections that wait for a whole request, of all together; beyond it whoever has most of them loses one.
  package var waiting = Limits().waiting
  /// After this time without a request a student's things are as they were at the start.
  package var idle = Duration.seconds(2 * 3600)

  package init() {}

  /// The limits of a server that keeps them.
  package var limits: Limits {
    var limits = Limits()
    limits.body = body
    limits.countedBody = 64 * 1024 * 1024
    limits.idle = .seconds(60)
    limits.strangers = strangers
    limits.waiting = waiting
    limits.longestAnswer = longestAnswer
    return limits
  }
}
