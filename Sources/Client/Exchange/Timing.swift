/// Where the time of one hop went. A phase the transport cannot measure, or that did not happen, is `nil`.
public struct Timing: Sendable, Hashable {
  /// Waiting for a connection to be free.
  public var queue: Duration?
  public var dns: Duration?
  public var connect: Duration?
  public var tls: Duration?
  /// Sending the request.
  public var request: Duration?
  /// From the last byte sent to the first received.
  public var wait: Duration?
  public var download: Duration?
  /// Everything, whether or not the phases are known.
  public var total: Duration

  public init(total: Duration = .zero) { self.total = total }
}
