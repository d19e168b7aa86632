/// Which version of HTTP to speak.
public enum HTTPVersion: String, Sendable, Hashable {
  /// HTTP/2 where TLS agrees on it, otherwise HTTP/1.1.
  case automatic
  case http10 = "1.0"
  case http11 = "1.1"
  case http2 = "2"
}
