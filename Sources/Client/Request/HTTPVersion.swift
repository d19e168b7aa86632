/// Which version of HTTP to speak.
public enum HTTPVersion: String, Sendable, Hashable {
  /// HTTP/2 where TLS agrees on it or where it is known to be spoken without, otherwise HTTP/1.1.
  case automatic
  /// HTTP/1.0.
  case http10 = "1.0"
  /// HTTP/1.1.
  case http11 = "1.1"
  /// Without TLS the server is asked to change to it, and may answer with HTTP/1.1 as well.
  case http2 = "2"
  /// HTTP/2 at once, without TLS, too.
  case http2PriorKnowledge = "2-prior-knowledge"
}
