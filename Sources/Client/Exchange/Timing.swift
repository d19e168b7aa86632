/// Where the time of one hop went. A phase the transport cannot measure, or that did not happen, is `nil`.
public struct Timing: Sendable, Hashable {
  /// Waiting for a connection to be free.
  public var queue: Duration?
  /// The name looked up.
  public var dns: Duration?
  /// The connection made.
  public var connect: Duration?
  /// TLS agreed upon.
  public var tls: Duration?
  /// Sending the request.
  public var request: Duration?
  /// From the last byte sent to the first received.
  public var wait: Duration?
  /// The body received.
  public var download: Duration?
  /// Everything, whether or not the phases are known.
  public var total: Duration

  /// A time of which only the whole is known, and that is zero by default.
  public init(total: Duration = .zero) { self.total = total }
}
