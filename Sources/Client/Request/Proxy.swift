/// What stands between a request and its server.
public enum Proxy: Sendable, Hashable {
  /// Whatever `http_proxy`, `https_proxy`, `all_proxy` and `no_proxy` say.
  case environment
  /// None, whatever the environment says.
  case direct
  /// This one, whatever the environment says, `no_proxy` included.
  case through(ProxyURL)
}
