/// How long to wait. `nil` waits for ever.
///
/// By default only what stands still is given up: a body may take its time while bytes of it move.
public struct Deadlines: Sendable, Hashable {
  /// Until the connection stands: the name looked up, TCP, TLS. Ten seconds by default.
  public var connect: Duration?
  /// Without a byte in either direction: of a body that is sent, of the answer. Events come when something happens: a
  /// stream of them has a limit of silence only where this is another than the thirty seconds that are usual.
  public var idle: Duration?
  /// For everything, redirects included, from the moment when the transfer begins. None by default.
  public var total: Duration?
  /// For as long as other requests have all the connections that there may be, or all the room of a `ConcurrencyLimit`.
  /// The other deadlines begin afterwards. None by default.
  public var waiting: Duration?

  /// - Parameters:
  ///   - connect: ten seconds by default.
  ///   - idle: thirty seconds by default.
  ///   - total: none by default.
  ///   - waiting: none by default.
  public init(
    connect: Duration? = .seconds(10), idle: Duration? = .seconds(30), total: Duration? = nil,
    waiting: Duration? = nil
  ) {
    self.connect = connect
    self.idle = idle
    self.total = total
    self.waiting = waiting
  }

  private static let usualIdle = Duration.seconds(30)

  /// How long it may be silent once there is such a head, or none.
  package func idle(after head: ResponseHead?) -> Duration? {
    idle == Self.usualIdle && head?.isEventStream == true ? nil : idle
  }
}

extension ResponseHead {
  /// Whether its body has no end, and comes when something happens.
  package var isEventStream: Bool {
    headers["Content-Type"]?.lowercased().hasPrefix("text/event-stream") ?? false
  }
}
