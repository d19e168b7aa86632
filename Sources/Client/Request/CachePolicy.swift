/// Whether a transport may answer from a cache.
public enum CachePolicy: Sendable, Hashable {
  /// Every request goes to the server.
  case none
  /// Whatever the transport's own cache does by the protocol's rules, where it has one.
  case standard
}
