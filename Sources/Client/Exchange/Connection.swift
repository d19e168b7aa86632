/// The connection that a hop went over.
public struct Connection: Sendable, Hashable {
  /// The server's, or that of the proxy in between.
  public var remoteAddress: String?
  /// The port at the other end.
  public var remotePort: Int?
  /// What the request went through; `nil` when it went straight to the server, or the transport cannot tell.
  public var proxy: ProxyURL?
  /// The environment's variable that named the proxy; `nil` when a request did.
  public var proxyVariable: String?
  /// Whether an earlier request had opened it.
  public var isReused: Bool
  /// Such as `TLSv1.3`; `nil` without TLS.
  public var tlsVersion: String?
  /// The server's own first. None without TLS, and where the transport does not tell.
  public var certificates: [Certificate] = []

  /// A connection of which nothing more is known.
  public init(remoteAddress: String? = nil, remotePort: Int? = nil, isReused: Bool = false) {
    self.remoteAddress = remoteAddress
    self.remotePort = remotePort
    self.isReused = isReused
  }
}
