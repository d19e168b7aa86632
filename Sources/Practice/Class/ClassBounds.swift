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
  /// How long a refusal waits, so that asking on and on gains nothing; and how long at most for who does it over many
  /// connections at once.
  package var patience = Duration.milliseconds(250)
  package var longestPatience = Duration.seconds(15)
  /// Connections of all together. To let one wait takes nothing from others; to end one makes room for the next.
  package var together = 3900
  /// Connections that have not said whose they are, or were refused, of all together: one that is a student's needs a
  /// moment to say so.
  package var strangers = 1300
  /// Connections that wait for a whole request, of all together; beyond it whoever has most of them loses one.
  package var waiting = 2600
  /// After this time without a request a student's things are as they were at the start.
  package var idle = Duration.seconds(2 * 3600)

  package init() {}

  /// How long a refusal waits for whom so many others of the same student wait: however many there are, they come to
  /// as many a second as if each connection that a student may have were refused all the time.
  func patience(beside others: Int) -> Duration {
    min(patience * max(1, Double(others) / Double(max(1, connections))), max(patience, longestPatience))
  }

  /// How many descriptors it takes to let so many connections wait.
  var descriptors: Int { together + Self.otherDescriptors }

  private static let otherDescriptors = 124

  /// The limits of a server that keeps them, as far as so many descriptors go.
  func limits(descriptors: Int) -> Limits {
    let together = min(together, max(1, descriptors - Self.otherDescriptors))
    var limits = Limits()
    limits.connections = together
    limits.body = body
    limits.countedBody = 64 * 1024 * 1024
    limits.idle = .seconds(60)
    limits.strangers = min(strangers, (together + 2) / 3)
    limits.waiting = min(waiting, (together * 2 + 2) / 3)
    limits.longestAnswer = longestAnswer
    return limits
  }
}
